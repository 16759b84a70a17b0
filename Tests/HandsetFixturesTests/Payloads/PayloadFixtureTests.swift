import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// Payloads that are made for tests.
@Suite struct PayloadFixtureTests {
    private func fixture(
        _ assignments: String..., from fixture: PayloadFixture = PayloadFixture()
    ) throws -> PayloadFixture {
        var fixture = fixture
        for assignment in assignments { try fixture.set(FixtureAssignment(assignment)) }
        return fixture
    }

    // MARK: - Keys of aps

    @Test("A message makes the payload of the worker role")
    func message() throws {
        let sample = try Repository.bytes(of: "samples/payloads/azure-worker-role.json")
        #expect(PayloadFixture(message: "SESSION:text").json + [10] == sample)
    }

    @Test(
        "The session is the text before the first colon, or the whole message",
        arguments: [
            ("1:a:b", "1"), (":a", ""), ("a:", "a"), ("whole", "whole"), ("", ""),
            ("1:\u{301}a", "1"), ("é 😀:x", "é 😀"),
        ])
    func session(message: String, session: String) throws {
        let payload = try Payload(json: PayloadFixture(message: message).json)
        #expect(payload["aps"]?["session"]?.string == session)
        #expect(payload["aps"]?["alert"]?.string == message)
        #expect(payload["aps"]?["badge"]?.integer == 1)
    }

    @Test("Keys are written in one order, and replace those of the message")
    func keys() {
        #expect(PayloadFixture().description == #"{"aps":{}}"#)
        #expect(
            PayloadFixture(alert: "a", session: "s", badge: -2, sound: "default").description
                == #"{"aps":{"alert":"a","session":"s","badge":-2,"sound":"default"}}"#)
        #expect(
            PayloadFixture(message: "1:x", session: "2", sound: "s").description
                == #"{"aps":{"alert":"1:x","session":"2","badge":1,"sound":"s"}}"#)
        #expect(
            PayloadFixture(message: "1:x", alert: "y", badge: 0).description
                == #"{"aps":{"alert":"y","session":"1","badge":0}}"#)
    }

    @Test(
        "Any text comes back unchanged",
        arguments: [
            "", "\"", "\\", "\\u0041", "/", "a\nb\r\n\t", "\u{0}\u{1}\u{1F}\u{7F}\u{80}",
            "😀👩‍👩‍👧", "e\u{301} é", "\u{2028}\u{FEFF}\u{FFFF}", "'", "안녕",
        ])
    func text(text: String) throws {
        let fixture = PayloadFixture(alert: text)
        let found = try Payload(json: fixture.json)["aps"]?["alert"]?.string
        #expect(found.map { Array($0.utf8) } == Array(text.utf8))
        #expect(!fixture.json.contains { $0 < 0x20 })
    }

    // MARK: - Any key

