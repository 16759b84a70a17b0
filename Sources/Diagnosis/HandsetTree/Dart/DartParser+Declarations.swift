extension DartParser {
    private static let modifiers: Set<ScriptWord> = [
        "external", "static", "const", "final", "late", "covariant", "var", "abstract", "augment",
        "factory", "base",
        "sealed", "interface",
    ]
    private static let signsBehindName: Set<ScriptWord> = [
        "(", "=", ";", ",", "<", ".", "=>", ":", ")", "?", "}",
    ]

    /// Reads a declaration of a file, or a member of a type.
    func declaration(of owner: String = "", _ list: inout [CodeDraft]) {
        guard !isTooDeep else { return skipDeepStatement() }
        depth += 1
        defer { depth -= 1 }
        guard !take(";") else { return }
        var words = annotations()
        if directive(words, &list) { return }
        while kind == .word, Self.modifiers.contains(word),
            !Self.signsBehindName.contains(word(1)) || isBeforeRecord
        {
            words.append(takeText())
        }
        if typeDeclaration(words, &list) { return }
        let first = position
        member(of: owner, words, &list)
        if position == first, !isAtEnd { skipUnknownStatement() }
    }

    /// True if the type of a record and a name are behind the word at the place.
    private var isBeforeRecord: Bool {
        guard word(1) == "(", position + 1 < limit else { return false }
        let next = token(at: typeEnd(position + 1))
        return next.kind == .word && !["async", "sync"].contains(next.word)
    }

    private func directive(_ words: [String], _ list: inout [CodeDraft]) -> Bool {
        guard kind(1) == .string || kind(1) == .word || kind(1) == .sign && word(1) == ";" else {
            return false
        }
        if word == "import" || word == "export" || word == "part" && kind(1) == .string {
            list.append(module())
        } else if word == "library"
            && (kind(1) == .word && word(2) == ";" || word(2) == "." || word(1) == ";")
            || word == "part" && word(1) == "of"
            || word == "typedef"
        {
            while !isAtEnd, !take(";") { position = behind(position) }
        } else {
            return false
        }
        return true
    }

    private func module() -> CodeDraft {
        var draft = CodeDraft(.module, at: line)
        if word != "import" { draft.words = [text(at: position)] }
        position += 1
        if kind == .string {
            draft.text = stringText(at: position)
            position += 1
        } else {
            note(.notUnderstood)
        }
        while !isAtEnd, !take(";") {
            if take("as") {
                draft.children.append(CodeDraft(.binding, takeText(), at: draft.line, label: "*"))
            } else if take("show") {
                repeat {
                    let name = takeText()
                    draft.children.append(CodeDraft(.binding, name, at: draft.line, label: name))
                } while take(",")
            } else {
                position = behind(position)
            }
        }
        return draft
    }

    // MARK: - Members

    /// Reads a variable, a function or a constructor.
    func member(of owner: String, _ words: [String], _ list: inout [CodeDraft]) {
        let place = line
        var words = words
        var type = ""
        if isPattern { return patternVariable(words, &list) }
        if !isAccessor, !isOperator { type = typeBeforeName() }
        if isAccessor { words.append(takeText()) }
        if isOperator {
            position += 1
            let first = position
            if word == "[" { position = behind(position) }
            while !isAtEnd, word != "(" { position += 1 }
            let name = "operator" + joined(first..<position)
            return function(CodeDraft(.function, name, at: place, type: type, words: words), &list)
        }
        guard kind == .word else { return }
        var name = takeText()
        if word == ".", kind(1) == .word, name == owner {
            position += 1
            name += "." + takeText()
        }
        if word == "(" || word == "<" && isFunctionHead || words.last == "get"
            || words.last == "set"
        {
            function(CodeDraft(.function, name, at: place, type: type, words: words), &list)
        } else {
            variables(CodeDraft(.variable, name, at: place, type: type, words: words), &list)
            endStatement()
        }
    }

    private var isAccessor: Bool { (word == "get" || word == "set") && kind(1) == .word }

    private var isOperator: Bool {
        word == "operator" && kind == .word
            && (kind(1) == .sign && word(1) != ";" && word(1) != "=" || word(1) == "[")
    }

    private var isFunctionHead: Bool {
        guard let end = typeArgumentsEnd(position) else { return false }
        return token(at: end).word == "("
    }

    /// Reads the values of variables from the name of the first one on.
    func variables(_ first: CodeDraft, _ list: inout [CodeDraft]) {
        var draft = first
        draft.children = []
        while true {
            if take("=") { draft.children = [expression().as(.value)] }
            list.append(draft)
            guard word == ",", kind(1) == .word else { return }
            position += 1
            draft = CodeDraft(.variable, at: line, type: first.type, words: first.words)
            draft.text = takeText()
        }
    }

    // MARK: - Functions

    /// Reads a function behind its name.
    func function(_ start: CodeDraft, _ list: inout [CodeDraft]) {
        var draft = start
        skipTypeArguments()
        draft.label = draft.text
        if word == "(" {
            draft.children = parameters()
            draft.label = Self.label(draft.text, draft.children.map(\.label))
        }
        if word == ":" { initializers(&draft.children) }
        draft.words += asyncWords()
        if word == "{" {
            draft.children.append(block(.body))
        } else if word == "=>" {
            draft.children.append(arrowBody())
            endStatement()
        } else if take("=") {
            // A constructor that is another one.
            draft.children.append(expression().as(.value))
            endStatement()
        } else {
            endStatement()
        }
        list.append(draft)
    }

    /// Reads `async`, `async*` or `sync*`.
    func asyncWords() -> [String] {
        guard word == "async" || word == "sync" else { return [] }
        let text = takeText()
        return [take("*") ? text + "*" : text]
    }

    private func arrowBody() -> CodeDraft {
        position += 1
        let place = line
        return CodeDraft(
            .block, at: place, role: .body,
            [CodeDraft(.return, at: place, [expression().as(.value)])])
    }

    private func initializers(_ list: inout [CodeDraft]) {
        repeat {
            position += 1
            let first = position
            list.append(expression())
            if position == first { return }
        } while word == ","
    }

    // MARK: - Parameters

    /// Reads parameters in round brackets, with those in the brackets within.
    func parameters() -> [CodeDraft] {
        var list: [CodeDraft] = []
        let level = enter()
        while !isAtEnd {
            if word == "{" || word == "[" {
                let isNamed = word == "{"
                let inner = enter()
                while !isAtEnd { parameter(isNamed: isNamed, &list) }
                leave(inner)
                skipToComma()
                _ = take(",")
            } else {
                parameter(isNamed: false, &list)
            }
        }
        leave(level)
        return list
    }

    private func parameter(isNamed: Bool, _ list: inout [CodeDraft]) {
        var draft = CodeDraft(.parameter, at: line, role: .parameter)
        draft.words = annotations()
        while ["required", "covariant", "final", "const", "var", "late"].contains(word),
            kind(1) != .end,
            word(1) != ",", word(1) != "="
        {
            draft.words.append(takeText())
        }
        draft.type = typeBeforeName()
        if word == "this" || word == "super", word(1) == "." {
            draft.words.append(takeText())
            position += 1
        }
        if kind == .word { draft.text = takeText() }
        draft.label = isNamed ? draft.text : "_"
        skipTypeArguments()
        if word == "(" {
            let first = position
            position = behind(position)
            _ = take("?")
            draft.type += (draft.type.isEmpty ? "" : " ") + "Function" + joined(first..<position)
        }
        if take("=") || take(":") { draft.children = [expression().as(.value)] }
        list.append(draft)
        skipToComma()
        _ = take(",")
    }
}
