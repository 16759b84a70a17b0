extension ScriptGrammar {
    private static let assignments: Set<String> = [
        "=", "+=", "-=", "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "&&=",
        "||=", "??=",
    ]
    private static let operators: Set<String> = [
        "*", "/", "%", "+", "-", "**", "<<", ">>", ">>>", "<", ">", "<=", ">=", "instanceof", "in",
        "==", "!=", "===", "!==", "&", "^", "|", "&&", "||", "??",
    ]
    private static let prefixes: Set<String> = ["delete", "void", "typeof", "+", "-", "~", "!"]

    /// Reads an expression, which may contain commas.
    mutating func expression() throws(ScriptFault) -> Shape {
        var shape = try assignment()
        while try accept(",") {
            _ = try assignment()
            shape = .other
        }
        return shape
    }

    /// Reads an expression in brackets, and the closing bracket.
    mutating func enclosedExpression(until end: String) throws(ScriptFault) {
        let outer = allowsIn
        allowsIn = true
        _ = try expression()
        allowsIn = outer
        try expect(end)
    }

    /// Reads an expression without a comma.
    mutating func assignment() throws(ScriptFault) -> Shape {
        try descend()
        defer { ascend() }
        var result: Shape?
        while true {
            let shape = try operation()
            if sees("=>") {
                guard shape == .name || shape == .parameters, !token.followsLineEnd else {
                    throw unexpected
                }
                try arrowBody()
                return result ?? .other
            }
            if try accept("?") {
                let outer = allowsIn
                allowsIn = true
                _ = try assignment()
                allowsIn = outer
                try expect(":")
                _ = try assignment()
                return result ?? .other
            }
            guard Self.assignments.contains(token.word) else { return result ?? shape }
            let isPlain = sees("=")
            guard Self.isTarget(shape) || isPlain && shape == .pattern else { throw unexpected }
            result = result ?? (isPlain ? .assignment : .other)
            try advance()
        }
    }

    /// Returns true if browsers parse an assignment to an expression.
    static func isTarget(_ shape: Shape) -> Bool {
        shape == .name || shape == .member || shape == .call
    }

    /// Reads operands with binary operators between them.
    private mutating func operation() throws(ScriptFault) -> Shape {
        var shape = try operand()
        var hasLogical = false
        var hasNullish = false
        while Self.operators.contains(token.word), allowsIn || !sees("in") {
            hasLogical = hasLogical || sees("&&") || sees("||")
            hasNullish = hasNullish || sees("??")
            // The two cannot be mixed without parentheses.
            if hasLogical, hasNullish { throw unexpected }
            try advance()
            _ = try operand()
            shape = .other
        }
        return shape
    }

    /// Reads an operand with the operators before it.
    private mutating func operand() throws(ScriptFault) -> Shape {
        var hasPrefix = false
        var hasUpdate = false
        while true {
            if Self.prefixes.contains(token.word) {
                if hasUpdate { throw unexpected }
                hasPrefix = true
            } else if sees("++") || sees("--") {
                if hasUpdate { throw unexpected }
                hasUpdate = true
            } else {
                break
            }
            try advance()
        }
        let shape = try chain()
        if hasUpdate, !Self.isTarget(shape) { throw unexpected }
        if hasPrefix, sees("**") { throw unexpected }
        return hasPrefix || hasUpdate ? .other : shape
    }

    /// Reads an operand with its members, calls and templates.
    private mutating func chain() throws(ScriptFault) -> Shape {
        var openNews = 0
        var isOptional = false
        var hasOperand = false
        while !hasOperand, try accept("new") {
            if try accept(".") {
                guard sees("target"), isInFunction else { throw unexpected }
                try advance()
                hasOperand = true
            } else {
                openNews += 1
            }
        }
        var result = Shape.other
        if !hasOperand { result = try primary() }
        while true {
            switch token.word {
            case ".":
                try advance()
                guard token.isAnyWord else { throw unexpected }
                try advance()
                result = isOptional ? .other : .member
            case "?.":
                if openNews > 0 { throw unexpected }
                isOptional = true
                try advance()
                result = .other
                if token.isAnyWord {
                    try advance()
                } else if !sees("("), !sees("[") {
                    throw unexpected
                }
            case "[":
                try advance()
                try enclosedExpression(until: "]")
                result = isOptional ? .other : .member
            case "(":
                try advance()
                _ = try elements(until: ")", allowsHoles: false)
                result = openNews > 0 || isOptional ? .other : .call
                openNews = max(0, openNews - 1)
            case "++", "--":
                if token.followsLineEnd { return openNews > 0 ? .other : result }
                guard openNews == 0, Self.isTarget(result) else { throw unexpected }
                try advance()
                return .other
            default:
                guard case .template = token.kind else { return openNews > 0 ? .other : result }
                if isOptional { throw unexpected }
                try template(isTagged: true)
                result = .other
            }
        }
    }
}
