/// The grammar of JavaScript (ECMAScript 2022, a script outside of strict mode), to tell what is a
/// script from what is none.
///
/// It never refuses a script. It lets some pass that are none, where telling would need names to be
/// looked up or a pattern to be compiled. Classes, generators, asynchronous functions and deep
/// nesting are left undecided.
struct ScriptGrammar {
    /// How deeply expressions and statements may be nested, which bounds the stack: without
    /// optimisation it stays below the 512 KiB that some threads have.
    static let maximumDepth = 32

    /// What an expression is good for beside its value.
    enum Shape {
        /// It can be assigned to, and be the parameter of an arrow function.
        case name
        /// It can be assigned to.
        case member
        /// Browsers notice only when they come to it that it cannot be assigned to.
        case call
        /// An array or an object that `=` can take apart.
        case pattern
        /// An assignment to one of these: an element or parameter that has a default.
        case assignment
        /// What stands in parentheses and can be the parameters of an arrow function.
        case parameters
        case other
    }

    var tokens: ScriptTokens
    var token: ScriptToken
    /// Whether `in` is an operator here, as it is not at the beginning of `for`.
    var allowsIn = true
    var isInFunction = false
    var allowsReturn = false
    var allowsBreak = false
    var allowsContinue = false
    private var depth = 0

    /// Throws unless a text can be a script.
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

    /// The token after this one.
    func peek() throws(ScriptFault) -> ScriptToken {
        var ahead = tokens
        return try ahead.next()
    }

    func sees(_ word: String) -> Bool { token.isWord(word) }

    /// Passes a token if it is there.
    mutating func accept(_ word: String) throws(ScriptFault) -> Bool {
        guard sees(word) else { return false }
        try advance()
        return true
    }

    mutating func expect(_ word: String) throws(ScriptFault) {
        guard try accept(word) else { throw unexpected }
    }
}
