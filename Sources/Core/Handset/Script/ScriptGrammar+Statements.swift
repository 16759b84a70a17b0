extension ScriptGrammar {
    mutating func statement() throws(ScriptFault) {
        try descend()
        defer { ascend() }
        switch token.word {
        case "{": try block()
        case ";": try advance()
        case "var", "const": try declaration()
        case "let":
            let next = try peek()
            guard next.isName || next.isWord("[") || next.isWord("{") else {
                return try expressionStatement()
            }
            try declaration()
        case "function": try function(isNamed: true)
        case "if":
            try condition()
            try substatement()
            if try accept("else") { try substatement() }
        case "while":
            try condition()
            try loopBody()
        case "with":
            try condition()
            try substatement()
        case "do": try doStatement()
        case "for": try forStatement()
        case "switch": try switchStatement()
        case "try": try tryStatement()
        case "return": try jump(isAllowed: allowsReturn)
        case "throw": try throwStatement()
        case "break": try breakStatement(isAllowed: allowsBreak)
        case "continue": try breakStatement(isAllowed: allowsContinue)
        case "debugger":
            try advance()
            try endOfStatement()
        default: try expressionStatement()
        }
    }

    mutating func block() throws(ScriptFault) {
        try expect("{")
        while !sees("}") {
            if token.isEnd { throw unexpected }
            try statement()
        }
        try advance()
    }

    /// Reads a statement inside another one, where `let` may be a name.
    mutating func substatement() throws(ScriptFault) {
        if sees("let") { throw .undecided }
        try statement()
    }

    mutating func loopBody() throws(ScriptFault) {
        let outer = (allowsBreak, allowsContinue)
        (allowsBreak, allowsContinue) = (true, true)
        try substatement()
        (allowsBreak, allowsContinue) = outer
    }

    /// Reads a word and an expression in parentheses.
    mutating func condition() throws(ScriptFault) {
        try advance()
        try expect("(")
        try enclosedExpression(until: ")")
    }

    /// Reads the end of a statement; the semicolon may be missing before a brace or a line end.
    mutating func endOfStatement() throws(ScriptFault) {
        if try accept(";") { return }
        guard token.isEnd || sees("}") || token.followsLineEnd else { throw unexpected }
    }

    private mutating func expressionStatement() throws(ScriptFault) {
        let isOneName = token.isName
        let shape = try expression()
        // `(a):` is not a label; that is not checked.
        if isOneName, shape == .name, try accept(":") { return try substatement() }
        try endOfStatement()
    }

    private mutating func declaration() throws(ScriptFault) {
        try declarations(isInFor: false)
        try endOfStatement()
    }

    /// Reads the declarations that follow `var`, `let` or `const`.
    mutating func declarations(isInFor: Bool) throws(ScriptFault) {
        let isConstant = sees("const")
        repeat {
            try advance()
            let isPattern = try binding()
            if try accept("=") {
                _ = try assignment()
            } else if isPattern || isConstant {
                guard isInFor, sees("of") || sees("in") else { throw unexpected }
            }
        } while sees(",")
    }

    private mutating func jump(isAllowed: Bool) throws(ScriptFault) {
        guard isAllowed else { throw unexpected }
        try advance()
        if !sees(";"), !sees("}"), !token.isEnd, !token.followsLineEnd { _ = try expression() }
        try endOfStatement()
    }

    private mutating func throwStatement() throws(ScriptFault) {
        try advance()
        if token.followsLineEnd { throw unexpected }
        _ = try expression()
        try endOfStatement()
    }

    private mutating func breakStatement(isAllowed: Bool) throws(ScriptFault) {
        let word = token.range
        try advance()
        if token.isName, !token.followsLineEnd {
            // The label need not exist; that is not checked.
            try advance()
        } else if !isAllowed {
            throw .unexpected(word)
        }
        try endOfStatement()
    }
}
