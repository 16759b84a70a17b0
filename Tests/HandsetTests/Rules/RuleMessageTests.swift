import Handset
import HandsetSuites
import Testing

/// Messages about wrong rule files that the samples do not show.
@Suite struct RuleMessageTests {
    @Test(
        "Advice names the nearest key, or all keys if none is near",
        arguments: [
            ("Name", "did you mean \"name\"?"), ("patern", "did you mean \"pattern\"?"),
            ("pattren", "did you mean \"pattern\"?"), ("patterns", "did you mean \"pattern\"?"),
            ("key_path", "did you mean \"keyPath\"?"), ("KEY PATH", "did you mean \"keyPath\"?"),
            ("key", "did you mean \"keys\"?"), ("lookupUrl", "did you mean \"lookupURL\"?"),
            ("group\u{1}", "did you mean \"group\"?"), ("escape", nil), ("id", nil), ("", nil),
            ("🔑", nil), (String(repeating: "name", count: 100), nil),
        ])
    func nearestKey(key: String, advice: String?) {
        let all =
            "use one of \"name\", \"pattern\", \"options\", \"group\", \"keyPath\", \"matching\", "
            + "\"type\", \"keys\", \"url\", \"when\", \"decode\", \"lookupURL\", \"encoding\", \"escaping\", \"handler\""
        let problems = RuleRun.problems(inRule: #""pattern":"(a)",\#(JSONTree.quoted(key)):1"#)
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix("is not known here; " + (advice ?? all)) == true)
    }

    @Test("Advice on a handler includes those of the caller")
    func nearestHandler() {
        let rule = #""pattern":"(a)","handler":"#
        #expect(
            RuleRun.problems(inRule: rule + #""min""#, handlerNames: ["mine"])
                == [#""min" is not known here; did you mean "mine"?"#])
        #expect(
            RuleRun.problems(inRule: rule + #""xyz""#, handlerNames: ["mine"])
                == [#""xyz" is not known here; use one of "mine", "lookup", "exec:PROGRAM""#])
    }

    @Test("A problem has a cause with what is needed to handle it")
    func causes() throws {
        let file = #"""
            {"rules":[
                {"name":"","keyPath":"a..b","lookupURL":"%@%@","handler":"exec:/bin/sh"},
                {"pattern":"(","keys":[]}
            ]}
            """#
        let error = try #require(throws: JSONDocumentError.self) {
            try SessionRules(json: Array(file.utf8), source: "rules")
        }
        #expect(
            error.problems.map { $0.cause as? RuleFileCause } == [
                .nameEmpty, .keyPathWithEmptyKey,
                .lookupURL(LookupURLTemplate.TemplateError(text: "%@%@", placeholderCount: 2)),
                .programOutside(path: "/bin/sh", byLink: false), .nameMissing,
                .pattern(
                    SessionPattern.PatternError(pattern: "(", problem: .doesNotCompile(offset: 0))),
                .keysEmpty,
            ])
    }

    @Test("All problems are reported, in the order of the file")
    func everything() {
        let file = #"""
            {"rules":[
                {"name":"","pattern":"(","group":"x","handler":1,"colour":2},
                {"name":"a","keyPath":"a..b","keys":["a"],"encoding":null,"escaping":"x"},
                3,
                {"name":"a","pattern":"(a)","options":["i"],"lookupURL":""}
            ],"routing":"any","$schema":[]}
            """#
        let error = #expect(throws: JSONDocumentError.self) {
            try SessionRules(json: Array(file.utf8), source: "rules")
        }
        #expect(
            error?.problems.map { "\($0.place.line):\($0.place.column)" } == [
                "2:13", "2:27", "2:38", "2:52", "2:54", "3:27", "3:34", "3:58", "3:74", "4:5",
                "5:13",
                "5:44", "5:61", "6:13", "6:29",
            ])
    }

    @Test(
        "A problem that follows from another is not reported",
        arguments: [
            #""pattern":"(","options":["ignoreMetacharacter"],"group":0"#,
            #""pattern":"(a)(b)","group":"2""#, #""pattern":"(a)","group":-1"#,
            #""keyPath":"a..b","pattern":"(","group":7,"keys":["a"]"#,
        ])
    func consequences(rule: String) {
        #expect(RuleRun.problems(inRule: rule).count == 1)
    }

    @Test("The last value of a repeated key is read, at its own place")
    func lastValue() {
        for (first, last) in [(#""x""#, "0"), ("[]", #"{"a":1}"#), ("{}", "[]")] {
            let file = #"{"rules":\#(first),"rules":\#(last)}"#
            let error = #expect(throws: JSONDocumentError.self) {
                try SessionRules(json: Array(file.utf8), source: "rules")
            }
            let offset = file.utf8.count - 1 - last.utf8.count
            #expect(error?.problems.map(\.place.offset) == [offset - 8, offset])
        }
    }

    @Test("Long texts are cut, and control characters are replaced")
    func shownTexts() {
        let long = String(repeating: "x", count: 100_000)
        for rule in [
            #""\#(long)":1,"pattern":"(a)""#, #""pattern":["\#(long)"]"#,
            #""pattern":"(a)","encoding":"\#(long)""#, #""pattern":"(a)","group":"\#(long)""#,
            #""pattern":"(a)","lookupURL":"\#(long)""#,
            #""pattern":"(a)","group":1\#(long.utf8.map { _ in "0" }.joined())"#,
            #""pattern":"(\#(long)""#,
        ] {
            let problems = RuleRun.problems(inRule: rule)
            #expect(problems.count == 1)
            #expect((problems.first?.utf8.count ?? .max) < 500)
        }
        let hostile = #""pattern":"(a)","encoding":"\u001b[31m\u202e\n","\u0007":1"#
        for problem in RuleRun.problems(inRule: hostile) {
            #expect(!problem.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
        }
    }

    @Test(
        "A group is an integer of JSON that the pattern has",
        arguments: [
            ("1", true), ("1.0", true), ("10e-1", true), ("0", true), ("-0.0", true),
            ("1.5", false), ("-1", false), ("1e30", false), ("2", false),
            ("9223372036854775807", false), ("9223372036854775808", false), ("true", false),
        ])
    func numbers(number: String, isGood: Bool) {
        let problems = RuleRun.problems(inRule: #""pattern":"(a)","group":\#(number)"#)
        #expect(problems.isEmpty == isGood)
        if !isGood, number.first != "t" {
            #expect(problems.first?.contains(number) == true)
        }
    }

    @Test("A pattern that is too long to find the place of its mistake is refused as a whole")
    func longPattern() {
        let pattern = String(repeating: "a", count: 2_000) + "("
        #expect(
            RuleRun.problems(inRule: #""pattern":"\#(pattern)""#)
                == ["the pattern does not compile; try its parts one by one"])
    }

    @Test("A file that is cut anywhere, or has a wrong byte, is read or refused")
    func cutAndSpoiled() {
        let file = SessionRules.app.json
        for index in file.indices.dropLast() {
            #expect(throws: JSONDocumentError.self) {
                try SessionRules(json: Array(file[..<index]), source: "rules")
            }
            for byte: UInt8 in [0, 0x22, 0x28, 0x5C, 0x7B, 0xFF] {
                var spoiled = file
                spoiled[index] = byte
                do {
                    #expect(try SessionRules(json: spoiled, source: "rules").rules.count == 1)
                } catch {
                    #expect(!error.problems.isEmpty)
                }
            }
        }
    }
}
