extension JavaScriptParser {
    func whileLoop() -> CodeDraft {
        var draft = CodeDraft(.loop, "while", at: line)
        position += 1
        draft.children = [condition(.condition), body(.body)]
        return draft
    }

    func doLoop() -> CodeDraft {
        var draft = CodeDraft(.loop, "do", at: line)
        position += 1
        draft.children = [body(.body)]
        guard take("while") else { return draft }
        draft.children.append(condition(.condition))
        _ = take(";")
        return draft
    }

    func forLoop() -> CodeDraft {
        var draft = CodeDraft(.loop, "for", at: line)
        position += 1
        if take("await") { draft.words = ["await"] }
        guard word == "(" else {
            note(.notUnderstood)
            return draft
        }
        let level = enter()
        if let word = wordOfLoop() {
            collectionHead(word, &draft)
        } else {
            countingHead(&draft)
        }
        position = limit
        leave(level)
        draft.children.append(body(.body))
        return draft
    }

    /// Returns the index of `of` or `in` in the head of a loop; `nil` if it has semicolons.
    private func wordOfLoop() -> Int? {
        var (index, found) = (position, Int?.none)
        while index < limit {
            let word = tokens[index].word
            if word == ";" { return nil }
            if found == nil, index > position, word == "of" || word == "in" { found = index }
            index = behind(index)
        }
        return found
    }

    private func collectionHead(_ index: Int, _ draft: inout CodeDraft) {
        let outer = loopWord
        loopWord = index
        if tokens[index].word == "in" { draft.words.append("in") }
        if ["var", "let", "const"].contains(word), position + 1 < index {
            var variable = CodeDraft(.variable, at: line, role: .pattern)
            variable.words = [takeText()]
            bindingTarget(&variable)
            draft.children.append(variable)
        } else {
            draft.children.append(expression().as(.pattern))
        }
        loopWord = outer
        position = index + 1
        draft.children.append(expression().as(.subject))
    }

    private func countingHead(_ draft: inout CodeDraft) {
        if ["var", "let", "const"].contains(word), kind(1) != .sign {
            let words = [takeText()]
            variables(words, &draft.children)
        } else if word != ";" {
            draft.children.append(expression())
        }
        guard take(";") else { return note(.notUnderstood) }
        if word != ";" { draft.children.append(expression().as(.condition)) }
        guard take(";") else { return note(.notUnderstood) }
        if !isAtEnd { draft.children.append(expression()) }
    }
}
