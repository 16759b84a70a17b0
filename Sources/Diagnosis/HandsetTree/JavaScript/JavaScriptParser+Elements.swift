extension JavaScriptParser {
    /// Reads an element of JSX as a call of its name.
    func element() -> CodeDraft {
        var draft = CodeDraft(.call, at: line, words: ["element"])
        guard !isTooDeep else {
            note(.nestedTooDeep)
            position = behind(position)
            return draft
        }
        depth += 1
        defer { depth -= 1 }
        let level = enter()
        let first = position
        while kind == .word || kind == .sign && word == "." {
            if position > first, kind == .word, word(-1) != "." { break }
            position += 1
        }
        draft.text = joined(first..<position)
        attributes(&draft.children)
        children(&draft.children)
        position = limit
        leave(level)
        return draft
    }

    private func attributes(_ list: inout [CodeDraft]) {
        while !isAtEnd, kind != .elementTagEnd {
            var draft = CodeDraft(.argument, at: line, role: .argument)
            if word == "{" {
                braces(&draft)
            } else if kind == .word {
                draft.label = takeText()
                if take("=") {
                    attributeValue(&draft)
                } else {
                    draft.children = [CodeDraft(.boolean, "true", at: draft.line, role: .value)]
                }
            } else {
                note(.notUnderstood)
                position = behind(position)
                continue
            }
            list.append(draft)
        }
    }

    private func attributeValue(_ draft: inout CodeDraft) {
        switch kind {
        case .open where word == "{": braces(&draft)
        case .elementOpen: draft.children = [element().as(.value)]
        case .string:
            let text = bytes[tokens[position].range].dropFirst().dropLast()
            draft.children = [
                CodeDraft(.string, String(decoding: text, as: UTF8.self), at: line, role: .value)
            ]
            position += 1
        default: note(.notUnderstood)
        }
    }

    private func children(_ list: inout [CodeDraft]) {
        while !isAtEnd, kind != .elementClosing {
            var draft = CodeDraft(.argument, at: line, role: .argument, label: "children")
            switch kind {
            case .open where word == "{": braces(&draft)
            case .elementOpen: draft.children = [element().as(.value)]
            default: position += 1
            }
            if !draft.children.isEmpty { list.append(draft) }
        }
    }

    /// Reads an expression in braces; there is none in a comment's.
    private func braces(_ draft: inout CodeDraft) {
        let level = enter()
        if !isAtEnd {
            let value = spreadOrValue()
            draft.children = [value.as(.value)]
            if !isAtEnd { note(.notUnderstood) }
            position = limit
        }
        leave(level)
    }
}
