/// Reads the tokens of a script into declarations, statements and expressions.
final class JavaScriptParser: ScriptParser, ScriptGrammar {
    /// The index of `of` or `in` in the head of a loop, where it is not an operator.
    var loopWord = -1
    /// The end of the brackets in which the first branch of a choice is read; a colon there ends the branch.
    var choiceLimit = -1

    func file() -> [CodeDraft] { statements() }

    var isAtStatementEnd: Bool { isAfterLine }

    var isAtCast: Bool { word == "as" || word == "satisfies" }

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
