extension DartParser {
    private static let assignments: Set<ScriptWord> = [
        "=", "+=", "-=", "*=", "/=", "~/=", "%=", "<<=", "&=", "|=", "^=", "??=",
    ]
    private static let levels: [ScriptWord: Int] = [
        "??": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 5, ">": 5, "<=": 5, ">=": 5, "is": 5,
        "as": 5, "|": 6, "^": 7,
        "&": 8, "<<": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11, "~/": 11,
    ]

    func expression() -> CodeDraft { expression(hasCascade: true) }

    private func expression(hasCascade: Bool) -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        if word == "throw", kind == .word { return thrown() }
        var value = binary(0)
        if kind == .sign {
            if word == "?" {
                value = choice(value)
            } else if Self.assignments.contains(word) {
                value = assignment(to: value, 1, hasCascade)
            } else if shiftAssignmentCount > 0 {
                value = assignment(to: value, shiftAssignmentCount, hasCascade)
            }
        }
        return hasCascade && (word == ".." || word == "?..") ? cascade(value) : value
    }

    private func thrown() -> CodeDraft {
        var draft = CodeDraft(.throw, at: line)
        position += 1
        draft.children = [expression().as(.value)]
        return draft
    }

    private func assignment(to target: CodeDraft, _ count: Int, _ hasCascade: Bool) -> CodeDraft {
        let sign = joined(position..<position + count)
        position += count
        let value = expression(hasCascade: hasCascade)
        return CodeDraft(
            .assignment, sign, at: target.line, [target.as(.target), value.as(.value)])
    }

    private func choice(_ condition: CodeDraft) -> CodeDraft {
        var draft = CodeDraft(.choice, at: condition.line, [condition.as(.condition)])
        position += 1
        draft.children.append(expression(hasCascade: false).as(.then))
        guard take(":") else {
            note(.notUnderstood)
            return draft
        }
        draft.children.append(expression(hasCascade: false).as(.otherwise))
        return draft
    }

    /// Reads sections such as `..name = value`; each has the value before them as its base if that is a name.
    private func cascade(_ value: CodeDraft) -> CodeDraft {
        var draft = CodeDraft(.other, "..", at: value.line, [value])
        while take("..") || take("?..") {
            var section: CodeDraft
            if kind == .word {
                section = CodeDraft(.member, at: line)
                section.text = takeText()
                if value.kind == .name { section.children = [value.as(.base)] }
            } else if word == "[" {
                section = value.kind == .name ? value : CodeDraft(.other, at: line)
            } else {
                note(.notUnderstood)
                break
            }
            let outer = links
            links = 0
            section = links(section)
            links = max(outer, links)
            if kind == .sign, Self.assignments.contains(word) {
                section = assignment(to: section, 1, false)
            }
            draft.children.append(section)
        }
        return draft
    }

    // MARK: - Operators

    var level: Int? {
        guard kind == .sign || kind == .word, let level = Self.levels[word] else { return nil }
        guard word == ">" else { return level }
        guard shiftAssignmentCount == 0 else { return nil }
        return isJoined(1) && word(1) == ">" ? 9 : level
    }

    func cast(_ value: CodeDraft) -> CodeDraft {
        var draft = CodeDraft(.cast, at: value.line)
        draft.text = takeText()
        if draft.text == "is", take("!") { draft.text = "is!" }
        draft.type = type(isChecked: true)
        draft.children = [value.as(.value)]
        return draft
    }

    private static let signsBefore: Set<ScriptWord> = ["!", "-", "~", "++", "--"]

    func unary() -> CodeDraft {
        if word == "await", kind == .word { return awaited() }
        return kind == .sign && Self.signsBefore.contains(word) ? prefixed() : postfix()
    }

    private func awaited() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        var draft = CodeDraft(.effect, "await", at: line)
        position += 1
        draft.children = [unary().as(.value)]
        return draft
    }
}
