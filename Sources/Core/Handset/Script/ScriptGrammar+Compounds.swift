extension ScriptGrammar {
    mutating func doStatement() throws(ScriptFault) {
        try advance()
        try loopBody()
        guard sees("while") else { throw unexpected }
        try condition()
        _ = try accept(";")
    }

    mutating func forStatement() throws(ScriptFault) {
        try advance()
        if sees("await"), isInFunction { throw .undecided }
        try expect("(")
        var canIterate = false
        allowsIn = false
        if sees("var") || sees("const") {
            try declarations(isInFor: true)
            canIterate = true
        } else if sees("let") {
            let next = try peek()
            guard next.isName || next.isWord("[") || next.isWord("{") else { throw .undecided }
            try declarations(isInFor: true)
            canIterate = true
        } else if !sees(";") {
            let shape = try expression()
            canIterate = Self.isTarget(shape) || shape == .pattern
        }
        allowsIn = true
        if canIterate, try accept("of") {
            _ = try assignment()
        } else if canIterate, try accept("in") {
            _ = try expression()
        } else {
            try expect(";")
            if !sees(";") { _ = try expression() }
            try expect(";")
            if !sees(")") { _ = try expression() }
        }
        try expect(")")
        try loopBody()
    }

    mutating func switchStatement() throws(ScriptFault) {
        try condition()
        try expect("{")
        let outer = allowsBreak
        allowsBreak = true
        var hasDefault = false
        while !sees("}") {
            if sees("default"), !hasDefault {
                hasDefault = true
                try advance()
            } else {
                try expect("case")
                _ = try expression()
            }
            try expect(":")
            while !sees("case"), !sees("default"), !sees("}") { try statement() }
        }
        allowsBreak = outer
        try advance()
    }

    mutating func tryStatement() throws(ScriptFault) {
        try advance()
        try block()
        let hasCatch = try accept("catch")
        if hasCatch {
            if try accept("(") {
                try binding()
                try expect(")")
            }
            try block()
        }
        if try accept("finally") { return try block() }
        if !hasCatch { throw unexpected }
    }
}
