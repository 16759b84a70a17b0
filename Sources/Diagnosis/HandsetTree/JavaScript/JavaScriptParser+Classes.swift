extension JavaScriptParser {
    private static let memberModifiers: Set<ScriptWord> = [
        "static", "async", "get", "set", "public", "private", "protected", "readonly", "abstract",
        "override", "declare",
        "accessor",
    ]
    /// Signs behind a word that is a name, and no modifier.
    private static let signsBehindName: Set<ScriptWord> = [
        "(", "=", ";", ":", "?", "!", "<", ",", "}",
    ]

    /// Reads a class with its members.
    func classDeclaration(_ words: [String]) -> CodeDraft {
        var draft = CodeDraft(.type, at: line, type: "class", words: words)
        position += 1
        if kind == .word, word != "extends", word != "implements" { draft.text = takeText() }
        if word == "<" { skipTypeParameters() }
        draft.children = inherited()
        guard word == "{" else {
            note(.notUnderstood)
            return draft
        }
        let level = enter()
        while !isAtEnd {
            let first = position
            member(&draft.children)
            if position == first { skipUnknownStatement() }
        }
        leave(level)
        return draft
    }

    private func inherited() -> [CodeDraft] {
        var list: [CodeDraft] = []
        while take("extends") || take("implements") || take("mixins") || take(",") {
            let (first, place) = (position, line)
            var end = position
            while !isAtEnd, word != "{", word != "implements", word != "," {
                if word == "<" {
                    skipTypeParameters()
                } else {
                    position = behind(position)
                    end = position
                }
            }
            list.append(CodeDraft(.inherited, joined(first..<end), at: place, role: .inherited))
            if position == first { break }
        }
        return list
    }

    private func member(_ list: inout [CodeDraft]) {
        guard !take(";"), !take(",") else { return }
        var words = decorators()
        if word == "static", word(1) == "{" {
            position += 1
            return list.append(block(.element))
        }
        words += modifiers()
        let place = line
        guard let name = memberName() else { return }
        _ = take("?") || take("!")
        if word == "(" || word == "<" {
            var draft = CodeDraft(.function, name, at: place, words: words)
            functionParts(&draft)
            if word == "{" {
                draft.children.append(block(.body))
            } else if word != "," {
                endStatement()
            }
            list.append(draft)
        } else {
            var draft = CodeDraft(.variable, name, at: place, words: words)
            if take(":") { draft.type = type(hasArrow: true) }
            if take("=") { draft.children = [assignment().as(.value)] }
            if word != "," { endStatement() }
            list.append(draft)
        }
    }

    /// Reads the words before the name of a member or an entry.
    func modifiers() -> [String] {
        var words: [String] = []
        while kind == .word, Self.memberModifiers.contains(word), kind(1) != .end,
            !Self.signsBehindName.contains(word(1)),
            !(word == "async" && token(at: position + 1).isAfterLine)
        {
            words.append(takeText())
        }
        if take("*") { words.append("*") }
        return words
    }

    /// Reads the name of a member; `nil`, at the same place, if there is none.
    private func memberName() -> String? {
        if word == "+" || word == "-" { position += 1 }
        switch kind {
        case .word, .string, .number: return keyText()
        case .open where word == "[":
            let range = position + 1..<max(position + 1, behind(position) - 1)
            position = behind(position)
            return range.count == 1 && kind != .end && tokens[range.lowerBound].kind == .string
                ? stringText(at: range.lowerBound) : "[" + joined(range) + "]"
        default: return nil
        }
    }

    // MARK: - Types of TypeScript

    /// Reads the name of a type, and skips what is in its braces.
    func skippedType(_ kind: String, _ words: [String]) -> CodeDraft {
        var draft = CodeDraft(.type, at: line, type: kind, words: words)
        position += 1
        draft.text = takeText()
        if word == "<" { skipTypeParameters() }
        draft.children = inherited()
        if word == "{" { position = behind(position) } else { endStatement() }
        return draft
    }

    func enumDeclaration(_ words: [String]) -> CodeDraft {
        var draft = CodeDraft(.type, at: line, type: "enum", words: words)
        position += 1
        draft.text = takeText()
        if take("of") { position += 1 }
        guard word == "{" else {
            endStatement()
            return draft
        }
        let level = enter()
        while !isAtEnd {
            var entry = CodeDraft(.enumCase, at: line)
            entry.text = word == "..." ? takeText() : keyText()
            if take("=") { entry.children = [assignment().as(.value)] }
            draft.children.append(entry)
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return draft
    }

    func namespace(_ words: [String]) -> CodeDraft {
        var draft = CodeDraft(.type, at: line, words: words)
        draft.type = takeText()
        let first = position
        if kind == .string {
            draft.text = stringText(at: position)
            position += 1
        } else {
            while kind == .word || word == "." { position += 1 }
            draft.text = joined(first..<position)
        }
        if word == "{" {
            let level = enter()
            draft.children = statements()
            leave(level)
        } else {
            endStatement()
        }
        return draft
    }
}
