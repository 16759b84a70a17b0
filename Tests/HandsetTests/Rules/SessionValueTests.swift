import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Values at key paths that count as sessions.
@Suite struct SessionValueTests {
    private func sessions(_ rule: String, _ payload: Payload) throws -> [String] {
        let json = #"{"rules": [{"name": "a", "lookupURL": "%@", \#(rule)}]}"#
        let rules = try SessionRules(json: Array(json.utf8), source: "rules.json")
        #expect(try SessionRules(json: rules.json, source: "again.json").json == rules.json)
        return try SessionRouter(rules: rules, handler: LookupHandler()).routes(in: payload)
            .map(\.match.session)
    }

    @Test("A number and a text are told apart where the rule asks for it")
    func types() throws {
        let (number, text): (Payload, Payload) = (["id": 7], ["id": "7"])
        for payload in [number, text] {
            #expect(try sessions(#""keyPath": "id""#, payload) == ["7"])
        }
        #expect(try sessions(#""keyPath": "id", "type": "number""#, number) == ["7"])
        #expect(try sessions(#""keyPath": "id", "type": "number""#, text) == [])
        #expect(try sessions(#""keyPath": "id", "type": "string""#, number) == [])
        #expect(try sessions(#""keyPath": "id", "type": "string""#, text) == ["7"])
        #expect(try sessions(#""keyPath": "id", "type": "boolean""#, ["id": true]) == ["1"])
    }

    @Test("A key that is a number names an element of an array, and in a dictionary itself")
    func elements() throws {
        let payload: Payload = [
            "aps": ["alert": ["loc-args": ["sip:a@b", "hello"]]], "pages": ["0": "seven"],
        ]
        let path = #"["aps", "alert", "loc-args", "0"]"#
        #expect(try sessions(#""keyPath": \#(path)"#, payload) == ["sip:a@b"])
        #expect(try sessions(#""keyPath": "aps.alert.loc-args.1""#, payload) == ["hello"])
        #expect(try sessions(#""keyPath": "pages.0""#, payload) == ["seven"])
        for other in ["2", "-1", "+1", "01", "first", "99999999999999999999"] {
            #expect(try sessions(#""keyPath": "aps.alert.loc-args.\#(other)""#, payload) == [])
        }
    }

    @Test("A miss names the element that an array does not have, and how many it has")
    func missingElements() throws {
        let json = #"{"rules": [{"name": "a", "keyPath": "tags.2.id"}]}"#
        let rules = try SessionRules(json: Array(json.utf8), source: "rules.json")
        let payloads: [Payload] = [["tags": ["x", "y"]], ["tags": ["x"]], ["tags": []]]
        #expect(
            try payloads.flatMap { try SessionMiss.all(in: $0, rules: rules).map(\.description) }
                == [
                    "tags has no element 2; it has 2 elements, counted from 0",
                    "tags has no element 2; it has 1 element, counted from 0",
                    "tags has no element 2; it is empty",
                ])
    }

    @Test("The whole value has to match")
    func matching() throws {
        let rule = #""keyPath": "link", "matching": "shop://a|shop://orders/.*""#
        #expect(try sessions(rule, ["link": "shop://orders/7"]) == ["shop://orders/7"])
        for other in ["see shop://orders/7", "shop://ab", "http://example.com"] {
            #expect(try sessions(rule, ["link": PayloadValue(other)]) == [])
        }
    }

    @Test("A miss names what the rule asks for")
    func misses() throws {
        let json = """
            {"rules": [{"name": "a", "keyPath": "id", "type": "number"},
                       {"name": "b", "keyPath": "id", "matching": "[0-9]+"}]}
            """
        let rules = try SessionRules(json: Array(json.utf8), source: "rules.json")
        #expect(
            try SessionMiss.all(in: ["id": "x"], rules: rules).map(\.finding) == [
                "the value at id is not a number",
                "the value at id does not match \"[0-9]+\" as a whole",
            ])
    }

    @Test(
        "What goes with a key path alone is refused beside a pattern, and so is a wrong pattern",
        arguments: [
            #""pattern": "(a)", "matching": "a""#, #""pattern": "(a)", "type": "string""#,
            #""keyPath": "a", "matching": "(""#, #""keyPath": "a", "matching": "a)(b""#,
            #""keyPath": "a", "type": "integer""#,
        ])
    func refused(rule: String) {
        let json = #"{"rules": [{"name": "a", \#(rule)}]}"#
        let error = #expect(throws: JSONDocumentError.self) {
            try SessionRules(json: Array(json.utf8), source: "rules.json")
        }
        #expect(error?.problems.count == 1)
    }
}
