import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

@Suite struct HazardTests {
    private func hazards(
        _ json: String, rule: String? = nil, ios: IOSVersion = .ofTheApp
    ) throws -> [Hazard] {
        let rules = try rule.map {
            try SessionRules(json: Array(#"{"rules":[\#($0)]}"#.utf8), source: "rules")
        }
        return try PayloadHazards(
            of: Payload(json: json), rules: rules ?? .app, on: Application(systemVersion: ios)
        ).first(.max)
    }

    private func names(
        _ json: String, rule: String? = nil, ios: IOSVersion = .ofTheApp
    ) throws -> [String] {
        try hazards(json, rule: rule, ios: ios).map { "\($0.kind)" }
    }

    private static let modern = #"{"name":"modern","keyPath":"aps.session"}"#
    private static let careful =
        #"{"name":"careful","pattern":"session = ([^']*);","encoding":"percent","escaping":"javascript"}"#

    @Test(
        "A payload that does what its sender meant has no hazard",
        arguments: [
            #"{"aps":{"alert":"1234:hello","session":"1234","badge":1}}"#,
            #"{"aps":{"session":42}}"#,
            #"{"aps":{"alert":"hi"}}"#,
            #"{"aps":{"content-available":1,"session":"A"},"id":7}"#,
            #"{"aps":{"alert":"your session","session":"5"}}"#,
            #"{"mdm":"push magic"}"#,
            #"{"aps":{"session":"x","sound":"it's.aiff"}}"#,
        ])
    func none(json: String) throws {
        #expect(try names(json) == [])
    }

    @Test("A capture continues after a value in the middle of any container")
    func pastValue() throws {
        for json in [
            #"{"aps":{"session":"42","sound":"x"}}"#,
            #"{"aps":{},"a":{"b":{"session":"42"}}}"#,
            #"{"aps":{},"a":{"b":[{"session":"42"},{"c":1}]}}"#,
        ] {
            let hazard = try #require(try hazards(json, rule: Self.careful).first)
            #expect(hazard.kind == .capturedPastValue)
            #expect(hazard.evidence.text.hasPrefix(";\n"))
        }
    }

    @Test(
        "A carriage return, which Darwin prints raw, is not an escape, and ends the script's string"
    )
    func carriageReturn() throws {
        let hazards = try hazards(#"{"aps":{"session":"4\r2"}}"#)
        #expect(hazards.map { "\($0.kind)" } == ["quotes-captured", "javascript-syntax-error"])
        #expect(!hazards.contains { $0.description.unicodeScalars.contains("\r") })
    }

    @Test("The evidence is where the hazard is, in UTF-16 units of its text")
    func evidence() throws {
        let hazards = try hazards(#"{"aps":{"session":"a\u00e9\"b"}}"#)
        let found = hazards.map { [$0.evidence.range?.lowerBound, $0.evidence.range?.count] }
        #expect(hazards.map(\.evidence.text) == ["\"", "\\U00e9", "\""])
        #expect(found == [[16, 1], [18, 6], [66, 1]])
        #expect(
            hazards.map(\.evidence.subject) == [
                .text(key: "aps"), .text(key: "aps"), .javaScript(rule: "app", key: "aps"),
            ])
    }

    @Test(
        "A match inside a text is reported wherever that text stands",
        arguments: [
            #"{"aps":{"alert":"session = 9;"}}"#, #"{"aps":{"alert":{"body":"session = 9;"}}}"#,
            #"{"aps":{},"list":["session = 9;"]}"#, #"{"aps":{},"text":"session = 9;"}"#,
            #"{"aps":{},"text":"한 session = 9;"}"#,
        ])
    func inText(json: String) throws {
        #expect(try names(json, rule: Self.careful).first == "matched-in-text")
    }

    @Test("A match in the value of a session is not one inside a text")
    func inSession() throws {
        let rule = #"{"name":"digits","pattern":"(\\d\\d)"}"#
        #expect(try names(#"{"aps":{"session":"42"}}"#, rule: rule) == [])
        #expect(try names(#"{"aps":{"note":"a 42"}}"#, rule: rule).first == "matched-in-text")
    }

    @Test("A key that ends with the rule's key is reported, bare or quoted")
    func longerKey() throws {
        #expect(
            try names(#"{"aps":{},"a":{"Lastsession":5}}"#, rule: Self.careful) == [
                "matched-longer-key"
            ])
        #expect(
            try names(#"{"aps":{},"a":{"x session = y":5}}"#, rule: Self.careful) == [
                "matched-in-text"
            ])
    }

    @Test(
        "A number that is printed as it was sent is no hazard, another is",
        arguments: [
            ("42", false), ("-5", false), ("0.5", false), ("1.0", true), ("64.4", true),
            ("1e3", true), ("1e19", true), ("12345678901234567890", false),
            ("9223372036854775807", false),
        ])
    func numbers(number: String, changes: Bool) throws {
        let names = try names(#"{"aps":{"session":\#(number)}}"#, rule: Self.modern)
        #expect(names.contains("session-number-changes") == changes)
    }

    @Test("A session is compared with each that was sent")
    func differs() throws {
        let rule = #"{"name":"first","pattern":"session = (\\w)"}"#
        #expect(try names(#"{"aps":{"session":"42"}}"#, rule: rule) == ["session-differs"])
        #expect(try names(#"{"aps":{"session":"4"}}"#, rule: rule) == [])
        #expect(
            try names(#"{"aps":{},"b":{"session":"42"},"c":{"Session":"4"}}"#, rule: rule) == [])
    }

    @Test("Composed and decomposed letters are different sessions")
    func composition() throws {
        let rule = #"{"name":"x","keyPath":"aps.x_session","encoding":"percent"}"#
        let json = #"{"aps":{"x_session":"\u00e9"},"b":{"session":"e\u0301"}}"#
        #expect(try names(json, rule: rule).contains("session-differs"))
    }

    @Test("A rule about something else is not compared with the sessions")
    func otherRules() throws {
        let badge = #"{"name":"badge","pattern":"badge = (\\d+)"}"#
        #expect(try names(#"{"aps":{"badge":7,"session":"42"}}"#, rule: badge) == [])
        #expect(try names(#"{"aps":{"badge":7},"b":{"session":"42"}}"#, rule: badge) == [])
        let digit = #"{"name":"digit","pattern":"badge = (\\d)"}"#
        #expect(try names(#"{"aps":{"badge":42}}"#, rule: digit) == ["session-differs"])
    }

    @Test("A lost session is reported even if another key has one")
    func lost() throws {
        #expect(
            try names(#"{"aps":{"session":"it's"},"data":{"session":"42"}}"#) == [
                "session-not-found"
            ])
        #expect(try names(#"{"session":"2","aps":{"session":"1"}}"#) == ["session-not-found"])
        #expect(try names(#"{"session":"1","aps":{"session":"1"}}"#) == [])
        let path = #"{"name":"p","keyPath":"data.session"}"#
        #expect(try names(#"{"aps":{"session":"1"},"data":{"session":"2"}}"#, rule: path) == [])
    }

    @Test("The capture is compared with the value after its key, wherever the match begins")
    func owner() throws {
        for (pattern, json) in [
            (#"alert = .*\\s+session = (\\w+)"#, #"{"aps":{"alert":"hi","session":"42"}}"#),
            (#"(?<=sid = )(\\w+)"#, #"{"aps":{"sid":"abc"}}"#),
            (#"\\s+sid = (\\w+)"#, #"{"aps":{"sid":"42"}}"#),
            (#"session_id\" = ([^;]*);"#, #"{"aps":{},"a":{"session_id":"42"}}"#),
            (#"^(.*)$"#, #"{"aps":{},"session":"4 2"}"#),
        ] {
            let rule = #"{"name":"r","pattern":"\#(pattern)","encoding":"percent"}"#
            #expect(try names(json, rule: rule) == [], "\(pattern)")
        }
    }

    @Test("A capture that begins before its value is reported")
    func beforeValue() throws {
        let rule = #"{"name":"r","pattern":"session = \\w+","group":0,"encoding":"percent"}"#
        let hazard = try #require(try hazards(#"{"aps":{"session":"42"}}"#, rule: rule).first)
        #expect(hazard.kind == .capturedPastValue)
        #expect(hazard.evidence.text == "session = ")
    }

    @Test("An apostrophe is blamed only where it ends the capture")
    func apostrophe() throws {
        let word = #"{"name":"word","pattern":"session = \"?(\\w+)"}"#
        #expect(try names(#"{"aps":{"session":"ab-12's"}}"#, rule: word) == ["session-differs"])
        let quote = #"{"name":"q","pattern":"session = \"([^']*)['\"]"}"#
        #expect(try names(#"{"aps":{"session":"ab's"}}"#, rule: quote) == ["stopped-at-apostrophe"])
    }

    @Test(
        "A URL is valid or invalid by the rules of its iOS version",
        arguments: [
            ("a|b", ["url-refused"], ["url-reencoded"]),
            ("한", ["url-refused"], ["url-reencoded"]),
            ("[1]", [], ["url-reencoded"]),
            ("a%41", ["url-reserved-character"], ["url-reserved-character"]),
            ("50%", ["url-refused"], ["url-reencoded"]),
            ("a#b", ["url-reserved-character"], ["url-reserved-character"]),
            (
                "a#b#c", ["url-refused", "url-reserved-character"],
                ["url-reencoded", "url-reserved-character"]
            ),
            ("a b", ["url-refused"], ["url-reencoded"]),
            ("a+b", ["url-reserved-character"], ["url-reserved-character"]),
            ("a/b?c=d", [], []),
        ])
    func url(session: String, before: [String], since: [String]) throws {
        let json = #"{"aps":{"session":"\#(session)"}}"#
        #expect(try names(json, rule: Self.modern) == before)
        #expect(try names(json, rule: Self.modern, ios: IOSVersion(17)) == since)
    }

    @Test("In a path a slash and a question mark are reserved too")
    func path() throws {
        let rule = #"{"name":"p","keyPath":"aps.session","lookupURL":"http://a.b/%@"}"#
        #expect(try names(#"{"aps":{"session":"a/b"}}"#, rule: rule) == ["url-reserved-character"])
        #expect(try names(#"{"aps":{"session":"ab"}}"#, rule: rule) == [])
    }

    @Test("A session that is the whole URL may have all parts of one")
    func deepLink() throws {
        let rule = #"{"name":"d","keyPath":"link","lookupURL":"%@"}"#
        func json(_ link: String) -> String { #"{"aps":{"alert":"a"},"link":"\#(link)"}"# }
        #expect(try names(json("shop://orders/7?a=b%20c&d=1+1#top"), rule: rule) == [])
        #expect(try names(json("shop://a b"), rule: rule) == ["url-refused"])
        #expect(try names(json("shop://50%"), rule: rule) == ["url-refused"])
        let path = #"{"name":"p","keyPath":"link","lookupURL":"shop:%@"}"#
        #expect(try names(json("a&b"), rule: path) == ["url-reserved-character"])
    }

    @Test("Encoding and escaping remove the hazards of the lookup")
    func hardened() throws {
        let session = #"a\"b\\c&d#e%f g+h'i\nj\u2028k한👋"#
        let rule =
            #"{"name":"h","keyPath":"aps.session","encoding":"percent","escaping":"javascript"}"#
        #expect(try names(#"{"aps":{"session":"\#(session)"}}"#, rule: rule) == [])
        #expect(
            try names(#"{"aps":{"session":"\#(session)"}}"#, rule: Self.modern) == [
                "javascript-syntax-error"
            ])
    }

    @Test("A script that runs more than the call differs from one that does not run")
    func scripts() throws {
        for (session, expected) in [
            (#"1\");alert(\"2"#, "javascript-injection"), (#"1\")"#, "javascript-syntax-error"),
            (#"1\\n"#, "javascript-changes-url"), (#"1\\"#, "javascript-syntax-error"),
            ("1'", "none"),
        ] {
            let names = try names(#"{"aps":{"session":"\#(session)"}}"#, rule: Self.modern)
            #expect((names.first ?? "none") == expected, "\(session)")
        }
    }

    @Test("A line separator in the session breaks the script before iOS 12 only")
    func lineSeparator() throws {
        let json = #"{"aps":{"session":"a\u2028b"}}"#
        #expect(
            try names(json, rule: Self.modern, ios: IOSVersion(11)) == ["javascript-syntax-error"])
        // The script runs, and hands over a URL that is not valid.
        #expect(try names(json, rule: Self.modern, ios: IOSVersion(12)) == ["url-refused"])
        #expect(try names(json, rule: Self.modern, ios: IOSVersion(17)) == ["url-reencoded"])
    }

    @Test("The largest payload depends on the iOS version")
    func size() throws {
        for (ios, limit) in [(4, 256), (7, 256), (8, 2048), (9, 4096), (18, 4096)] {
            let head = #"{"aps":{"alert":""#
            let fitting =
                head + String(repeating: "x", count: limit - head.utf8.count - 3) + #""}}"#
            #expect(try names(fitting, ios: IOSVersion(ios)) == [])
            #expect(
                try names(fitting.replacing("\":\"", with: "\":\"y"), ios: IOSVersion(ios)) == [
                    "payload-too-large"
                ])
        }
    }

    @Test("An aps that is missing, not a dictionary, or has an unknown key is reported")
    func aps() throws {
        #expect(try names("{}") == ["aps-missing"])
        #expect(try names(#"{"aps":[]}"#) == ["aps-not-dictionary"])
        #expect(try names(#"{"aps":null}"#) == ["aps-not-dictionary"])
        let hazards = try hazards(#"{"aps":{"contentavailable":1,"한":2,"thread-id":"x"}}"#)
        #expect(
            hazards.map(\.finding) == [
                "aps has the key \"contentavailable\"; is it content-available?",
                "aps has the key \"한\"",
            ])
        #expect(hazards.map(\.evidence.text) == ["contentavailable", #""\Ud55c""#])
    }

    @Test("A key of aps that a rule reads is not an unknown key")
    func keyThatIsRead() throws {
        let rule = #"{"name":"c","pattern":"code = (\\d+)"}"#
        #expect(try names(#"{"aps":{"code":7}}"#, rule: rule) == [])
        #expect(try names(#"{"aps":{"code":7}}"#) == ["aps-unknown-key"])
        let path = #"{"name":"c","keyPath":"aps.code"}"#
        #expect(try names(#"{"aps":{"code":7}}"#, rule: path) == [])
    }

    @Test("Keys that occur twice are reported with their places")
    func duplicates() throws {
        let hazards = try hazards("{\"aps\":{},\n\"a\":1,\"a\":2}")
        #expect(hazards.map(\.finding) == ["the key \"a\" occurs again at 2:7"])
    }
}
