extension JavaScriptParser {
    private enum Beginning {
        case function, async, type, new, boolean, nothing
    }

    private static let beginnings: [ScriptWord: Beginning] = [
        "function": .function, "async": .async, "class": .type, "new": .new, "true": .boolean,
        "false": .boolean,
        "null": .nothing, "undefined": .nothing,
    ]

    /// Reads a value without what stands behind it.
    func primary() -> CodeDraft {
        switch kind {
        case .word: return wordValue()
        case .number: return literal(.number)
        case .regularExpression: return literal(.other)
        case .string: return string()
        case .quoteOpen: return template()
        case .elementOpen: return element()
        case .open:
            if word == "(" { return parenthesized() }
            return word == "[" ? list() : dictionary()
        default:
            if word == "@" {
                let words = decorators()
                if word == "class" { return classDeclaration(words) }
            }
            return unknownValue()
        }
    }

    private func wordValue() -> CodeDraft {
        guard let beginning = Self.beginnings[word] else { return literal(.name) }
        switch beginning {
        case .function: return function([])
        case .async:
            guard word(1) == "function", !token(at: position + 1).isAfterLine else {
                return literal(.name)
            }
            position += 1
            return function(["async"])
        case .type: return classDeclaration([])
        case .new: return construction()
        case .boolean: return literal(.boolean)
        case .nothing: return literal(.nothing)
        }
    }

    private func function(_ words: [String]) -> CodeDraft {
        var draft = CodeDraft(.closure, at: line, words: words)
        position += 1
        if take("*") { draft.words.append("*") }
        if kind == .word { draft.text = takeText() }
        closure(&draft)
        return draft
    }

    /// Reads a value in round brackets, maybe with a type of Flow.
    private func parenthesized() -> CodeDraft {
        let level = enter()
        var value = expression()
        if take(":") {
            value = CodeDraft(
                .cast, "as", at: value.line, type: type(hasArrow: true), [value.as(.value)])
        }
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        leave(level)
        return value
    }

    private func list() -> CodeDraft {
        var draft = CodeDraft(.list, at: line)
        let level = enter()
        while !isAtEnd {
            if take(",") { continue }
            draft.children.append(spreadOrValue())
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return draft
    }

    /// Reads a value, or the elements of one behind three points.
    func spreadOrValue() -> CodeDraft {
        guard word == "..." else { return assignment() }
        var draft = CodeDraft(.other, "...", at: line)
        position += 1
        draft.children = [assignment().as(.value)]
        return draft
    }

    private func dictionary() -> CodeDraft {
        var draft = CodeDraft(.dictionary, at: line)
        let level = enter()
        while !isAtEnd {
            draft.children.append(word == "..." ? spreadOrValue() : entry())
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return draft
    }

    private func entry() -> CodeDraft {
        var draft = CodeDraft(.entry, at: line)
        let words = decorators() + modifiers()
        let name = token(at: position)
        if word == "[" {
            let level = enter()
            draft.children = [expression().as(.key)]
            position = limit
            leave(level)
            if draft.children[0].kind == .string { draft.label = draft.children[0].text }
        } else if [.word, .string, .number].contains(kind) {
            draft.label = keyText()
        } else {
            note(.notUnderstood)
            return draft
        }
        if word == "(" || word == "<" {
            var closure = CodeDraft(.closure, at: draft.line, role: .value, words: words)
            self.closure(&closure)
            draft.children.append(closure)
        } else if take(":") {
            draft.children.append(assignment().as(.value))
        } else if name.kind == .word {
            draft.children.append(shorthand(draft.label, at: draft.line))
        }
        return draft
    }

    /// Reads the rest of an entry whose key is its value, maybe with a default as in an assignment.
    private func shorthand(_ name: String, at place: Int) -> CodeDraft {
        let value = CodeDraft(.name, name, at: place, role: .value)
        guard take("=") else { return value }
        return CodeDraft(
            .assignment, "=", at: place, role: .value, [value.as(.target), assignment().as(.value)])
    }

    // MARK: - Strings

    func string() -> CodeDraft {
        var draft = CodeDraft(.string, at: line)
        draft.text = stringText(at: position)
        position += 1
        return draft
    }

    /// Returns the text of a string without its quotes.
    func stringText(at index: Int) -> String {
        guard index < limit else { return "" }
        let range = tokens[index].range
        let text = bytes[range.dropFirst()]
        let isClosed = text.count > 0 && text.last == bytes[range.lowerBound]
        return ScriptEscapes.text(isClosed ? text.dropLast() : text)
    }

    func template() -> CodeDraft {
        var draft = CodeDraft(.interpolation, at: line)
        let level = enter()
        while !isAtEnd {
            if kind == .holeOpen {
                draft.text += "\\()"
                let hole = enter()
                draft.children.append(expression())
                if !isAtEnd { note(.notUnderstood) }
                position = limit
                leave(hole)
            } else {
                if kind == .quoteText {
                    draft.text += ScriptEscapes.text(bytes[tokens[position].range])
                }
                position += 1
            }
        }
        leave(level)
        return draft
    }
}
