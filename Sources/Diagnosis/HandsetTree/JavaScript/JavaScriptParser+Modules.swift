extension JavaScriptParser {
    func importDeclaration() -> CodeDraft {
        var draft = CodeDraft(.module, at: line)
        position += 1
        if ["type", "typeof"].contains(word), word(1) != "from", word(1) != ",", word(1) != "=" {
            draft.words = [takeText()]
        }
        if kind == .word, word(1) == "=" { return importAssignment(draft) }
        while !isAtEnd, kind != .string, word != "from" || word(1) == "from" || word(1) == "," {
            if word == "{" {
                draft.children += names()
            } else if take("*") {
                _ = take("as")
                binding("*", &draft.children)
            } else if kind == .word {
                binding("default", &draft.children)
            } else if !take(",") {
                break
            }
        }
        _ = take("from")
        source(&draft)
        return draft
    }

    /// Reads `import name = require("path")`.
    private func importAssignment(_ draft: CodeDraft) -> CodeDraft {
        var draft = draft
        binding("*", &draft.children)
        position += 1
        if take("require"), word == "(" {
            let level = enter()
            if kind == .string { draft.text = stringText(at: position) }
            position = limit
            leave(level)
        } else {
            draft.text = type()
        }
        endStatement()
        return draft
    }

    private func binding(_ label: String, _ list: inout [CodeDraft]) {
        list.append(CodeDraft(.binding, text(at: position), at: line, label: label))
        if !isAtEnd { position += 1 }
    }

    /// Reads the path of a module, and what is written about its kind.
    private func source(_ draft: inout CodeDraft) {
        if kind == .string {
            draft.text = stringText(at: position)
            position += 1
        } else {
            note(.notUnderstood)
        }
        if word == "with" || word == "assert", word(1) == "{" { position = behind(position + 1) }
        endStatement()
    }

    /// Reads names in braces, each with the other name that it has.
    private func names() -> [CodeDraft] {
        var list: [CodeDraft] = []
        let level = enter()
        while !isAtEnd {
            if ["type", "typeof"].contains(word), kind(1) == .word,
                word(1) != "as" || kind(2) != .word || word(2) == "as"
            {
                position += 1
            }
            let place = line
            let first = keyText()
            let second = take("as") ? keyText() : first
            list.append(CodeDraft(.binding, second, at: place, label: first))
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return list
    }

    // MARK: - Exports

    func exportDeclaration(_ words: [String], _ list: inout [CodeDraft]) {
        let place = line
        position += 1
        let words = words + ["export"]
        if word == "type", word(1) == "{" || word(1) == "*" { position += 1 }
        if take("default") {
            exportDefault(words + ["default"], at: place, &list)
        } else if word == "{" {
            exportNames(at: place, &list)
        } else if take("*") {
            var draft = CodeDraft(.module, at: place, words: ["export"])
            if take("as") { binding("*", &draft.children) }
            _ = take("from")
            source(&draft)
            list.append(draft)
        } else if take("=") {
            list.append(CodeDraft(.other, at: place, words: words, [expression().as(.value)]))
            endStatement()
        } else if take("as") {
            skipUnknownStatement()
        } else if word == "import" {
            list.append(importDeclaration())
        } else if word == "@" {
            let all = words + decorators()
            if !declaration(all, &list) { skipUnknownStatement() }
        } else if !declaration(words, &list) {
            skipUnknownStatement()
        }
    }

    private func exportDefault(_ words: [String], at place: Int, _ list: inout [CodeDraft]) {
        let words = words + decorators()
        if words.contains("declare"), word != "class", word != "function" {
            _ = type(hasArrow: true)
            return endStatement()
        }
        let isDeclaration =
            word == "function" || word == "class" || word == "interface" || word == "enum"
            || word == "async" && word(1) == "function" || word == "abstract" && word(1) == "class"
        if isDeclaration, declaration(words, &list) { return }
        if word == "(" || kind != .end, word != ";" {
            list.append(CodeDraft(.other, at: place, words: words, [assignment().as(.value)]))
        }
        endStatement()
    }

    private func exportNames(at place: Int, _ list: inout [CodeDraft]) {
        let names = names()
        if take("from") {
            var draft = CodeDraft(.module, at: place, words: ["export"], names)
            source(&draft)
            list.append(draft)
        } else {
            let entries = names.map { name in
                CodeDraft(
                    .entry, at: name.line, label: name.text,
                    [CodeDraft(.name, name.label, at: name.line, role: .value)])
            }
            list.append(CodeDraft(.other, at: place, words: ["export"], entries))
            endStatement()
        }
    }
}
