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
    var level: Int? {
        guard kind == .sign || kind == .word, let level = Self.levels[word] else { return nil }
        if kind == .word {
            guard position != loopWord else { return nil }
            if isAtCast { return isAfterLine ? nil : level }
        }
        if word == ">" {
            guard shiftAssignmentCount == 0 else { return nil }
            return isJoined(1) && word(1) == ">" ? 8 : level
        }
        return level
    }

    func cast(_ value: CodeDraft) -> CodeDraft {
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
