import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms, .needs(.node))
struct ScriptReadingEngineTests {
    private static let quoted = [
        "\"", "\"", "\"", "\"", "\\", "\\\"", "\\n", "\\x4", "\\x41", "\\u12", "\\u{e9}", "\\07",
        "\\8",
        "\n", "\r", "\u{2028}", "\u{2029}", "'", "`", "a", "é", "👋", "한", "7", "\u{FEFF}", "\u{0}",
        "\u{A0}",
    ]
    private static let code = [
        "\"", "\"", "\"", "\"", "\"", "'", "`", "`", "${", "}", "(", ")", "(", ")", ")", "[", "]",
        "{", "}",
        "{}", "()", "[]", ";", ";", ",", ".", "?.", "?", ":", "=>", "=", "==", "+=", "??", "||",
        "&&=",
        "+", "++", "--", "-", "*", "**", "/", "/", "//", "/*", "*/", "<!--", "-->", "<", "!", "~",
        "%", ">>>",
        " ", " ", " ", "\n", "\n", "\u{2029}", "\t", "#", "@", "\\", "\\u0061", "...", "a", "b",
        "alert(1)",
        "alert(\"", ");", "\");", "\"+", "+\"", "é", "👋", "0", "1", "08", "07.", "1.", ".5", "1e3",
        "0x1F",
        "1_0", "2n", "1a", "if", "else", "if(a)", "for", "for(", "for(;;)", "while", "do",
        "while(0)", "var",
        "let", "const", "of", "in", "instanceof", "typeof", "delete", "new", "new.target", "this",
        "null",
        "function", "function a(){", "return", "throw", "try{", "}catch(e){", "catch", "finally{",
        "switch(a){", "case", "case 1:", "default:", "break", "continue", "with(a)", "class",
        "async", "await", "yield",
        "static", "get", "set", "get a(){}", "import", "export", "super", "debugger", "label:",
        "a=>", "(a,b)=>",
        "/a/g", "/[/]/", "/(/", "-", "12", "handleOpenURL(\"2\")",
    ]

    /// Sessions as they may come, and such as hardly ever will.
    private func sessions(count: Int, seed: UInt64) -> [String] {
        var generator = FixtureGenerator(seed: seed)
        func pieces(_ pieces: [String], _ most: Int) -> String {
            (0..<Int.random(in: 0...most, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        return (0..<count).map { _ in
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: pieces(Self.quoted, 6)
            case 1: pieces(Self.code, 5)
            case 2: pieces(Self.quoted, 2) + "\"" + pieces(Self.code, 6)
            case 3: "1\");" + pieces(Self.code, 7) + "//"
            default: "1\"," + pieces(Self.code, 5) + ",\""
            }
        }
    }

    // Engines accept U+2028 in a string, as the web views of iOS do since version 12.
    @Test(
        "The outcome of a script is what an engine does with it",
        arguments: Sweep.seeds(sampled: 1, exhaustive: 2))
    func engine(seed: UInt64) throws {
        let count = Sweep.choose(sampled: 2_000, exhaustive: 5_000)
        let scripts = sessions(count: count, seed: seed).map {
            SessionRule.Lookup(url: $0).javaScript
        }
        let verdicts = try JavaScriptEngine.verdicts(on: scripts)
        try #require(verdicts.count == scripts.count)
        for (script, verdict) in zip(scripts, verdicts) {
            switch ScriptReading(of: script, on: IOSVersion(12)).outcome {
            case .oneCall:
                #expect(verdict.isValid, "\(script.debugDescription)")
                #expect(
                    verdict.calls == [String(script.dropFirst(15).dropLast(3))],
                    "\(script.debugDescription)")
            case .changedArgument(let argument):
                #expect(verdict.isValid, "\(script.debugDescription)")
                #expect(verdict.calls == [argument], "\(script.debugDescription)")
            case .syntaxError(let finding):
                #expect(!verdict.isValid, "\(script.debugDescription): \(finding)")
            case .injected:
                break
            }
        }
    }
}
