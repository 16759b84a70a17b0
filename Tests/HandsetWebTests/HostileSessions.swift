import HandsetFixtures

/// Sessions that a sender of evil mind might choose: statements in the place of a session, changed at random, and
/// heaps of JavaScript's tokens.
struct HostileSessions {
    private var generator: FixtureGenerator

    init(seed: UInt64) { generator = FixtureGenerator(seed: seed) }

    mutating func next() -> String {
        switch Double.random(in: 0..<1, using: &generator) {
        case ..<0.12: heap(of: Self.ordinary, 1...11)
        case ..<0.3: heap(of: Self.tokens, 1...8)
        default: one(of: Self.beginnings) + body() + one(of: Self.endings)
        }
    }

    private mutating func body() -> String {
        var body = (0..<one(of: [1, 1, 1, 2, 3])).map { _ in statement() }.joined()
        guard Int.random(in: 0..<10, using: &generator) < 3, !body.isEmpty else { return body }
        let place = body.index(
            body.startIndex, offsetBy: .random(in: 0..<body.count, using: &generator))
        let token = Bool.random(using: &generator) ? one(of: Self.tokens) : ""
        body.replaceSubrange(place...place, with: token)
        return body
    }

    private mutating func statement() -> String {
        filled(one(of: Self.statements)) { $0.expression() }
    }

    private mutating func expression() -> String {
        if Int.random(in: 0..<100, using: &generator) < 65 { return one(of: Self.expressions) }
        return filled(one(of: Self.compounds)) { $0.one(of: Self.expressions) }
    }

    /// Returns a text in which something stands for each `%s`.
    private mutating func filled(_ text: String, _ make: (inout Self) -> String) -> String {
        var parts = text.split(separator: "%s", omittingEmptySubsequences: false).map(String.init)
        var result = parts.removeFirst()
        for part in parts { result += make(&self) + part }
        return result
    }

    private mutating func heap(of parts: [String], _ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator)).map { _ in one(of: parts) }.joined()
    }

    private mutating func one<Element>(of list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &generator)]
    }

    private static let ordinary = "abcdefghijklmnopqrstuvwxyz0123456789-_.~%&=+/: é😀'".map {
        "\($0)"
    }
    private static let beginnings = [
        "\");", "\")", "\"", "\"+", "\"),", "\");\n", "\";", "\"]", "\",",
    ]
    private static let endings = [
        "(\"", "//", "/*", "(\"", "(\"", ";(\"", "(\"\")//", "\n(\"", "", "\"",
    ]
    private static let compounds = [
        "(%s)", "%s+%s", "f(%s)", "[%s]", "%s.a", "!%s", "%s,%s", "%s?%s:%s", "`${%s}`", "%s=%s",
        "new %s",
        "(()=>%s)", "function(){%s}",
    ]
    private static let tokens = [
        "a", "b", "c", "x", "y", "z", "0", "1", "9", " ", "\t", ";", ",", ".", ":", "(", ")", "{",
        "}", "[",
        "]", "<", ">", "=", "+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "?", "@", "#", "$",
        "_", "'",
        "\"", "`", "\\", "\n", "\r", "\u{2028}", "\u{2029}", "\u{A0}", "\u{FEFF}", "é", "😀",
        "\\u0041",
        "\\x41", "\\u{1F600}", "\\u00", "\\x4", "\\8", "\\0", "\\\n", "//", "/*", "*/", "<!--",
        "-->", "${",
        "=>", "**", "??", "?.", "...", "0x", "1n", "1_0", "/a/g", "if", "for", "let", "var",
        "const",
        "function", "async", "await", "yield", "class", "new", "in", "of", "return", "this", "null",
        "true",
        "typeof", "void", "delete", "throw", "try", "catch", "while", "do", "switch", "case",
        "default",
        "break", "continue", "with", "import", "export", "super", "debugger", "static", "get",
        "set", "enum",
        "\u{200C}", "ﬁ", "𝒳", "\u{7F}", "\u{1B}",
    ]
    private static let expressions = [
        "1", "a", "'s'", "`t`", "`x${1}y`", "[1,2]", "({})", "({a:1,'b':2,[c]:3})",
        "({get a(){return 1}})",
        "({a(){}})", "({async a(){}})", "({*a(){}})", "function(){}",
        "(function f(a,b=1,...c){return a})",
        "(a=>a)", "((a,b)=>{})", "async()=>1", "(async function(){await 1})",
        "(function*(){yield 1})",
        "class{}",
        "(class A extends Object{constructor(){super()} static x=1; #p=2; get q(){return this.#p}})",
        "/re/gi", "/[/]/", "/(?<n>a)\\k<n>/u", "/a{2,1}/", "/(/", "new Date", "new Date()",
        "new.target",
        "a?.b", "a?.[0]", "a?.()", "a??b", "a||b&&c", "a**2", "-1**2", "(-1)**2", "x=1", "[x]=[1]",
        "({x}={x:1})", "({x=1}={})", "({x=1})", "x++", "--x", "typeof x", "void 0", "delete a.b",
        "a in {}",
        "a instanceof Object", "1,2", "a?b:c", "0b11", "0o17", "017", "09", "0_1", "1_000", "1__0",
        "10n",
        "1.5e3", ".5", "5.", "5..a", "0x", "'\\u{110000}'", "'\\08'", "import('x')", "import.meta",
        "super.x", "this", "await 1", "yield", "let", "static", "async", "of", "a\u{2028}",
        "'a\u{2028}b'",
        "`a\u{2028}b`", "#x in a", "a.#b", "eval('1')", "tag`x`", "a?.b`x`", "<!--x",
        "({__proto__:1,__proto__:2})", "(a,a)=>1", "v\\u0061r",
    ]
    private static let statements = [
        "%s;", "%s", "var v=%s;", "let l=%s;", "const c=%s;", "const c;", "let[a]=[%s];", "if(%s);",
        "if(1){%s}else{}", "for(;;){break}", "for(var i=0;i<1;i++)%s;", "for(let i of [%s]);",
        "for(var i in %s);", "for await(x of []);", "while(0)%s;", "do{}while(0)",
        "do ; while(0)%s;",
        "switch(%s){case 1:default:}", "try{%s}catch{}", "try{%s}catch(e){}finally{}", "try{}",
        "throw %s;",
        "lab:%s;", "lab:for(;;){break lab}", "break;", "continue;", "return;", "with(a)%s;",
        "debugger;",
        "{%s}", ";;", "function g(){%s}", "async function g(){}", "function*g(){}", "class C{}",
        "\n%s\n",
        "//%s\n", "/*%s*/", "import x from 'y';", "export default 1;", "if(1)let a",
        "if(1)function f(){}",
        "\"use strict\";%s", "(function(){\"use strict\";%s})()", "var a=1,%s", "-->%s",
        "\n-->%s\n",
    ]
}
