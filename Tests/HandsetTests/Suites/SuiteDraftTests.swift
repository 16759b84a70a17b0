import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Suites that are made from payloads.
@Suite struct SuiteDraftTests {
    private func draft(_ payload: String, _ rules: SessionRules = .app) throws -> String {
        var draft = SuiteDraft(rules: rules)
        try draft.add(name: "a", payload: Array(payload.utf8))
        return String(decoding: draft.json, as: UTF8.self)
    }

    @Test("A draft expects the results of its payloads, and passes")
    func draft() throws {
        var draft = SuiteDraft()
        for (name, payload) in [
            ("one", #"{"aps": {"session": "42"}}"#),
            ("two", #"{"aps": {"session": "1"}, "more": {"session": "2"}}"#),
            ("\"none\"", #"{"aps": {"alert": "hello"}}"#),
        ] {
            try draft.add(name: name, payload: Array(payload.utf8))
        }
        #expect(draft.count == 3)
        #expect(
            String(decoding: draft.json, as: UTF8.self) == #"""
                {
                  "cases": [
                    {
                      "name": "one",
                      "payload": {"aps":{"session":"42"}},
                      "session": "42",
                      "hazards": []
                    },
                    {
                      "name": "two",
                      "payload": {"aps":{"session":"1"},"more":{"session":"2"}},
                      "calls": ["handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");","handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=2\");"],
                      "hazards": ["several-keys"]
                    },
                    {
                      "name": "\"none\"",
                      "payload": {"aps":{"alert":"hello"}},
                      "none": true,
                      "hazards": []
                    }
                  ]
                }

                """#)
        let suite = try SessionSuite(json: draft.json, source: "draft.json")
        #expect(suite.cases.map { $0.run().passed } == [true, true, true])
    }

    @Test(
        "A payload keeps everything but the white space between its tokens",
        arguments: [
            (#"{"a": 1, "a": 2}"#, #"{"a":1,"a":2}"#), (#"{"a": 1.0}"#, #"{"a":1.0}"#),
            (#"{"a": 12345678901234567890}"#, #"{"a":12345678901234567890}"#),
            (#"{"a":1e2,"b":"\u00e9 \/"}"#, #"{"a":1e2,"b":"\u00e9 \/"}"#),
            ("\t{ \"a\" :\r\n[ ] }\n", #"{"a":[]}"#),
        ])
    func payload(payload: String, kept: String) throws {
        #expect(try draft(payload).contains("\"payload\": \(kept),\n"))
    }

    @Test("Every sample payload makes a draft that passes")
    func samples() throws {
        for path in try Repository.files(in: "samples/payloads", endingIn: [".json", ".jsonl"]) {
            let reader = PayloadReader(source: path, bytes: try Repository.bytes(of: path))
            var draft = SuiteDraft()
            for event in reader {
                guard case .payload = event else { continue }
                try draft.add(name: path, payload: reader.lastBytes)
            }
            #expect(draft.count > 0)
            let suite = try SessionSuite(json: draft.json, source: path)
            #expect(suite.cases.allSatisfy { $0.run().passed }, "\(path)")
        }
    }

    @Test("A draft names the path of its rules")
    func rules() throws {
        let rules = SessionRules([try SessionRule(name: "badge", pattern: "badge = ([0-9]+)")])
        var draft = SuiteDraft(rules: rules, rulesPath: "../rules/b\"adge.json")
        try draft.add(name: "a", payload: Array(#"{"aps":{"badge":7}}"#.utf8))
        let text = String(decoding: draft.json, as: UTF8.self)
        #expect(text.hasPrefix("{\n  \"rules\": \"../rules/b\\\"adge.json\",\n  \"cases\": [\n"))
        #expect(text.contains("\"session\": \"7\",\n"))
    }

    @Test("Bytes that are not a payload are refused, and not added to the draft")
    func refused() throws {
        var draft = SuiteDraft()
        let deep =
            "{\"a\":" + String(repeating: "[", count: 2_046)
            + String(repeating: "]", count: 2_046) + "}"
        #expect(throws: Never.self) { try Payload(json: deep) }
        for (payload, reason) in [
            ("[1]", PayloadRefusal.Reason.notAnObject), ("{", .unfinished), ("", .empty),
            (deep, .tooDeep),
        ] {
            let refusal = try #require(throws: PayloadRefusal.self) {
                try draft.add(name: "a", payload: Array(payload.utf8))
            }
            #expect(refusal.reason == reason)
        }
        #expect(draft.count == 0)
    }

    @Test("A payload may be so deep that jansson still reads the suite, and no deeper")
    func depth() throws {
        func draft(_ depth: Int) throws -> SuiteDraft {
            var draft = SuiteDraft()
            let arrays =
                String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
            try draft.add(name: "a", payload: Array("{\"a\":\(arrays)}".utf8))
            return draft
        }
        let suite = try SessionSuite(json: try draft(2_045).json, source: "a.json")
        #expect(suite.cases.map { $0.run().passed } == [true])
        let refusal = try #require(throws: PayloadRefusal.self) { try draft(2_046) }
        #expect(refusal.reason == .tooDeep)
    }

    @Test("A suite has as many bytes as are read, and no more", arguments: [1, 2, 3])
    func size(caseCount: Int) throws {
        func draft(_ maximum: Int) throws -> SuiteDraft {
            var draft = SuiteDraft(
                rules: .app, rulesPath: nil, scenario: .ofTheApp, maximumByteCount: maximum)
            for number in 1...caseCount {
                try draft.add(name: "\(number)", payload: Array(#"{"aps":{"session":"1"}}"#.utf8))
            }
            return draft
        }
        let count = try draft(1_000).json.count
        #expect(try draft(count).json.count == count)
        let refusal = try #require(throws: PayloadRefusal.self) { try draft(count - 1) }
        #expect(refusal.reason == .tooLarge)
    }

    @Test(
        "By default, as many bytes are read as a draft may have",
        .enabled(
            if: Sweep.choose(sampled: false, exhaustive: true),
            "16 MiB take two seconds; HANDSET_TESTS=exhaustive swift test runs it"))
    func defaultSize() throws {
        // Escapes, two bytes at once, of a payload that is not read take the least time.
        let escapes = Array(
            repeating: UInt8(ascii: "\\"), count: PayloadReader.defaultMaximumByteCount)
        let bytes = [UInt8(ascii: "\"")] + escapes + [UInt8(ascii: "\"")]
        let payload = try Payload(json: "{}")
        var draft = SuiteDraft()
        let refusal = try #require(throws: PayloadRefusal.self) {
            try draft.add(name: "a", payload: bytes, path: nil, parsed: payload)
        }
        #expect(refusal.reason == .tooLarge)
    }
}