    @Test("Values are set at their paths, in the given order")
    func set() throws {
        let made = try fixture(
            "z.y.x=1", "aps.content-available=1", #"z.y.w= [1, "a b" , {"b" : null}] "#,
            "a=true", #"z.y.w={"c":{}}"#, "z.y.w.c.d=-0.10", #"e="é\u00e9""#, "f={}", "f.g=[]")
        #expect(
            made.description == #"""
                {"aps":{"content-available":1},\#
                "z":{"y":{"x":1,"w":{"c":{"d":-0.10}}}},\#
                "a":true,"e":"é\u00e9","f":{"g":[]}}
                """#)
    }

    @Test("A value is replaced at its place, whatever it was")
    func replacement() throws {
        let message = PayloadFixture(message: "1:x")
        #expect(
            try fixture("aps.alert.body=1", from: fixture("aps.alert={}", from: message))
                .description == #"{"aps":{"alert":{"body":1},"session":"1","badge":1}}"#)
        #expect(try fixture("aps=[{\"a\":1}]", "b=2").description == #"{"aps":[{"a":1}],"b":2}"#)
        #expect(
            try fixture(#"a={"\u0062":{"}":1}}"#, "a.b.}=2", "a.b.c=3").description
                == #"{"aps":{},"a":{"\u0062":{"}":2,"c":3}}}"#)
        #expect(
            try fixture(#"a={"b":{},"b":1}"#, "a.b.c=3").description
                == #"{"aps":{},"a":{"b":{"c":3},"b":1}}"#, "the first of two counts")
    }

    @Test(
        "Numbers stay as they were written",
        arguments: ["0.1", "1e5", "1.0", "-0", "12345678901234567890", "0.30000000000000004"])
    func numbers(number: String) throws {
        #expect(try fixture("a=\(number)").description == #"{"aps":{},"a":\#(number)}"#)
    }

    @Test("Keys can contain anything; dots, equals signs and backslashes after a backslash")
    func strangeKeys() throws {
        #expect(
            try fixture(#"com\.example\=1\\2.b="=.\\""#).description
                == #"{"aps":{},"com.example=1\\2":{"b":"=.\\"}}"#)
        #expect(
            try fixture("a\"\n😀=1").description == #"{"aps":{},"a\"\n😀":1}"#)
        #expect(
            try fixture("a\u{0}b=1", "a\u{0}b=2", "a=3").description
                == #"{"aps":{},"a\u0000b":2,"a":3}"#)
        #expect(
            try fixture("e\u{301}=1", "é=2").description
                == "{\"aps\":{},\"e\u{301}\":1,\"é\":2}", "keys are bytes")
        #expect(
            try FixtureAssignment(#"a\.b.c=d=e"#)
                == FixtureAssignment(keys: ["a.b", "c"], json: "d=e"))
    }

    @Test(
        "Invalid paths are rejected, and change nothing",
        arguments: [
            ("aps", #""aps" has no value; give KEY.PATH=JSON, such as aps.badge=1"#),
            (#"a\=1"#, #""a\=1" has no value; give KEY.PATH=JSON, such as aps.badge=1"#),
            (
                "a..b=1",
                #"a key is empty in the path "a..b"; give keys with a dot between them, and write a dot within a key as \."#
            ),
            (
                "=1",
                #"a key is empty in the path ""; give keys with a dot between them, and write a dot within a key as \."#
            ),
            (
                "aps.alert.body=1",
                #""aps.alert" is not a dictionary, so it cannot contain a key; make it one first: --set aps.alert={}"#
            ),
            (
                "aps.badge.a.b=1",
                #""aps.badge" is not a dictionary, so it cannot contain a key; make it one first: --set aps.badge={}"#
            ),
        ])
    func wrongPath(assignment: String, message: String) throws {
        var fixture = PayloadFixture(message: "1:x")
        let error = #expect(throws: PayloadFixtureError.self) {
            try fixture.set(FixtureAssignment(assignment))
        }
        #expect(error?.description == message)
        #expect(fixture == PayloadFixture(message: "1:x"))
    }

    @Test(
        "A value that is not JSON is rejected with its place, and with the quotes that a bare word needs",
        arguments: [
            (
                "hello", "a",
                """
                "a", line 1, byte 1: found hello, which is not JSON; if it is a text, quote it for \
                JSON and again for the shell: --set a='"hello"'
                hello
                ^
                """
            ),
            (
                "it's 1", "a b",
                #"""
                "a b", line 1, byte 1: found it's, which is not JSON; if it is a text, quote it for \#
                JSON and again for the shell: --set 'a b'='"it'\''s 1"'
                it's 1
                ^
                """#
            ),
            (
                "12:30", "a",
                """
                "a", line 1, byte 3: found : after the end of the value; if it is a text, quote it \
                for JSON and again for the shell: --set a='"12:30"'
                12:30
                  ^
                """
            ),
            (
                " {\"b\": tru}", "a",
                """
                "a", line 1, byte 8: found tru, which is not JSON; write true, false or null, and \
                keys and strings in double quotes
                 {"b": tru}
                       ^
                """
            ),
            (
                "[1,\n2", "a",
                """
                "a", line 1, byte 1: found the end of this value inside a string, an array or an \
                object; close strings with ", arrays with ] and objects with }
                [1,
                ^
                """
            ),
            (
                "[1,\n2,]", "a",
                """
                "a", line 2, byte 3: found ] instead of a value; remove the comma before it, or \
                give a value
                2,]
                  ^
                """
            ),
            (
                "{} {}", "a",
                """
                "a", line 1, byte 4: found { after the end of the value; give one value only
                {} {}
                   ^
                """
            ),
            (
                "", "a",
                """
                "a", line 1, byte 1: found only white space; give a value, such as 1, true, \
                "text" or {}

                ^
                """
            ),
            (
                "\"\\ud800\"", "a",
                #"""
                "a", line 1, byte 2: found half of a surrogate pair; write both halves, high before \#
                low, or the character itself in UTF-8
                "\ud800"
                 ^
                """#
            ),
        ])
    func wrongJSON(json: String, key: String, message: String) {
        var fixture = PayloadFixture()
        let error = #expect(throws: PayloadFixtureError.self) {
            try fixture.set(FixtureAssignment(keys: [key], json: json))
        }
        #expect(error?.description == message)
        #expect(fixture == PayloadFixture())
    }

    @Test(
        "Values cannot be nested more deeply than jansson reads, by path or by value", .exhaustive)
    func depth() throws {
        let keys = Array(repeating: "a", count: 1000)
        var fixture = PayloadFixture()
        let deep = String(repeating: "[", count: 1048) + String(repeating: "]", count: 1048)
        #expect(throws: PayloadFixtureError.tooDeep(keys)) {
            try fixture.set(FixtureAssignment(keys: keys, json: "[\(deep)]"))
        }
        #expect(throws: PayloadFixtureError.tooDeep(Array(repeating: "b", count: 100_000))) {
            try fixture.set(
                FixtureAssignment(keys: Array(repeating: "b", count: 100_000), json: "1"))
        }
        #expect(fixture == PayloadFixture())
        try fixture.set(FixtureAssignment(keys: keys, json: String(deep)))
        try fixture.set(FixtureAssignment(keys: keys, json: "1"))
        #expect(fixture.json.count < 10_000)
    }

    @Test("The example of the documentation is what happens")
    func example() throws {
        var fixture = PayloadFixture(message: "42:hello", sound: "default")
        try fixture.set(FixtureAssignment("custom.id=[1, 2.50]"))
        #expect(
            fixture.description == #"""
                {"aps":{"alert":"42:hello","session":"42","badge":1,"sound":"default"},\#
                "custom":{"id":[1,2.50]}}
                """#)
        try fixture.pad(toByteCount: 100)
        #expect(
            fixture.description == #"""
                {"aps":{"alert":"42:helloxxxx","session":"42","badge":1,"sound":"default"},\#
                "custom":{"id":[1,2.50]}}
                """#)
    }
}
