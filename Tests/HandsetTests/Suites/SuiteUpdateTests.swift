import Handset
import HandsetSuites
import Testing

/// The changes that are written into a suite, and only those.
@Suite struct SuiteUpdateTests {
    private static let call =
        #""handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session="#
    private static let url = "http://URLHERE.cloudapp.net/Session/Lookup?session="
    private static let one = #"{"aps":{"session":"42"}}"#
    private static let two = #"{"aps":{"session":"1"},"more":{"session":"2"}}"#
    private static let none = #"{"aps":{"alert":"hello"}}"#

    private func update(_ json: String) throws -> SuiteUpdate {
        let update = try SuiteUpdate(json: Array(json.utf8), source: "s.json")
        // The updated suite passes.
        let again = try SuiteUpdate(json: update.json, source: "s.json")
        #expect(again.changes == [])
        #expect(again.json == update.json)
        let suite = try SessionSuite(json: update.json, source: "s.json")
        #expect(suite.cases.allSatisfy { $0.run().passed })
        return update
    }

    private func text(_ json: String) throws -> String {
        String(decoding: try update(json).json, as: UTF8.self)
    }

    @Test(
        "An expectation becomes what was found",
        arguments: [
            (one, #""session": "43""#, #""session": "42""#),
            (one, #""session":"43""#, #""session":"42""#),
            (none, #""session": "43""#, #""none": true"#),
            (one, #""none": true"#, #""session": "42""#),
            (two, #""none": true"#, #""calls": [\#(call)1\");", \#(call)2\");"]"#),
            (two, #""session": "1""#, #""calls": [\#(call)1\");", \#(call)2\");"]"#),
            (two, #""url": "\#(url)1""#, #""calls": [\#(call)1\");", \#(call)2\");"]"#),
            (one, #""url": "x""#, #""url": "\#(url)42""#),
            (one, #""javascript": "x""#, #""javascript": \#(call)42\");""#),
            (none, #""url": "x""#, #""none": true"#),
            (one, #""calls": []"#, #""calls": [\#(call)42\");"]"#),
            (none, #""calls": ["x"]"#, #""none": true"#),
            ("[1]", #""session": "43""#, #""refused": "not-an-object""#),
            ("[1]", #""none": true"#, #""refused": "not-an-object""#),
            ("[1]", #""calls": []"#, #""refused": "not-an-object""#),
            ("[1]", #""hazards": []"#, #""refused": "not-an-object""#),
            ("[1]", #""refused": "syntax""#, #""refused": "not-an-object""#),
            (one, #""refused": true"#, #""session": "42""#),
            (none, #""refused": "syntax""#, #""none": true"#),
            (two, #""refused": true"#, #""calls": [\#(call)1\");", \#(call)2\");"]"#),
            (two, #""hazards": []"#, #""hazards": ["several-keys"]"#),
            (one, #""hazards": ["several-keys"]"#, #""hazards": []"#),
            (one, #""session": "1", "url": "x""#, #""session": "42", "url": "\#(url)42""#),
            (none, #""session": "1", "calls": []"#, #""calls": []"#),
            (none, #""calls": [], "url": "x""#, #""calls": []"#),
        ])
    func transition(payload: String, old: String, new: String) throws {
        let beginning = #"{"cases": [{"name": "a", "payload": \#(payload), "#
        #expect(try text(beginning + old + "}]}") == beginning + new + "}]}")
        // The same where the expectations come first.
        let end = #", "name": "a", "payload": \#(payload)}]}"#
        #expect(try text(#"{"cases": [{"# + old + end) == #"{"cases": [{"# + new + end)
    }

    private static let wrong = [#""session": "x""#, #""url": "y""#, #""javascript": "z""#]

    @Test(
        "A member that would repeat another is removed, with its comma",
        arguments: [
            (#"{A, B, C, "name": "a", PAYLOAD}"#, #"{"none": true, "name": "a", PAYLOAD}"#),
            (#"{"name": "a", A, B, PAYLOAD, C}"#, #"{"name": "a", "none": true, PAYLOAD}"#),
            (#"{"name": "a", PAYLOAD, A, B, C}"#, #"{"name": "a", PAYLOAD, "none": true}"#),
            (#"{"name": "a" , A , PAYLOAD , B }"#, #"{"name": "a" , "none": true , PAYLOAD }"#),
            (
                "{\n  A,\n  B,\n  \"name\": \"a\",\n  PAYLOAD,\n  C\n}",
                "{\n  \"none\": true,\n  \"name\": \"a\",\n  PAYLOAD\n}"
            ),
            (
                "{\r\n\tA,\r\n\t\"name\": \"a\",\r\n\tB,\r\n\tPAYLOAD\r\n}",
                "{\r\n\t\"none\": true,\r\n\t\"name\": \"a\",\r\n\tPAYLOAD\r\n}"
            ),
            (
                "{A\n, \"name\": \"a\"\n, B\n, PAYLOAD}",
                "{\"none\": true\n, \"name\": \"a\"\n, PAYLOAD}"
            ),
        ])
    func removal(old: String, new: String) throws {
        func json(_ text: String) -> String {
            let text = zip(["A", "B", "C"], Self.wrong).reduce(text) {
                $0.replacing("\($1.0),", with: "\($1.1),").replacing("\($1.0)\n", with: "\($1.1)\n")
                    .replacing("\($1.0) ", with: "\($1.1) ").replacing("\($1.0)}", with: "\($1.1)}")
            }
            return "{\"cases\": [" + text.replacing("PAYLOAD", with: #""payload": {"aps": {}}"#)
                + "]}"
        }
        #expect(try text(json(old)) == json(new))
    }

    @Test("The first members are removed together if the calls after them are right")
    func removalOfBeginning() throws {
        let calls = #""calls": [\#(Self.call)1\");", \#(Self.call)2\");"]"#
        let rest = #""name": "a", "payload": \#(Self.two), \#(calls)}]}"#
        let old = #"{"cases": [ { "session": "x",  "url": "y", "# + rest
        #expect(try text(old) == #"{"cases": [ { "# + rest)
        let mixed = #"{"cases": [{"session": "x", "name": "a", "url": "y", "payload": "#
        #expect(
            try text("\(mixed)\(Self.two), \(calls), \"javascript\": \"z\" }]}")
                == #"{"cases": [{"name": "a", "payload": \#(Self.two), \#(calls) }]}"#)
    }

    @Test(
        "An array keeps its layout",
        arguments: [
            ("[]", #"["A", "B"]"#), ("[ ]", #"["A", "B"]"#), (#"["x"]"#, #"["A", "B"]"#),
            (#"[ "x" ]"#, #"[ "A", "B" ]"#), (#"["x","y"]"#, #"["A","B"]"#),
            (#"["x"  , "y", "z"]"#, #"["A"  , "B"]"#),
            ("[\n      \"x\"\n    ]", "[\n      \"A\",\n      \"B\"\n    ]"),
            ("[\r\n\t\t\"x\",\r\n\t\t\"y\"\r\n\t]", "[\r\n\t\t\"A\",\r\n\t\t\"B\"\r\n\t]"),
        ])
    func arrays(old: String, new: String) throws {
        let payload = #"{"aps": {"alert": "hi"}, "content-available": 1, "a": 1, "a": 2}"#
        func json(_ hazards: String) -> String {
            #"{"cases": [{"name": "a", "payload": \#(payload), "hazards": \#(hazards)}]}"#
        }
        let names = ["aps-missing", "apns", "url-refused"]
        let known = zip(["\"x\"", "\"y\"", "\"z\""], [names[0], names[2], "several-keys"])
            .reduce(old) { $0.replacing($1.0, with: "\"\($1.1)\"") }
        let found = new.replacing("\"A\"", with: "\"duplicate-key\"")
            .replacing("\"B\"", with: "\"content-available-outside-aps\"")
        #expect(try text(json(known)) == json(found))
    }

    @Test("Odd layout stays, and keys with escapes are found")
    func layout() throws {
        let old =
            "\u{FEFF}\t{ \"c\\u0061ses\" :[\r\n\r\n{\"name\" : \"a\\u0062\" ,\r\n \"payload\":"
            + "{ \"aps\" : {\"session\":12345678901234567890 , \"b\" : 1.0,\"b\":2}} ,"
            + "\t\"s\\u0065ssion\"\t:\t\"x\" , \"h\\u0061zards\":[ ]\r\n}  ] } \r\n\r\n"
        let update = try update(old)
        #expect(update.changes.map(\.oldKey) == ["session", "hazards"])
        let text = String(decoding: update.json, as: UTF8.self)
        #expect(
            text
                == old.replacing("\"x\"", with: "\"12345678901234567890\"").replacing(
                    "[ ]",
                    with: "["
                        + update.changes[1].newValue.dropFirst().dropLast()
                        .replacing(",", with: ", ") + "]"))
    }

    @Test("Sessions that Swift treats as equal are different")
    func composed() throws {
        let payload = #"{"a": "e\u0301", "b": "\u00e9"}"#
        let rules =
            #"{"routing": "all", "rules": [{"name": "a", "keyPath": "a"}, {"name": "b", "keyPath": "b"}]}"#
        let update = try update(
            #"{"rules": \#(rules), "cases": [{"name": "a", "payload": \#(payload), "none": true}]}"#
        )
        #expect(update.changes.map(\.newKey) == ["calls"])
    }

    @Test("Different sessions with one URL become calls")
    func oneURL() throws {
        let rules = """
            {"routing": "all", "rules": [{"name": "a", "keyPath": "a", "lookupURL": "x1%@"},
            {"name": "b", "keyPath": "b", "lookupURL": "x%@"}]}
            """
        let payload = #"{"a": "2", "b": "12"}"#
        func new(_ old: String) throws -> [String] {
            try update(
                #"{"rules": \#(rules), "cases": [{"name": "a", "payload": \#(payload), \#(old)}]}"#
            ).changes.map { "\($0.newKey ?? "-") \($0.newValue)" }
        }
        #expect(
            try new(#""session": "2""#) == [
                #"calls ["handleOpenURL(\"x12\");","handleOpenURL(\"x12\");"]"#
            ])
        #expect(try new(#""url": "2""#) == [#"url "x12""#])
    }

    @Test("A change is described with its place, on one line")
    func changes() throws {
        let update = try update(
            """
            {"cases": [
              {"name": "b\\nc", "payload": \(Self.one), "session": "43"},
              {"name": "d", "payload": \(Self.none), "session": "1", "url": "2"}
            ]}
            """)
        #expect(
            update.changes.map { "\($0)" } == [
                #"s.json:2:68: b␊c: session was "43", is "42""#,
                #"s.json:3:66: d: session "1" became none true"#,
                #"s.json:3:78: d: url "2" was removed"#,
            ])
    }

    @Test("Without changes the bytes stay the same")
    func nothing() throws {
        let json = #"{"cases" :[{"name":"a","payload":{"aps":{}},"none":true}]}"#
        let update = try update(json)
        #expect(update.changes == [])
        #expect(update.json == Array(json.utf8))
    }

    @Test("Cases that are not included stay as they are")
    func filter() throws {
        let item = #""payload": \#(Self.one), "none": true}"#
        let json = #"{"cases": [{"name": "a", \#(item), {"name": "b", \#(item)]}"#
        let update = try SuiteUpdate(json: Array(json.utf8), source: "s.json") { $0 == "b" }
        #expect(
            String(decoding: update.json, as: UTF8.self)
                == #"{"cases": [{"name": "a", \#(item), {"name": "b", \#(item)]}"#.replacing(
                    #"{"name": "b", \#(item)"#,
                    with: #"{"name": "b", "payload": \#(Self.one), "session": "42"}"#))
    }

    @Test("The result depends on the rules that are given")
    func rules() throws {
        let json = #"{"cases": [{"name": "a", "payload": \#(Self.one), "session": "42"}]}"#
        let rules = SessionRules([try SessionRule(name: "badge", pattern: "badge = ([0-9]+)")])
        let update = try SuiteUpdate(json: Array(json.utf8), source: "s.json", rules: rules)
        #expect(update.changes.map(\.newKey) == ["none"])
    }

    @Test("A suite may name the handlers of the caller")
    func handlers() throws {
        let json = Array(
            #"{"rules": [{"name": "a", "keyPath": "a", "handler": "mine"}], "cases": [{"name": "a", "payload": {"a": "1"}, "none": true}]}"#
                .utf8)
        #expect(throws: JSONDocumentError.self) { try SuiteUpdate(json: json, source: "s.json") }
        let update = try SuiteUpdate(json: json, source: "s.json", handlerNames: ["mine"])
        #expect(update.changes.map(\.newKey) == ["session"])
    }
}
