extension JavaScriptParser {
    private static let levels: [ScriptWord: Int] = [
        "??": 1, "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "===": 6, "!==": 6,
        "<": 7, ">": 7,
        "<=": 7, ">=": 7, "instanceof": 7, "in": 7, "as": 7, "satisfies": 7, "<<": 8, "+": 9,
        "-": 9, "*": 10,
        "/": 10, "%": 10, "**": 11, "|>": 1,
    ]
    private static let signsBefore: Set<ScriptWord> = [
        "!", "-", "+", "~", "++", "--", "delete", "typeof", "void",
    ]

    /// The level of the operator at the place; `nil` if there is none.
    private var level: Int? {
        guard kind == .sign || kind == .word, let level = Self.levels[word] else { return nil }
        if kind == .word {
            guard position != loopWord else { return nil }
            if word == "as" || word == "satisfies" { return isAfterLine ? nil : level }
        }
        if word == ">" {
            guard shiftAssignmentCount == 0 else { return nil }
            return isJoined(1) && word(1) == ">" ? 8 : level
        }
        return level
    }

    /// True if no space is before the token some tokens on.
    private func isJoined(_ offset: Int) -> Bool {
        token(at: position + offset).start == token(at: position + offset - 1).end
    }

    /// The number of tokens of `>>=` or `>>>=` at the place.
    var shiftAssignmentCount: Int {
        guard word == ">", isJoined(1) else { return 0 }
        if word(1) == ">=" { return 2 }
        return word(1) == ">" && isJoined(2) && word(2) == ">=" ? 3 : 0
    }

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
            if word == "as" || word == "satisfies" {
                left = cast(left)
            } else {
                left = operation(left, level)
            }
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
        while self.level == level, word != "as", word != "satisfies" {
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

    private func cast(_ value: CodeDraft) -> CodeDraft {
        let isCast = word == "as"
        position += 1
        let type = type(hasArrow: true)
        guard isCast else { return value }
        return CodeDraft(.cast, "as", at: value.line, type: type, [value.as(.value)])
    }

    /// Reads an operand with the operators before it.
    func unary() -> CodeDraft {
        switch kind {
        case .word where word == "await" || word == "yield":
            return isOperatorWord ? effect() : postfix()
        case .word, .sign: break
        default: return postfix()
        }
        if Self.signsBefore.contains(word) { return prefixed() }
        return word == "<" ? angleCast() : postfix()
    }

    /// True if a value follows a word such as `await`.
    private var isOperatorWord: Bool {
        switch kind(1) {
        case .end, .close, .holeClose, .elementEnd: word == "yield"
        case .sign: word == "yield" || Self.signsBefore.contains(word(1)) || word(1) == "<"
        case .word: word(1) != "in" && word(1) != "of" && word(1) != "instanceof"
        default: true
        }
    }

    private func effect() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        let isAwait = word == "await"
        var draft = CodeDraft(isAwait ? .effect : .operation, isAwait ? "await" : "yield", at: line)
        position += 1
        if isAwait {
            draft.children = [unary().as(.value)]
        } else {
            let hasAll = take("*")
            let canFollow = kind != .end && kind != .close && ![",", ";", ":"].contains(word)
            if hasAll || canFollow && !isAfterLine { draft.children = [assignment()] }
        }
        return draft
    }

    private func prefixed() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        var draft = CodeDraft(.operation, at: line)
        draft.text = takeText()
        draft.children = [unary()]
        return draft
    }

    /// Reads a value behind its type in angle brackets.
    private func angleCast() -> CodeDraft {
        guard !isTooDeep else { return skipDeepValue() }
        depth += 1
        defer { depth -= 1 }
        guard let end = typeArgumentsEnd(position) else { return unknownValue() }
        var draft = CodeDraft(
            .cast, "as", at: line, type: joined(position + 1..<max(position + 1, end - 1)))
        position = end
        draft.children = [unary().as(.value)]
        return draft
    }
}
