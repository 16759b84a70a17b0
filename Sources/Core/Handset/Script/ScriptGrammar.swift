/// The grammar of JavaScript: a script of ECMAScript 2022 outside of strict mode.
///
/// It never rejects a valid script. It accepts some invalid ones, because it neither looks up names nor
/// compiles regular expressions; see ``ScriptReading/Outcome-swift.enum/injected``. Classes,
/// generators, asynchronous functions and deep nesting are undecided.
struct ScriptGrammar {
    /// The largest nesting of expressions and statements.
    ///
    /// It bounds the stack: a debug build stays below the 512 KiB that some threads have.
    static let maximumDepth = 32

    /// The uses of an expression, apart from its value.
    enum Shape {
        /// A name: it can be assigned to, and be the parameter of an arrow function.
        case name
        /// A member: it can be assigned to.
        case member
        /// A call; browsers report an assignment to it only when they evaluate it.
        case call
        /// An array or an object that can be destructured.
        case pattern
        /// An assignment to one of these: an element or parameter with a default.
        case assignment
        /// Parentheses that can be the parameters of an arrow function.
        case parameters
        case other
    }

    var tokens: ScriptTokens
    var token: ScriptToken
    /// True if `in` is an operator here; at the beginning of `for` it is not.
    var allowsIn = true
    var isInFunction = false
    var allowsReturn = false
    var allowsBreak = false
    var allowsContinue = false
    private var depth = 0

    /// - Throws: ``ScriptFault`` if the text cannot be a script, or if it is undecided.
    static func check(_ text: ScriptText) throws(ScriptFault) {
        var tokens = ScriptTokens(text: text)
        var grammar = ScriptGrammar(tokens: tokens, token: try tokens.next())
        grammar.tokens = tokens
        while !grammar.token.isEnd { try grammar.statement() }
    }

    private init(tokens: ScriptTokens, token: ScriptToken) {
        self.tokens = tokens
        self.token = token
    }

    mutating func descend() throws(ScriptFault) {
        guard depth < Self.maximumDepth else { throw .undecided }
        depth += 1
    }

    mutating func ascend() { depth -= 1 }

    var unexpected: ScriptFault { .unexpected(token.range) }

    mutating func advance() throws(ScriptFault) { token = try tokens.next() }

    func peek() throws(ScriptFault) -> ScriptToken {
        var ahead = tokens
        return try ahead.next()
    }

    func sees(_ word: String) -> Bool { token.isWord(word) }

    /// Skips a token if it is the next one, and returns true if it was.
    mutating func accept(_ word: String) throws(ScriptFault) -> Bool {
        guard sees(word) else { return false }
        try advance()
        return true
    }

    mutating func expect(_ word: String) throws(ScriptFault) {
        guard try accept(word) else { throw unexpected }
    }
}
