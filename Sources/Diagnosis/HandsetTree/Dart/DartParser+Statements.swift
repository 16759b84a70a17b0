extension DartParser {
    private enum Beginning {
        case block, `if`, `for`, `while`, `do`, `switch`, `try`, `return`, jump, `throw`, yield,
            variable, empty
        case annotation
    }

    private static let beginnings: [ScriptWord: Beginning] = [
        "{": .block, "if": .if, "for": .for, "await": .for, "while": .while, "do": .do,
        "switch": .switch, "try": .try,
        "return": .return, "break": .jump, "continue": .jump, "rethrow": .throw, "throw": .throw,
        "yield": .yield,
        "var": .variable, "final": .variable, "const": .variable, "late": .variable, ";": .empty,
        "@": .annotation,
    ]

    func statement(_ list: inout [CodeDraft]) {
        guard !isTooDeep else { return skipDeepStatement() }
        depth += 1
        defer { depth -= 1 }
        guard kind != .string, let beginning = Self.beginnings[word] else {
            return plainStatement(&list)
        }
        switch beginning {
        case .block: list.append(block(.element))
        case .if: list.append(ifStatement())
        case .for:
            if word == "for" || word(1) == "for" {
                list.append(forLoop())
            } else {
                plainStatement(&list)
            }
        case .while: list.append(whileLoop())
        case .do: list.append(doLoop())
        case .switch: list.append(switchStatement())
        case .try: list.append(tryStatement())
        case .return, .throw: list.append(leavingStatement())
        case .jump: list.append(jump())
        case .yield: list.append(yieldStatement())
        case .variable: variableStatement(&list)
        case .annotation: member(of: "", annotations(), &list)
        case .empty: position += 1
        }
    }

    /// Reads a variable, a function or an expression.
    private func plainStatement(_ list: inout [CodeDraft]) {
        if kind == .word, word(1) == ":", word != "default" {
            position += 2
            if !isAtEnd { statement(&list) }
            return
        }
        if isLocalDeclaration { return member(of: "", [], &list) }
        let first = position
        let value = expression()
        guard position > first else { return }
        list.append(value)
        endStatement()
    }

    /// True if the place begins a variable with its type, or a function.
    private var isLocalDeclaration: Bool {
        guard kind == .word || kind == .open else { return false }
        if word == "external" { return kind(1) == .word }
        let end = typeEnd(position)
        guard end > position else { return false }
        if kind == .word, isFunction(behind: position + 1) { return true }
        let name = token(at: end)
        guard name.kind == .word, !Self.reservedWords.contains(name.word), name.word != "as",
            name.word != "is"
        else {
            return false
        }
        let next = token(at: end + 1)
        if next.word == "(" || next.word == "<" { return isFunction(behind: end + 1) }
        if name.word == "get", next.kind == .word { return true }
        return ["=", ";", ",", "in"].contains(next.word) || next.kind == .end
    }

    /// True if parameters and the body of a function stand at an index.
    private func isFunction(behind index: Int) -> Bool {
        var index = index
        if token(at: index).word == "<", let end = typeArgumentsEnd(index) { index = end }
        guard token(at: index).word == "(" else { return false }
        return isBody(at: behind(index))
    }

    /// True if the body of a function begins at an index.
    func isBody(at index: Int) -> Bool {
        let next = token(at: index)
        if next.word == "async" || next.word == "sync" {
            return ["{", "=>", "*"].contains(token(at: index + 1).word)
        }
        return next.word == "{" && next.kind == .open || next.word == "=>"
    }

    private func variableStatement(_ list: inout [CodeDraft]) {
        if word == "const", ["[", "{", "<", "("].contains(word(1)) { return plainStatement(&list) }
        if word == "const", kind(1) == .word {
            let end = typeEnd(position + 1)
            if token(at: end).kind != .word, token(at: end).word != "=" {
                return plainStatement(&list)
            }
        }
        var words: [String] = []
        while ["late", "final", "const", "var"].contains(word), kind(1) == .word || kind(1) == .open
        {
            words.append(takeText())
        }
        guard !words.isEmpty else { return plainStatement(&list) }
        member(of: "", words, &list)
    }

    private func yieldStatement() -> CodeDraft {
        var draft = CodeDraft(.operation, "yield", at: line)
        position += 1
        if take("*") { draft.text = "yield*" }
        draft.children = [expression()]
        endStatement()
        return draft
    }
}
