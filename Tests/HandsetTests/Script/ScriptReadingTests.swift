import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct ScriptReadingTests {
    private func reading(_ session: String) -> ScriptReading {
        ScriptReading(of: SessionRule.Lookup(url: session).javaScript)
    }

    /// The evidence, counted from the first unit of the session.
    private func evidence(_ session: String) -> Range<Int>? {
        reading(session).evidence.map { $0.lowerBound - 15..<$0.upperBound - 15 }
    }

    @Test(
        "A session without quotes, backslashes and line ends is one call",
        arguments: [
            "", "42", "ab-12", "'", "한 👋 é", "a b&c=d#e", "<!--", "//", "/*", "`${a}`",
            "\t\u{0}\u{85}",
            "http://URLHERE.cloudapp.net/Session/Lookup?session=1", "e\u{301}", ");",
        ])
    func oneCall(session: String) {
        #expect(reading(session).outcome == .oneCall)
        #expect(evidence(session) == nil)
    }

    @Test(
        "Escapes change the argument",
        arguments: [
            (#"\U00e9"#, "U00e9", 0..<2), (#"a\nb\tc"#, "a\nb\tc", 1..<3),
            (#"a\"b"#, "a\"b", 1..<3),
            (#"a\\"#, "a\\", 1..<3), (#"\u00e9"#, "é", 0..<6), (#"\u{1f44B}"#, "👋", 0..<9),
            (#"\ud83d\udc4b"#, "👋", 0..<6), (#"\ud83d"#, "\u{FFFD}", 0..<6),
            (#"\x41\101\1018\0\08\477"#, "AAA8\0\0" + "8'7", 0..<4), (#"\8"#, "8", 0..<2),
            (#"\b\v\f\r\'\`"#, "\u{8}\u{B}\u{C}\r'`", 0..<2), ("\\👋", "👋", 0..<3),
            ("a\\\nb", "ab", 1..<3), ("a\\\r\nb", "ab", 1..<4), ("a\\\u{2028}b", "ab", 1..<3),
        ])
    func changedArgument(session: String, argument: String, place: Range<Int>) {
        #expect(reading(session).outcome == .changedArgument(argument))
        #expect(evidence(session) == place)
    }

    @Test(
        "A quote and a comment cut the argument short",
        arguments: [#"1");//"#, #"1"/**/);;//"#, "1\")\n//", "1\");<!--", "1\");\n-->"])
    func comment(session: String) {
        #expect(reading(session).outcome == .changedArgument("1"))
        #expect(evidence(session) == 1..<2)
    }

    @Test(
        "The token at a syntax error is named",
        arguments: [
            (#""ab-12""#, "ab after the string has ended", 0..<1),
            (#"x" y"#, "y after the string has ended", 1..<2),
            (#"1"]("#, "] after the string has ended", 1..<2),
            (#"1"👋"#, "👋 after the string has ended", 1..<2),
            (#""\u00e9""#, #"\u00e9 after the string has ended"#, 0..<1),
            (#"1"\n"#, #"\ after the string has ended"#, 1..<2),
            (#"""#, "no end of a later string", 0..<1),
            (#"1"/*"#, "no end of a comment", 1..<2),
            (#"1"+`"#, "no end of a template", 1..<2),
            (#"1"+/"#, "no end of a regular expression", 1..<2),
            (#"1"//"#, "the end of the script, where more is due", 1..<2),
            (#"1")}//"#, "} after the string has ended", 1..<2),
            (#"1");return;//"#, "return after the string has ended", 1..<2),
            (#"1"=2,""#, "= after the string has ended", 1..<2),
            (#"1");a 한국어//"#, "한국어 after the string has ended", 1..<2),
            (#"a\"#, "no end of the string", 1..<3), (#"\n\"#, "no end of the string", 2..<4),
            (#"a\x4"#, #"the malformed escape \x4"#, 1..<4),
            (#"\u12"#, #"the malformed escape \u12"#, 0..<4),
            (#"\u{110000}"#, #"the malformed escape \u{110000}"#, 0..<10),
            ("a\nb", "a line end in the string", 1..<2),
            ("a\rb", "a line end in the string", 1..<2),
            ("a\r\nb", "a line end in the string", 1..<3),
            ("a\u{2028}", "U+2028, which ends the line before iOS 12", 1..<2),
            ("\u{2029}", "U+2029, which ends the line before iOS 12", 0..<1),
        ])
    func syntaxError(session: String, finding: String, place: Range<Int>) {
        #expect(reading(session).outcome == .syntaxError(finding: finding))
        #expect(evidence(session) == place)
    }

    @Test(
        "Line separators end the line in a string before iOS 12 only",
        arguments: ["\u{2028}", "\u{2029}"])
    func separators(separator: String) {
        let calls = [
            "a\(separator)b", "1\",\"\(separator)", "1\"+'\(separator)'+\"",
        ].map { SessionRule.Lookup(url: $0).javaScript }
        func outcomes(_ version: IOSVersion) -> [ScriptReading.Outcome] {
            calls.map { ScriptReading(of: $0, on: version).outcome }
        }
        #expect(outcomes(IOSVersion(12)) == [.oneCall, .injected, .injected])
        #expect(outcomes(IOSVersion(18)) == outcomes(IOSVersion(12)))
        let finding = separator == "\u{2028}" ? "U+2028" : "U+2029"
        for outcome in outcomes(IOSVersion(11, 4)) {
            #expect(
                outcome == .syntaxError(finding: finding + ", which ends the line before iOS 12"))
        }
        // Outside a string they end the line in every version.
        let comment = SessionRule.Lookup(url: "1\");//\(separator)b//").javaScript
        #expect(ScriptReading(of: comment, on: IOSVersion(12)).outcome == .injected)
    }

    @Test(
        "Other code than the call is injected",
        arguments: [
            #"1");alert("x"#, #"1"+alert(1)+""#, #"1",2,""#, #"1");var a=(""#, #"1","2"#, #"1"+"2"#,
            "1\");alert(1)//", "1\")\nalert(\"", #"1");if(a)b();else{for(;;)c()}//"#, #"1"in[]+""#,
            #"1");f=(a,{b:[c]})=>{return/[/"]/g}//"#, #"1",()=>`${a+`b`}`,""#, #"1"?a:b?"":""#,
            #"1")(""#, #"1").a=(""#, #"1");try{throw 1}catch{}(""#, #"1");class A{}//"#,
        ])
    func injected(session: String) {
        #expect(reading(session).outcome == .injected)
        let quote = session.utf16.firstIndex(of: 0x22).map { $0.utf16Offset(in: session) } ?? 0
        #expect(evidence(session) == quote..<quote + 1)
    }

    @Test("The function is the one that is asked for")
    func function() {
        #expect(ScriptReading(of: #"a.b("1");"#, function: "a.b").outcome == .oneCall)
        #expect(ScriptReading(of: #"a.b("1")"#, function: "a.b").outcome == .oneCall)
        #expect(ScriptReading(of: #"if("1");"#, function: "if").outcome == .injected)
        #expect(ScriptReading(of: #"a("1");"#).outcome == .injected)
        #expect(ScriptReading(of: #"a("1");"#).evidence == 0..<7)
        let empty = ScriptReading(of: #"("1");}"#, function: "")
        #expect(empty.outcome == .syntaxError(finding: "} where it may not stand"))
        #expect(empty.evidence == 6..<7)
    }

    @Test(
        "A script nested beyond the bound counts as injected",
        arguments: Sweep.every(3, of: [31, 20_000]))
    func depth(count: Int) {
        for unit in ["(", "[", "{a:", "`${", "a?", "()=>", "function(){", "- ", "new ", "a=", "!"] {
            let session = "1\"," + String(repeating: unit, count: count)
            #expect(reading(session + "b").outcome != .oneCall)
        }
        #expect(reading("1\");" + String(repeating: "{", count: count)).outcome != .oneCall)
        #expect(reading("1\"," + String(repeating: "(", count: 100_000)).outcome == .injected)
    }

    @Test("A long session is read to its end")
    func length() {
        let long = String(
            repeating: "a", count: Sweep.choose(sampled: 200_000, exhaustive: 1_000_000))
        #expect(reading(long).outcome == .oneCall)
        #expect(reading(#"1");"# + String(repeating: "a+", count: 100_000)).outcome != .oneCall)
        #expect(reading(#"1");"# + String(repeating: "/*", count: 100_000)).outcome != .oneCall)
        #expect(
            reading("1\"" + long).outcome
                == .syntaxError(
                    finding: String(repeating: "a", count: 24) + "… after the string has ended"))
    }

    @Test("Any bytes are read to their end", .exhaustive)
    func bytes() {
        var generator = FixtureGenerator(seed: 7)
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
                    & (Bool.random(using: &generator) ? 0x7F : 0xFF)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            _ = ScriptReading(of: text)
            _ = ScriptReading(of: text, function: "")
            _ = ScriptReading(of: text, function: text)
            _ = reading("\"" + text)
        }
    }
}
