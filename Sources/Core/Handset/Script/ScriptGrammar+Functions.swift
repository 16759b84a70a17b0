extension ScriptGrammar {
    /// Reads a function, from its first word on.
    mutating func function(isNamed: Bool) throws(ScriptFault) {
        try advance()
        if sees("*") { throw .undecided }
        if token.isName {
            try advance()
        } else if isNamed {
            throw unexpected
        }
        try functionRest()
    }

    /// Reads the parameters and the body of a function or a method.
    mutating func functionRest() throws(ScriptFault) {
        let outer = isInFunction
        isInFunction = true
        try expect("(")
        while !sees(")") {
            let isRest = try accept("...")
            try binding()
            if !isRest, try accept("=") {
                let outer = allowsIn
                allowsIn = true
                _ = try assignment()
                allowsIn = outer
            }
            if isRest { break }
            if !sees(")") { try expect(",") }
        }
        try expect(")")
        try body()
        isInFunction = outer
    }

    /// Reads the body of an arrow function, from the arrow on.
    mutating func arrowBody() throws(ScriptFault) {
        try advance()
        if sees("{") {
            try body()
        } else {
            _ = try assignment()
        }
    }

    /// Reads the name or the pattern that a value is bound to; returns true for a pattern.
    @discardableResult
    mutating func binding() throws(ScriptFault) -> Bool {
        if token.isName {
            try advance()
            return false
        }
        guard sees("[") || sees("{"), try primary() == .pattern else { throw unexpected }
        return true
    }

    private mutating func body() throws(ScriptFault) {
        let outer = (allowsIn, allowsReturn, allowsBreak, allowsContinue)
        (allowsIn, allowsReturn, allowsBreak, allowsContinue) = (true, true, false, false)
        try block()
        (allowsIn, allowsReturn, allowsBreak, allowsContinue) = outer
    }
}
