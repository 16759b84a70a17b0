extension ScriptGrammar {
    /// Reads an operand alone.
    mutating func primary() throws(ScriptFault) -> Shape {
        switch token.kind {
        case .name:
            if sees("async") {
                let next = try peek()
                if next.isName || next.isWord("function") || next.isWord("(") { throw .undecided }
            }
            try advance()
            return .name
        case .number, .string:
            try advance()
            return .other
        case .template:
            try template(isTagged: false)
            return .other
        case .end:
            throw unexpected
        case .reservedWord, .mark:
            break
        }
        switch token.word {
        case "this", "null", "true", "false": try advance()
        case "function": try function(isNamed: false)
        case "class": throw try classFault()
        case "super" where isInFunction: throw .undecided
        case "import" where try peek().isWord("("): throw .undecided
        case "/", "/=":
            tokens.position = try tokens.regularExpression(from: token.range.lowerBound).upperBound
            try advance()
        case "[":
            try advance()
            return try elements(until: "]", allowsHoles: true)
        case "{":
            return try object()
        case "(":
            return try parentheses()
        default:
            throw unexpected
        }
        return .other
    }

    /// Returns the fault for the word `class`: undecided if a class follows.
    func classFault() throws(ScriptFault) -> ScriptFault {
        let next = try peek()
        let isClass = next.isName || next.isWord("{") || next.isWord("extends")
        return isClass ? .undecided : .unexpected(next.range)
    }

    mutating func template(isTagged: Bool) throws(ScriptFault) {
        while case .template(let isEnd, let isMalformed) = token.kind {
            if isMalformed, !isTagged { throw unexpected }
            try advance()
            if isEnd { return }
            let outer = allowsIn
            allowsIn = true
            _ = try expression()
            allowsIn = outer
            guard sees("}") else { throw unexpected }
            token = try tokens.template(from: token.range.lowerBound)
            tokens.position = token.range.upperBound
        }
    }

    /// Reads elements and the closing bracket; ``Shape/pattern`` if the elements can be destructured.
    mutating func elements(until end: String, allowsHoles: Bool) throws(ScriptFault) -> Shape {
        let outer = allowsIn
        allowsIn = true
        var isPattern = true
        while !sees(end) {
            if allowsHoles, try accept(",") { continue }
            _ = try accept("...")
            let shape = try assignment()
            isPattern = isPattern && Self.isElement(shape)
            if !sees(end) { try expect(",") }
        }
        allowsIn = outer
        try advance()
        return isPattern ? .pattern : .other
    }

    private static func isElement(_ shape: Shape) -> Bool {
        isTarget(shape) || shape == .pattern || shape == .assignment
    }

    /// Reads parentheses, which hold an expression or the parameters of an arrow function.
    private mutating func parentheses() throws(ScriptFault) -> Shape {
        let outer = allowsIn
        allowsIn = true
        try advance()
        var shapes = 0
        var last = Shape.other
        var areParameters = true
        var needsArrow = sees(")")
        while !sees(")") {
            if try accept("...") { needsArrow = true }
            last = try assignment()
            shapes += 1
            areParameters =
                areParameters && Self.isElement(last) && !(last == .member || last == .call)
            if needsArrow || !sees(",") { break }
            try advance()
            needsArrow = sees(")")
        }
        allowsIn = outer
        try expect(")")
        if needsArrow {
            guard sees("=>"), areParameters else { throw unexpected }
            return .parameters
        }
        if shapes == 1, Self.isTarget(last) { return last }
        return areParameters ? .parameters : .other
    }

    /// Reads an object, from its brace on.
    private mutating func object() throws(ScriptFault) -> Shape {
        let outer = allowsIn
        allowsIn = true
        try advance()
        var isPattern = true
        while !sees("}") {
            isPattern = try property() && isPattern
            if !sees("}") { try expect(",") }
        }
        allowsIn = outer
        try advance()
        return isPattern ? .pattern : .other
    }

    /// Returns true if the property can be destructured.
    private mutating func property() throws(ScriptFault) -> Bool {
        if try accept("...") { return Self.isElement(try assignment()) }
        if sees("*") { throw .undecided }
        if sees("get") || sees("set") || sees("async") {
            let next = try peek()
            if ![",", ":", "(", "}", "="].contains(next.word) {
                if sees("async") { throw .undecided }
                try advance()
                try propertyName()
                try functionRest()
                return false
            }
        }
        let isName = token.isName
        try propertyName()
        if sees("(") {
            try functionRest()
            return false
        }
        if try accept(":") { return Self.isElement(try assignment()) }
        guard isName else { throw unexpected }
        // A default is valid only in a pattern; that is not checked.
        if try accept("=") { _ = try assignment() }
        return true
    }

    private mutating func propertyName() throws(ScriptFault) {
        if try accept("[") { return try enclosedExpression(until: "]") }
        switch token.kind {
        case .name, .reservedWord, .number, .string: try advance()
        case .template, .mark, .end: throw unexpected
        }
    }
}
