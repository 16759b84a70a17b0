import Handset
import Testing

@Suite struct SessionExplanationTests {
    private func text(
        _ json: String, rules: SessionRules = .app, isColoured: Bool = false
    ) throws -> String {
        var text = ""
        let explanation = try SessionExplanation(of: Payload(json: json), rules: rules)
        ExplanationText(explanation, isColoured: isColoured).write(into: &text)
        return text
    }

    private func misses(
        _ json: String, _ rules: SessionRules = .app
    ) throws -> [String] {
        try SessionExplanation(of: Payload(json: json), rules: rules).misses.map(\.finding)
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
    }

    @Test("Control characters of a payload do not reach the terminal")
    func controlCharacters() throws {
        let json = #"{"aps":{},"a\u001b]0;x\u0007":"\u001b[2Jsession = \u0007\r;"}"#
        let text = try text(json)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
        #expect(text.contains("␛[2J"))
    }

    @Test("A session that is read at a key path says so, and no text is marked")
    func keyPath() throws {
        let text = try text(
            #"{"aps":{"session":"ab-12"}}"#, rules: rules(#"{"name":"m","keyPath":"aps.session"}"#))
        #expect(text.contains("\nrule m finds the session ab-12 at aps.session\n"))
        #expect(!text.contains("~"))
        #expect(text.hasSuffix("\nno hazards\n"))
    }

    // MARK: - Near misses

    @Test("A session at the top level is told to be there")
    func topLevel() throws {
        #expect(
            try misses(#"{"aps":{},"session":"42"}"#) == [
                "session is at the top level: the app prints the value alone, so \"session = \" never "
                    + "stands before it"
            ])
    }

    @Test(
        "A session at the top level is told to be there, whatever its value",
        arguments: ["[\"42\"]", "{\"id\":\"42\"}", "\"it's\"", "null"])
    func topLevelOfAnyKind(value: String) throws {
        let finding = try #require(try misses(#"{"aps":{},"session":\#(value)}"#).first)
        #expect(finding.hasPrefix("session is at the top level: "))
    }

    @Test(
        "An option that is missing is told",
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

    @Test("A group that takes no part in the match is told")
    func group() throws {
        let rules = try rules(#"{"name":"a","pattern":"(sid)?session = ","group":1}"#)
        #expect(
            try misses(#"{"aps":{"session":1}}"#, rules) == [
                "the pattern matches \"session = \", but its group 1 takes no part in it"
            ])
    }

    @Test("A key that is nearly the rule's is told")
    func nearKey() throws {
        let miss = try #require(
            try SessionExplanation(of: Payload(json: #"{"aps":{"a":{"sesion":"42"}}}"#)).misses
                .first)
        #expect(miss.description == "aps has the key \"sesion\"; did you mean \"session\"?")
    }

    @Test("A value that does not fit is nearer than a key at the top level")
    func valueFirst() throws {
        let rules = try rules(#"{"name":"a","pattern":"session = ([0-9]+);"}"#)
        let finding = try #require(
            try misses(#"{"session":1,"aps":{"session":"ab"}}"#, rules).first)
        #expect(finding.hasPrefix("\"session = \" is like the beginning"))
    }

    @Test("A part of a word is no beginning of the pattern")
    func word() throws {
        #expect(
            try misses(#"{"aps":{"alert":"it possesses it"}}"#) == [
                "nothing in the printed text is like \"session = ([^']*);\""
            ])
    }

    @Test("A text that somebody has written is no place to look at")
    func hijack() throws {
        let rules = try rules(#"{"name":"a","pattern":"session = (\\d+);","keys":["data"]}"#)
        let json = #"{"aps":{"alert":"session = 9;"}}"#
        #expect(try misses(json, rules).first?.hasPrefix("nothing ") == true)
    }

    @Test(
        "The longest beginning of the pattern that matches is told, and what follows it",
        arguments: [
            (
                #"{"aps":{"sessionIdentifier":"42"}}"#,
                #""session" is like the beginning of the pattern, but then "Identifier = 42;␊}" follows where " = ([^']*);" has to match"#
            ),
            (
                #"{"aps":{"session":"it's"},"b":{"sessio":1}}"#,
                #""session = "it" is like the beginning of the pattern, but then "'s";␊}" follows where ";" has to match"#
            ),
            (
                #"{"aps":{},"b":"session = 42"}"#,
                #""session = 42" is like the beginning of the pattern, but then the text ends "#
                    + #"where ";" has to match"#
            ),
        ])
    func beginnings(json: String, expected: String) throws {
        #expect(try misses(json) == [expected])
    }

    @Test("A key that the rule does not look at is told where its text would match")
    func keys() throws {
        let rules = try rules(#"{"name":"a","pattern":"session = (\\d+)","keys":["aps"]}"#)
        #expect(
            try misses(#"{"aps":{},"data":{"session":1}}"#, rules) == [
                "the pattern matches in data, where the rule does not look"
            ])
    }

    @Test(
        "A key path is told where it does not go on",
        arguments: [
            (#"{"asp":{"session":"1"}}"#, "userInfo has no key aps; did you mean asp?"),
            (#"{"aps":{"badge":1}}"#, "aps has no key session; it has badge"),
            (#"{"aps":{}}"#, "aps has no key session; it is empty"),
            (
                #"{"aps":7}"#,
                "aps is no dictionary, so that aps.session leads nowhere; send a dictionary there, "
                    + "or change the keyPath"
            ),
            (
                #"{"aps":{"session":null}}"#,
                "the value at aps.session is null; send a string or a number there"
            ),
        ])
    func keyPathMiss(json: String, expected: String) throws {
        let rules = try rules(#"{"name":"m","keyPath":"aps.session"}"#)
        let explanation = try SessionExplanation(of: Payload(json: json), rules: rules)
        #expect(explanation.misses.map(\.description) == [expected])
    }

    @Test("Each rule has a miss, and there is none where a session is found")
    func severalRules() throws {
        let rules = try rules(
            #"{"name":"a","pattern":"(x)y"},{"name":"b","keyPath":"aps.session"}"#)
        #expect(
            try SessionExplanation(of: Payload(json: "{}"), rules: rules).misses.map(\.rule) == [
                "a", "b",
            ])
        #expect(try misses(#"{"aps":{"session":"1"}}"#, rules) == [])
    }
}
