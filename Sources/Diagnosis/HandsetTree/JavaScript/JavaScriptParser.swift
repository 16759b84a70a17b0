/// Reads the tokens of a script into declarations, statements and expressions.
final class JavaScriptParser: ScriptParser {
    /// The index of `of` or `in` in the head of a loop, where it is not an operator.
    var loopWord = -1
    /// The end of the brackets in which the first branch of a choice is read; a colon there ends the branch.
    var choiceLimit = -1

    func file() -> [CodeDraft] { statements() }

    /// Reads statements up to the end of the brackets.
    func statements() -> [CodeDraft] {
        var list: [CodeDraft] = []
        while !isAtEnd {
            let first = position
            statement(&list)
            guard position == first else { continue }
            note(.notUnderstood)
            position += 1
        }
        return list
    }

    /// Reads a block in braces.
    func block(_ role: CodeRole) -> CodeDraft {
        var draft = CodeDraft(.block, at: line, role: role)
        let level = enter()
        draft.children = statements()
        leave(level)
        return draft
    }

    /// Reads a block, or the one statement that stands for it.
    func body(_ role: CodeRole) -> CodeDraft {
        guard word != "{" else { return block(role) }
        var draft = CodeDraft(.block, at: line, role: role)
        if !isAtEnd { statement(&draft.children) }
        return draft
    }

    /// Moves behind the end of a statement; skips what stands there else.
    func endStatement() {
        guard !take(";"), !isAfterLine else { return }
        skipUnknownStatement()
    }

    /// Reads the decorators at the place, as they stand.
    func decorators() -> [String] {
        var words: [String] = []
        while word == "@" {
            let first = position
            position += 1
            if word == "(" { position = behind(position) }
            while kind == .word || word == "." {
                position += 1
                guard word == "." else { break }
            }
            if word == "(" { position = behind(position) }
            words.append(source(first..<position))
        }
        return words
    }
}
