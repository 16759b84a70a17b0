extension DartParser {
    private enum Beginning {
        case boolean, nothing, construction, `switch`
    }

    private static let beginnings: [ScriptWord: Beginning] = [
        "true": .boolean, "false": .boolean, "null": .nothing, "const": .construction,
        "new": .construction,
        "switch": .switch,
    ]

    /// Reads a value without what stands behind it.
    func primary() -> CodeDraft {
        switch kind {
        case .word: return wordValue()
        case .number: return literal(.number)
        case .string, .quoteOpen: return strings()
        case .open:
            if word == "(" { return isBody(at: behind(position)) ? closure() : parenthesized() }
            return word == "[" ? list() : dictionary()
        case .sign where word == "<": return typedLiteral()
        case .sign where word == "#": return symbol()
        case .sign where word == "." && kind(1) == .word:
            position += 1
            return literal(.member)
        default: return unknownValue()
        }
    }

    private func wordValue() -> CodeDraft {
        guard let beginning = Self.beginnings[word] else {
            if Self.reservedWords.contains(word), !["this", "super", "assert"].contains(word) {
                return unknownValue()
            }
            return literal(.name)
        }
        switch beginning {
        case .boolean: return literal(.boolean)
        case .nothing: return literal(.nothing)
        case .construction: return construction()
        case .switch: return word(1) == "(" ? switchValue() : unknownValue()
        }
    }

    /// Reads a value behind `const` or `new`.
    private func construction() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        let place = line
        let word = takeText()
        var draft = postfix()
        draft.line = place
        if draft.kind == .call || draft.kind == .list || draft.kind == .dictionary {
            draft.words = [word]
        }
        return draft
    }

    private func symbol() -> CodeDraft {
        let (first, place) = (position, line)
        position += 1
        while kind == .word || word == "." { position += 1 }
        return CodeDraft(.selector, joined(first..<position), at: place)
    }

    /// Reads a list, a map or a closure behind its types.
    private func typedLiteral() -> CodeDraft {
        guard let end = typeArgumentsEnd(position) else { return unknownValue() }
        let type = joined(position + 1..<max(position + 1, end - 1))
        position = end
        guard kind == .open else { return unknownValue() }
        var draft = word == "[" ? list() : word == "{" ? dictionary() : closure()
        draft.type = type
        return draft
    }

    // MARK: - Closures and brackets

    private func closure() -> CodeDraft {
        var draft = CodeDraft(.closure, at: line)
        draft.children = parameters()
        draft.words = asyncWords()
        if word == "{" {
            let level = enter()
            draft.children += statements()
            leave(level)
        } else if take("=>") {
            let place = line
            draft.children.append(CodeDraft(.return, at: place, [expression().as(.value)]))
        } else {
            note(.notUnderstood)
        }
        return draft
    }

    /// Reads a value in round brackets, or a record.
    private func parenthesized() -> CodeDraft {
        var draft = CodeDraft(.list, at: line)
        let level = enter()
        var isRecord = isAtEnd
        while !isAtEnd {
            if kind == .word, word(1) == ":" {
                isRecord = true
                var entry = CodeDraft(.entry, at: line)
                entry.label = takeText()
                position += 1
                entry.children = [expression().as(.value)]
                draft.children.append(entry)
            } else {
                draft.children.append(expression())
            }
            skipToComma()
            if take(",") { isRecord = true }
        }
        leave(level)
        return isRecord ? draft : draft.children.first ?? draft
    }

    private func list() -> CodeDraft {
        var draft = CodeDraft(.list, at: line)
        draft.children = elements()
        return draft
    }

    private func dictionary() -> CodeDraft {
        var draft = CodeDraft(.dictionary, at: line)
        draft.children = elements()
        if !draft.children.isEmpty, !draft.children.contains(where: Self.hasEntry) {
            draft.kind = .list
        }
        return draft
    }

    /// True if an element of a collection is an entry of a map, or may add some.
    private static func hasEntry(_ draft: CodeDraft) -> Bool {
        switch draft.kind {
        case .entry: true
        case .if, .loop: draft.children.contains { $0.kind == .entry }
        default: false
        }
    }
}
