/// The statements and expressions that scripts of all languages have, read by what a language has of its own.
protocol ScriptGrammar: ScriptParser {
    /// True if a statement without a semicolon ends at the place.
    var isAtStatementEnd: Bool { get }
    /// The level of the operator at the place; `nil` if there is none.
    var level: Int? { get }
    /// True at an operator with a type behind it, such as `as`.
    var isAtCast: Bool { get }
    /// True if a member, a call or the like follows.
    var isBeforeLink: Bool { get }

    /// Reads a statement, or several if it declares several variables.
    func statement(_ list: inout [CodeDraft])
    /// Reads the value in the round brackets behind `if`.
    func conditions() -> [CodeDraft]
    func expression() -> CodeDraft
    /// Reads an operand with the operators before it.
    func unary() -> CodeDraft
    /// Reads a type behind a value.
    func cast(_ value: CodeDraft) -> CodeDraft
    /// Reads one member, call or sign behind a value.
    func linked(_ base: inout CodeDraft)
}

// MARK: - Statements

extension ScriptGrammar {
    /// Reads statements up to the end of the brackets.
    func statements() -> [CodeDraft] {
        var list: [CodeDraft] = []
        while !isAtEnd {
            let first = position
            statement(&list)
            guard position == first else { continue }
            note(.notUnderstood)
            position += 1
        }
        return list
    }

    func block(_ role: CodeRole) -> CodeDraft {
        var draft = CodeDraft(.block, at: line, role: role)
        let level = enter()
        draft.children = statements()
        leave(level)
        return draft
    }

    /// Reads a block, or the one statement that stands for it.
    func body(_ role: CodeRole) -> CodeDraft {
        guard word != "{" else { return block(role) }
        var draft = CodeDraft(.block, at: line, role: role)
        if !isAtEnd { statement(&draft.children) }
        return draft
    }

    /// Moves behind the end of a statement; skips what stands there else.
    func endStatement() {
        guard !take(";"), !isAtStatementEnd else { return }
        skipUnknownStatement()
    }

    func ifStatement() -> CodeDraft {
        var draft = CodeDraft(.if, at: line)
        position += 1
        draft.children = conditions() + [body(.then)]
        guard take("else") else { return draft }
        if word == "if" {
            var list: [CodeDraft] = []
            statement(&list)
            draft.children += list.map { $0.as(.otherwise) }
        } else {
            draft.children.append(body(.otherwise))
        }
        return draft
    }

    /// Reads `return` or `throw` with its value.
    func leavingStatement() -> CodeDraft {
        var draft = CodeDraft(word == "return" ? .return : .throw, at: line)
        position += 1
        if !isAtStatementEnd, word != ";" { draft.children = [expression().as(.value)] }
        endStatement()
        return draft
    }

    /// Reads `break` or `continue` with its label.
    func jump() -> CodeDraft {
        var draft = CodeDraft(word == "break" ? .break : .continue, at: line)
        position += 1
        if kind == .word, !isAtStatementEnd { draft.text = takeText() }
        endStatement()
        return draft
    }
}

// MARK: - Expressions

extension ScriptGrammar {
    /// Reads operators of a level or a higher one, with their operands.
    func binary(_ minimum: Int) -> CodeDraft {
        let outer = links
        links = 0
        defer { links = max(outer, links) }
        var left = unary()
        while let level, level >= minimum {
            guard link() else {
                _ = skipDeepValue()
                break
            }
            left = isAtCast ? cast(left) : operation(left, level)
        }
        return left
    }

    /// Reads all operands of operators of one level.
    private func operation(_ left: CodeDraft, _ level: Int) -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        var draft = CodeDraft(.operation, at: left.line, [left])
        var names: [String] = []
        while self.level == level, !isAtCast {
            var name = takeText()
            while name.hasPrefix(">"), name.utf8.count < 3, word == ">", isJoined(0) {
                name += takeText()
            }
            if !names.contains(name) { names.append(name) }
            draft.children.append(binary(level + 1))
        }
        draft.text = names.joined(separator: " ")
        return draft
    }

    /// Reads an operand behind the sign at the place.
    func prefixed() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        var draft = CodeDraft(.operation, at: line)
        draft.text = takeText()
        draft.children = [unary()]
        return draft
    }

    /// Reads the members, calls and signs behind a value.
    func linked(behind value: CodeDraft) -> CodeDraft {
        var base = value
        while isBeforeLink {
            guard link() else {
                skipLinks()
                break
            }
            linked(&base)
        }
        guard word == "++" || word == "--", !isAtStatementEnd else { return base }
        return CodeDraft(.operation, takeText(), at: base.line, [base])
    }

    func subscripted(_ base: CodeDraft) -> CodeDraft {
        let level = enter()
        let argument = CodeDraft(.argument, at: line, role: .argument, [expression().as(.value)])
        if !isAtEnd { note(.notUnderstood) }
        position = limit
        leave(level)
        return CodeDraft(.subscript, at: base.line, [base.as(.base), argument])
    }

    /// Skips members and calls beyond the limit.
    func skipLinks() {
        while isBeforeLink {
            let isSign = word == "." || word == "?."
            position = behind(position)
            if isSign, kind == .word { position += 1 }
        }
    }
}
