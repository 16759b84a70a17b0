extension JavaScriptParser {
    /// Reads a declaration; false, at the same place, if there is none.
    func declaration(_ words: [String], _ list: inout [CodeDraft]) -> Bool {
        let next = kind(1)
        let isNamed = next == .word && !token(at: position + 1).isAfterLine
        switch text(at: position) {
        case "var", "let", "const":
            guard next == .word || next == .open && word(1) != "(" else { return false }
            if word(1) == "enum" {
                position += 1
                return declaration(words + ["const"], &list)
            }
            let words = words + [takeText()]
            variables(words, &list)
            endStatement()
        case "function": list.append(functionDeclaration(words))
        case "async":
            guard word(1) == "function", isNamed else { return false }
            position += 1
            list.append(functionDeclaration(words + ["async"]))
        case "class": list.append(classDeclaration(words))
        case "interface" where isNamed: list.append(skippedType("interface", words))
        case "enum" where isNamed: list.append(enumDeclaration(words))
        case "type" where isNamed: skipTypeAlias()
        case "opaque" where isNamed && word(1) == "type":
            position += 1
            skipTypeAlias()
        case "namespace" where isNamed, "module" where next == .word || next == .string,
            "global" where word(1) == "{" && words.contains("declare"):
            list.append(namespace(words))
        case "abstract" where isNamed, "declare" where isNamed: return modified(words, &list)
        default: return false
        }
        return true
    }

    /// Reads a declaration behind a word such as `declare`.
    private func modified(_ words: [String], _ list: inout [CodeDraft]) -> Bool {
        let first = position
        guard !words.contains(text(at: position)) else { return false }
        let words = words + [takeText()]
        if word == "export", !words.contains("export") {
            exportDeclaration(words, &list)
            return true
        }
        if declaration(words, &list) { return true }
        position = first
        guard words.last == "declare" else { return false }
        // A declaration of Flow alone, such as `declare opaque`, holds types only.
        position = behind(position + 1)
        while !isAtEnd, !isAfterLine, !take(";") { position = behind(position) }
        return true
    }

    // MARK: - Variables

    /// Reads variables behind the word that declares them.
    func variables(_ words: [String], _ list: inout [CodeDraft]) {
        repeat {
            var draft = CodeDraft(.variable, at: line, words: words)
            let first = position
            bindingTarget(&draft)
            guard position > first else { return }
            _ = take("!")
            if take(":") { draft.type = type(hasArrow: true) }
            if take("=") { draft.children.append(assignment().as(.value)) }
            list.append(draft)
        } while take(",")
    }

    // MARK: - Functions

    private func functionDeclaration(_ words: [String]) -> CodeDraft {
        var draft = CodeDraft(.function, at: line, words: words)
        position += 1
        if take("*") { draft.words.append("*") }
        if kind == .word { draft.text = takeText() }
        functionParts(&draft)
        if word == "{" { draft.children.append(block(.body)) } else { endStatement() }
        return draft
    }

    /// Reads the parameters and the type of a result.
    func functionParts(_ draft: inout CodeDraft, isArrow: Bool = false) {
        if word == "<" { skipTypeParameters() }
        guard word == "(" else { return note(.notUnderstood) }
        draft.children += parameters()
        if take(":") { draft.type = type(hasArrow: !isArrow) }
        if take("%") { position = behind(min(position + 1, limit)) }
        guard draft.kind == .function else { return }
        let count = draft.children.filter { $0.role == .parameter }.count
        draft.label = Self.label(draft.text, [String](repeating: "_", count: count))
    }

    /// Reads the rest of a function that is a value, from its parameters on.
    func closure(_ draft: inout CodeDraft) {
        functionParts(&draft)
        guard word == "{" else { return note(.notUnderstood) }
        closureBody(&draft)
    }

    func closureBody(_ draft: inout CodeDraft) {
        let level = enter()
        draft.children += statements()
        leave(level)
    }

    /// Reads parameters in round brackets.
    func parameters() -> [CodeDraft] {
        var list: [CodeDraft] = []
        let level = enter()
        while !isAtEnd {
            list.append(parameter())
            skipToComma()
            _ = take(",")
        }
        leave(level)
        return list
    }

    private static let parameterModifiers: Set<ScriptWord> = [
        "public", "private", "protected", "readonly", "override",
    ]

    private func parameter() -> CodeDraft {
        var draft = CodeDraft(.parameter, at: line, role: .parameter, label: "_")
        draft.words = decorators()
        while kind == .word, kind(1) == .word, Self.parameterModifiers.contains(word) {
            draft.words.append(takeText())
        }
        if take("...") { draft.words.append("...") }
        bindingTarget(&draft)
        _ = take("?")
        if take(":") { draft.type = type(hasArrow: true) }
        if take("=") { draft.children.append(assignment().as(.value)) }
        return draft
    }
}
