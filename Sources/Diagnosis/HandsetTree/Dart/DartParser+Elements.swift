extension DartParser {
    /// Reads the elements of a list, a set or a map in their brackets.
    func elements() -> [CodeDraft] {
        var list: [CodeDraft] = []
        let level = enter()
        while !isAtEnd {
            list.append(element())
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return list
    }

    private func element() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        if kind == .word {
            if word == "if", word(1) == "(" { return choiceElement() }
            if word == "for" && word(1) == "(" || word == "await" && word(1) == "for" {
                var draft = forHead()
                draft.children.append(element().as(.body))
                return draft
            }
        }
        if word == "..." || word == "...?" { return spread() }
        return entryOrValue()
    }

    private func choiceElement() -> CodeDraft {
        var draft = CodeDraft(.if, at: line)
        position += 1
        draft.children = conditions() + [element().as(.then)]
        if take("else") { draft.children.append(element().as(.otherwise)) }
        return draft
    }

    private func spread() -> CodeDraft {
        var draft = CodeDraft(.other, "...", at: line)
        position += 1
        draft.children = [expression().as(.value)]
        return draft
    }

    private func entryOrValue() -> CodeDraft {
        // A question mark before an element leaves out what is nothing.
        _ = take("?")
        let value = expression()
        guard take(":") else { return value }
        var draft = CodeDraft(.entry, at: value.line, [value.as(.key)])
        if value.kind == .string { draft.label = value.text }
        _ = take("?")
        draft.children.append(expression().as(.value))
        return draft
    }
}
