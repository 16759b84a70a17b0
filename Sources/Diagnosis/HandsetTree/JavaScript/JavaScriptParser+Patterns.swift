extension JavaScriptParser {
    /// Reads the name of a variable, or the names that take its value apart.
    func bindingTarget(_ draft: inout CodeDraft) {
        if kind == .word {
            draft.text = takeText()
        } else if word == "{" || word == "[" {
            bindings("", &draft.children)
        }
    }

    /// Reads the names in braces or square brackets; keys within others are joined by a point.
    private func bindings(_ prefix: String, _ list: inout [CodeDraft]) {
        guard !isTooDeep else {
            note(.nestedTooDeep)
            position = behind(position)
            return
        }
        depth += 1
        defer { depth -= 1 }
        let isList = word == "["
        let level = enter()
        var number = 0
        while !isAtEnd {
            if isList { element(prefix, number, &list) } else { entry(prefix, &list) }
            skipToComma()
            _ = take(",")
            number += 1
        }
        leave(level)
    }

    private func element(_ prefix: String, _ number: Int, _ list: inout [CodeDraft]) {
        guard word != "," else { return }
        part(take("...") ? prefix + "..." : prefix + String(number), &list)
        if take(":") { _ = type() }
    }

    private func entry(_ prefix: String, _ list: inout [CodeDraft]) {
        if take("...") { return part(prefix + "...", &list) }
        var key = ""
        if word == "[" {
            let level = enter()
            key = joined(position..<limit)
            position = limit
            leave(level)
        } else if kind == .word, word(1) != ":" {
            key = text(at: position)
            return part(prefix + key, &list)
        } else {
            key = keyText()
        }
        if take(":") { part(prefix + key, &list) } else { note(.notUnderstood) }
    }

    private func part(_ label: String, _ list: inout [CodeDraft]) {
        if kind == .word {
            var draft = CodeDraft(.binding, at: line, role: .pattern, label: label)
            draft.text = takeText()
            if word == "." || word == "[" { skipMember(&draft) }
            if take("=") { draft.children = [assignment().as(.value)] }
            list.append(draft)
        } else if word == "{" || word == "[" {
            bindings(label + ".", &list)
            guard take("=") else { return }
            list.append(CodeDraft(.other, "=", at: line, [assignment().as(.value)]))
        } else {
            note(.notUnderstood)
        }
    }

    /// Passes over a member that is given a part, which is no name of its own.
    private func skipMember(_ draft: inout CodeDraft) {
        draft.text = ""
        while !isAtEnd, word != ",", word != "=" { position = behind(position) }
    }

    /// Reads a key that is a word, a string or a number.
    func keyText() -> String {
        let key = kind == .string ? stringText(at: position) : text(at: position)
        if !isAtEnd { position += 1 }
        return key
    }
}
