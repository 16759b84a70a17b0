extension DartParser {
    /// Reads a condition in round brackets, maybe with a pattern and a second condition.
    func conditions() -> [CodeDraft] {
        guard word == "(" else {
            note(.notUnderstood)
            return []
        }
        let level = enter()
        var list = [expression().as(.condition)]
        if take("case") {
            let pattern = pattern(before: ["when"])
            let value = list[0]
            list = [
                CodeDraft(.match, at: value.line, role: .condition, [pattern, value.as(.value)])
            ]
            if take("when") { list.append(expression().as(.condition)) }
        }
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        leave(level)
        return list
    }

    func whileLoop() -> CodeDraft {
        var draft = CodeDraft(.loop, "while", at: line)
        position += 1
        draft.children = conditions() + [body(.body)]
        return draft
    }

    func doLoop() -> CodeDraft {
        var draft = CodeDraft(.loop, "do", at: line)
        position += 1
        draft.children = [body(.body)]
        if take("while") { draft.children += conditions() }
        endStatement()
        return draft
    }

    func forLoop() -> CodeDraft {
        var draft = forHead()
        draft.children.append(body(.body))
        return draft
    }

    /// Reads `for` with what is in its brackets.
    func forHead() -> CodeDraft {
        var draft = CodeDraft(.loop, "for", at: line)
        if word == "await" { draft.words = [takeText()] }
        position += 1
        guard word == "(" else {
            note(.notUnderstood)
            return draft
        }
        let level = enter()
        if let index = wordOfLoop() {
            draft.children = [loopPattern(before: index)]
            position = index + 1
            draft.children.append(expression().as(.subject))
        } else {
            if word != ";" { statement(&draft.children) } else { position += 1 }
            if word != ";", !isAtEnd { draft.children.append(expression().as(.condition)) }
            if take(";") {
                while !isAtEnd {
                    let first = position
                    draft.children.append(expression())
                    if !take(","), position == first || !isAtEnd { break }
                }
            }
        }
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        leave(level)
        return draft
    }

    private func wordOfLoop() -> Int? {
        var index = position
        while index < limit, tokens[index].word != ";" {
            if index > position, tokens[index].word == "in" { return index }
            index = behind(index)
        }
        return nil
    }

    private func loopPattern(before index: Int) -> CodeDraft {
        var draft = CodeDraft(.variable, at: line, role: .pattern)
        while position < index, ["final", "var", "const", "late"].contains(word) {
            draft.words.append(takeText())
        }
        if position < index, tokens[index - 1].kind == .word {
            draft.type = joined(position..<index - 1)
            draft.text = text(at: index - 1)
        } else if position < index {
            bindings(position..<index, areWords: true, &draft.children)
        }
        return draft
    }

    func tryStatement() -> CodeDraft {
        var draft = CodeDraft(.do, at: line)
        position += 1
        draft.children = [body(.body)]
        while word == "on" || word == "catch" {
            var handler = CodeDraft(.catch, at: line)
            if take("on") { handler.type = type() }
            if take("catch"), word == "(" {
                let level = enter()
                while !isAtEnd {
                    if kind == .word {
                        handler.children.append(
                            CodeDraft(.binding, text(at: position), at: line, role: .pattern))
                    }
                    position += 1
                }
                leave(level)
            }
            handler.children.append(body(.body))
            draft.children.append(handler)
        }
        if take("finally") { draft.children.append(body(.otherwise)) }
        return draft
    }
}
