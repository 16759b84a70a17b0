extension JavaScriptParser {
    private static let assignments: Set<ScriptWord> = [
        "=", "+=", "-=", "*=", "/=", "%=", "**=", "<<=", "&=", "|=", "^=", "&&=", "||=", "??=",
    ]

    /// Reads an expression, with commas.
    func expression() -> CodeDraft {
        let first = assignment()
        return word == "," ? sequence(first) : first
    }

    private func sequence(_ first: CodeDraft) -> CodeDraft {
        var draft = CodeDraft(.operation, ",", at: first.line, [first])
        while take(",") { draft.children.append(assignment()) }
        return draft
    }

    /// Reads an expression without commas.
    func assignment() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        if isArrowFunction { return arrowFunction() }
        if isPattern { return patternAssignment() }
        let left = binary(0)
        switch kind {
        case .sign where word == "?": return choice(left)
        case .sign where Self.assignments.contains(word): return assignment(to: left, 1)
        case .sign where shiftAssignmentCount > 0: return assignment(to: left, shiftAssignmentCount)
        default: return left
        }
    }

    /// True if what is in the brackets here is taken apart: `{ data: { id } } = message`.
    private var isPattern: Bool {
        guard kind == .open, word == "{" || word == "[" else { return false }
        let end = behind(position)
        return end < limit && token(at: end).word == "="
    }

    /// Reads names that are given parts of a value, like those of a variable.
    private func patternAssignment() -> CodeDraft {
        var draft = CodeDraft(.variable, at: line)
        bindingTarget(&draft)
        if take("=") { draft.children.append(assignment().as(.value)) }
        return draft
    }

    private func assignment(to target: CodeDraft, _ count: Int) -> CodeDraft {
        let sign = joined(position..<position + count)
        position += count
        return CodeDraft(
            .assignment, sign, at: target.line, [target.as(.target), assignment().as(.value)])
    }

    private func choice(_ condition: CodeDraft) -> CodeDraft {
        var draft = CodeDraft(.choice, at: condition.line, [condition.as(.condition)])
        position += 1
        let outer = choiceLimit
        choiceLimit = limit
        draft.children.append(assignment().as(.then))
        choiceLimit = outer
        guard take(":") else {
            note(.notUnderstood)
            return draft
        }
        draft.children.append(assignment().as(.otherwise))
        return draft
    }

    // MARK: - Functions

    private var isArrowFunction: Bool {
        switch kind {
        case .word:
            if word(1) == "=>" { return true }
            guard word == "async", !token(at: position + 1).isAfterLine else { return false }
            return kind(1) == .word && word(2) == "=>"
                || word(1) == "(" && isArrow(behind: position + 1)
                || word(1) == "<" && isGenericArrow(at: position + 1)
        case .open: return word == "(" && isArrow(behind: position)
        case .sign: return word == "<" && isGenericArrow(at: position)
        default: return false
        }
    }

    private func isGenericArrow(at index: Int) -> Bool {
        guard let end = typeArgumentsEnd(index), token(at: end).word == "(" else { return false }
        return isArrow(behind: end)
    }

    /// True if an arrow follows the round brackets at an index, maybe behind a type.
    private func isArrow(behind index: Int) -> Bool {
        let end = behind(index)
        let next = token(at: end)
        guard next.word == ":" else { return next.word == "=>" }
        guard choiceLimit != limit, end + 1 < limit, isLikeParameters(index, end) else {
            return false
        }
        var type = typeEnd(from: end + 1, hasArrow: false)
        if token(at: type).word == "%" { type = behind(min(type + 1, limit)) }
        return token(at: type).word == "=>"
    }

    private func isLikeParameters(_ start: Int, _ end: Int) -> Bool {
        let first = token(at: start + 1)
        return start + 2 == end || first.kind == .word
            || ["{", "[", "...", "@"].contains(first.word)
    }

    private func arrowFunction() -> CodeDraft {
        var draft = CodeDraft(.closure, at: line)
        if word == "async", word(1) != "=>" { draft.words = [takeText()] }
        if kind == .word {
            draft.children = [
                CodeDraft(.parameter, takeText(), at: draft.line, role: .parameter, label: "_")
            ]
        } else {
            functionParts(&draft, isArrow: true)
        }
        guard take("=>") else {
            note(.notUnderstood)
            return draft
        }
        let outer = choiceLimit
        if word == "{" {
            closureBody(&draft)
        } else {
            let place = line
            draft.children.append(CodeDraft(.return, at: place, [assignment().as(.value)]))
        }
        choiceLimit = outer
        return draft
    }
}
