import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

@Suite struct PayloadExplanationTests {
    private func text(
        _ json: String, rules: SessionRules = .app, isColoured: Bool = false
    ) throws -> String {
        var text = ""
        try PayloadExplanation(of: Payload(json: json), rules: rules)
            .writeText(isColoured: isColoured) { text += $0 }
        return text
    }

    private func misses(
        _ json: String, _ rules: SessionRules = .app
    ) throws -> [String] {
        try PayloadExplanation(of: Payload(json: json), rules: rules).misses.map(\.finding)
    }

    private func rules(_ json: String) throws -> SessionRules {
        try SessionRules(json: Array(#"{"rules":[\#(json)]}"#.utf8), source: "rules")
    }

    @Test("The match and its group are marked below each of their lines")
    func marks() throws {
        #expect(
            try text(#"{"aps":{"session":"42","sound":"default"}}"#).hasPrefix(
                """
                payload:1: payload 1, 42 bytes
                aps
                  1 | {
                  2 |     session = 42;
                    |     ~~~~~~~~~~^^^^
                  3 |     sound = default;
                    | ^^^^^^^^^^^^^^^^^^^~
                  4 | }
                rule app finds the session 42;␊    sound = default in aps

                """))
    }

    @Test("In a terminal the match and its group have colours, and no signs stand below")
    func colours() throws {
        let text = try text(#"{"aps":{"session":"42"}}"#, isColoured: true)
        #expect(
            text.contains(
                "    \u{1B}[0;33msession = \u{1B}[0;7;33m42\u{1B}[0;33m;\u{1B}[0m\n  3 | }"))
        #expect(!text.contains("~"))
    }

    @Test("Signs stand below characters of every width, and a group without characters has one")
    func widths() throws {
        #expect(
            try text(#"{"aps":{},"x":"한👋 session = ;"}"#).contains(
                """
                  1 | 한👋 session = ;
                    |      ~~~~~~~~~~^

                """))
        #expect(
            try text("{\"aps\":{},\"x\":\"👩\u{200D}👧\u{200B} session = ;\"}").contains(
                """
                  1 | 👩\u{200D}👧\u{FFFD} session = ;
                    |       ~~~~~~~~~~^

                """))
    }

    @Test("Control characters of a payload do not reach the terminal")
    func controlCharacters() throws {
        let json = #"{"aps":{},"a\u001b]0;x\u0007":"\u001b[2Jsession = \u0007\r;"}"#
        let text = try text(json)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
        #expect(text.contains("␛[2J"))
    }

    @Test("A carriage return, which Darwin prints raw, is shown and takes one column of the marks")
    func carriageReturn() throws {
        let text = try text(#"{"aps":{"alert":"a\r\nb","session":"4\r2"}}"#)
        #expect(
            text.contains(
                #"""
                  2 |     alert = "a␍\nb";
                  3 |     session = "4␍2";
                    |     ~~~~~~~~~~^^^^^~

                """#))
        #expect(!text.unicodeScalars.contains("\r"))
    }

    @Test("A session that is read at a key path says so, and no text is marked")
    func keyPath() throws {
        let text = try text(
            #"{"aps":{"session":"ab-12"}}"#, rules: rules(#"{"name":"m","keyPath":"aps.session"}"#))
        #expect(text.contains("\nrule m finds the target ab-12 at aps.session\n"))
        #expect(!text.contains("~"))
        #expect(text.hasSuffix("\nno findings\n"))
    }

    // MARK: - Near misses

    @Test("A session at the top level is found there")
    func topLevel() throws {
        #expect(
            try misses(#"{"aps":{},"session":"42"}"#) == [
                "session is at the top level: the app prints the value alone, so \"session = \" never "
                    + "stands before it"
            ])
    }

    @Test(
        "A session at the top level is found there, whatever its value",
        arguments: ["[\"42\"]", "{\"id\":\"42\"}", "\"it's\"", "null"])
    func topLevelOfAnyKind(value: String) throws {
        let finding = try #require(try misses(#"{"aps":{},"session":\#(value)}"#).first)
        #expect(finding.hasPrefix("session is at the top level: "))
    }

    @Test(
        "A missing option is named",
        arguments: [
            (#"session = (\\w+)"#, #"{"aps":{"Session":1}}"#, "caseInsensitive"),
            (#"^\\s+session = (\\w+)"#, #"{"aps":{"a":1,"session":1}}"#, "anchorsMatchLines"),
            (
                #"alert.*session = (\\w+)"#, #"{"aps":{"alert":1,"session":1}}"#,
                "dotMatchesLineSeparators"
            ),
        ])
    func options(pattern: String, json: String, option: String) throws {
        let rules = try rules(#"{"name":"a","pattern":"\#(pattern)"}"#)
        let finding = try #require(try misses(json, rules).first)
        #expect(finding.hasSuffix(" with the option \(option)"))
    }

    @Test("A group that takes no part in the match is named")
    func group() throws {
        let rules = try rules(#"{"name":"a","pattern":"(sid)?session = ","group":1}"#)
        #expect(
            try misses(#"{"aps":{"session":1}}"#, rules) == [
                "the pattern matches \"session = \", but its group 1 takes no part in the match"
            ])
    }

    @Test("A key that resembles the rule's is named")
    func nearKey() throws {
        let miss = try #require(
            try PayloadExplanation(of: Payload(json: #"{"aps":{"a":{"sesion":"42"}}}"#)).misses
                .first)
        #expect(miss.description == "aps has the key \"sesion\"; did you mean \"session\"?")
    }

    @Test("A value that does not fit is nearer than a key at the top level")
    func valueFirst() throws {
        let rules = try rules(#"{"name":"a","pattern":"session = ([0-9]+);"}"#)
        let finding = try #require(
            try misses(#"{"session":1,"aps":{"session":"ab"}}"#, rules).first)
        #expect(finding.hasPrefix("the beginning of the pattern matches \"session = \", but "))
    }

    @Test("A part of a word is not a beginning of the pattern")
    func word() throws {
        #expect(
            try misses(#"{"aps":{"alert":"it possesses it"}}"#) == [
                "the rule \"session = ([^']*);\" matches nothing in this payload"
            ])
    }

    @Test("A match inside a text is not a reason to search its key")
    func hijack() throws {
        let rules = try rules(#"{"name":"a","pattern":"session = (\\d+);","keys":["data"]}"#)
        let json = #"{"aps":{"alert":"session = 9;"}}"#
        #expect(try misses(json, rules).first?.contains(" matches nothing ") == true)
    }

    @Test(
        "The longest beginning of the pattern that matches is named, with the text after it",
        arguments: [
            (
                #"{"aps":{"sessionIdentifier":"42"}}"#,
                #"the beginning of the pattern matches "session", but then "Identifier = 42;␊}" follows where " = ([^']*);" has to match"#
            ),
            (
                #"{"aps":{"session":"it's"},"b":{"sessio":1}}"#,
                #"the beginning of the pattern matches "session = "it", but then "'s";␊}" follows where ";" has to match"#
            ),
            (
                #"{"aps":{},"b":"session = 42"}"#,
                #"the beginning of the pattern matches "session = 42", but then the text ends "#
                    + #"where ";" has to match"#
            ),
        ])
    func beginnings(json: String, expected: String) throws {
        #expect(try misses(json) == [expected])
    }

    @Test("A key that the rule does not search is named if its text would match")
    func keys() throws {
        let rules = try rules(#"{"name":"a","pattern":"session = (\\d+)","keys":["aps"]}"#)
        #expect(
            try misses(#"{"aps":{},"data":{"session":1}}"#, rules) == [
                "the pattern matches in data, where the rule does not look"
            ])
    }

    @Test(
        "The place is named at which a key path ends early",
        arguments: [
            (#"{"asp":{"session":"1"}}"#, "userInfo has no key aps; did you mean asp?"),
            (#"{"aps":{"badge":1}}"#, "aps has no key session; it has badge"),
            (#"{"aps":{}}"#, "aps has no key session; it is empty"),
            (
                #"{"aps":7}"#,
                "aps is not a dictionary, so aps.session has no value; send a dictionary there, "
                    + "or change the keyPath"
            ),
            (
                #"{"aps":{"session":null}}"#,
                "the value at aps.session is null; send a string or a number there"
            ),
        ])
    func keyPathMiss(json: String, expected: String) throws {
        let rules = try rules(#"{"name":"m","keyPath":"aps.session"}"#)
        let explanation = try PayloadExplanation(of: Payload(json: json), rules: rules)
        #expect(explanation.misses.map(\.description) == [expected])
    }

    @Test("A miss holds its cause, with what the message is made of")
    func cause() throws {
        func miss(_ json: String, _ rules: SessionRules = .app) throws -> SessionMiss? {
            try SessionMiss.all(in: Payload(json: json), rules: rules).first
        }
        let path = try rules(#"{"name":"m","keyPath":"aps.session"}"#)
        let keyPath = try #require(SessionKeyPath("aps.session"))
        let found = [
            try miss(#"{"session":"42"}"#), try miss(#"{"aps":{"sesion":"42"}}"#),
            try miss("{}"), try miss(#"{"aps":{"session":"it's"}}"#),
            try miss(#"{"aps":{"sesion":1}}"#, path), try miss(#"{"aps":7}"#, path),
        ]
        #expect(
            found == [
                SessionMiss(
                    rule: "app", cause: .atTopLevel(beginning: "session = ", keys: []),
                    key: "session", range: 0..<2),
                SessionMiss(
                    rule: "app", cause: .similarKey("sesion", expected: "session"), key: "aps",
                    range: 6..<12),
                SessionMiss(
                    rule: "app",
                    cause: .nothingSimilar(pattern: "session = ([^']*);", isPayloadEmpty: true)),
                SessionMiss(
                    rule: "app",
                    cause: .partialMatch(
                        match: "session = \"it", following: "'s\";\n}", unmatched: ";"),
                    key: "aps", range: 6..<19),
                SessionMiss(
                    rule: "m",
                    cause: .keyMissing(
                        keyPath: keyPath, depth: 1, nearest: "sesion", available: ["sesion"]),
                    key: "aps"),
                SessionMiss(
                    rule: "m", cause: .notDictionary(keyPath: keyPath, depth: 1), key: "aps"),
            ])
    }

    @Test("A searcher that is kept finds in each payload what a new one finds")
    func searcher() throws {
        let searcher = MissSearcher()
        let ruleSets = [
            .app, try rules(#"{"name":"a","pattern":"session = ([^']*);"}"#),
            try rules(#"{"name":"b","pattern":"session = ([^']*);","group":0}"#),
            try rules(#"{"name":"c","pattern":"session = ([^']*);","keys":["data"]}"#),
            SessionRules.app.limitingMatches(to: MatchTimeLimit(.milliseconds(1))),
        ]
        let jsons = [
            "{}", #"{"session":"42"}"#, #"{"aps":{"Session":1,"sesion":2}}"#,
            #"{"aps":{"session":"it's"}}"#, #"{"aps":{"alert":"possess"},"b":"session = 4"}"#,
        ]
        for json in jsons + jsons {
            let payload = try Payload(json: json)
            for rules in ruleSets {
                let expected = try SessionMiss.all(in: payload, rules: rules)
                #expect(try searcher.misses(in: payload, rules: rules) == expected)
            }
        }
    }

    @Test("Each rule has a miss, and there is none where a session is found")
    func severalRules() throws {
        let rules = try rules(
            #"{"name":"a","pattern":"(x)y"},{"name":"b","keyPath":"aps.session"}"#)
        #expect(
            try PayloadExplanation(of: Payload(json: "{}"), rules: rules).misses.map(\.rule) == [
                "a", "b",
            ])
        #expect(try misses(#"{"aps":{"session":"1"}}"#, rules) == [])
    }
}
