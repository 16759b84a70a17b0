import Foundation
import Handset
import HandsetSuites
import Testing

/// The effect of each field of a rule.
@Suite struct RuleFieldTests {
    private let payload = #"{"aps":{"session":"a b"},"data":{"session":"c"}}"#

    @Test(
        "Options have the names of NSRegularExpression",
        arguments: [
            ("[]", "SESSION = (1)", nil), (#"["caseInsensitive"]"#, "SESSION = (1)", "1"),
            ("[]", "session = ( 1 )", nil),
            (#"["allowCommentsAndWhitespace"]"#, "session\\\\ =\\\\ ( 1 )", "1"),
            ("[]", "(badge.*1;)", nil),
            (#"["dotMatchesLineSeparators"]"#, "(badge.*1)", "badge = 2;\n    session = 1"),
            ("[]", "^ +badge = (2);$", nil), (#"["anchorsMatchLines"]"#, "^ +badge = (2);$", "2"),
            (#"["ignoreMetacharacters"],"group":0"#, "= 1;", "= 1;"),
            (#"["useUnicodeWordBoundaries","useUnixLineSeparators"]"#, "(1)", "1"),
        ])
    func options(options: String, pattern: String, expected: String?) throws {
        let run = try RuleRun(
            rule: #""pattern":"\#(pattern)","options":\#(options)"#,
            #"{"aps":{"badge":2,"session":1}}"#)
        #expect(run.routes.map(\.match.session) == (expected.map { [$0] } ?? []))
    }

    @Test("The group is the one with the number; 0 is the whole match")
    func group() throws {
        for (group, session) in [("0", "badge = 2"), ("1", "badge"), ("2.0", "2")] {
            let run = try RuleRun(
                rule: #""pattern":"(badge|count) = (\\d)","group":\#(group)"#,
                #"{"aps":{"badge":2}}"#)
            #expect(run.routes.map(\.match.session) == [session])
        }
    }

    @Test("Only the values of the named keys are searched")
    func keys() throws {
        let pattern = #""pattern":"session = ([^']*);""#
        #expect(
            try RuleRun(rule: pattern, payload).sessions == ["rule aps \"a b\"", "rule data c"])
        #expect(
            try RuleRun(rule: pattern + #","keys":["data","more"]"#, payload).sessions
                == ["rule data c"])
        #expect(try RuleRun(rule: pattern + #","keys":["session"]"#, payload).sessions.isEmpty)
    }

    @Test(
        "An index in brackets is refused with the path that is meant, but for the keys of an array",
        arguments: [
            (#""keyPath":"aps.alert.loc-args[0]""#, "aps.alert.loc-args.0"),
            (#""url":"app://{data[1].id}""#, "{data.1.id}"),
            (#""url":"app://{id}","when":{"list[0]":"a"}"#, "list.0"),
            (#""url":"app://{a}","decode":"list[10][2]""#, "list.10.2"),
        ])
    func brackets(members: String, meant: String) throws {
        let json = #"{"rules":[{"name":"a",\#(members)}]}"#
        let error = #expect(throws: JSONDocumentError.self) {
            try SessionRules(json: Array(json.utf8), source: "rules.json")
        }
        #expect(
            error.map {
                "\($0)".contains("write \(meant)") || "\($0)".contains("write \"\(meant)\"")
            } == true)
        let literal = #"{"rules":[{"name":"a","keyPath":["list[0]"]}]}"#
        let rules = try SessionRules(json: Array(literal.utf8), source: "rules.json")
        #expect(try SessionRules(json: rules.json, source: "again.json") == rules)
        let run = try RuleRun(rule: #""keyPath":["list[0]"]"#, #"{"list[0]":"x","list":["y"]}"#)
        #expect(run.routes.map(\.match.session) == ["x"])
    }

    @Test("A field that is the whole link is not percent-encoded, which would break it")
    func wholeLink() throws {
        #expect(throws: LinkTemplate.TemplateError.self) { try LinkTemplate("{link|percent}") }
        let payload = try Payload(json: #"{"link":"a://b c"}"#)
        #expect(try LinkTemplate("{link|verbatim}").url(of: payload) == "a://b c")
        #expect(try LinkTemplate("{link|percent}/").url(of: payload) == "a%3A%2F%2Fb%20c/")
    }

    @Test("A key path, as a string or an array, finds the value itself")
    func keyPath() throws {
        for path in [#""aps.session""#, #"["aps","session"]"#] {
            let run = try RuleRun(rule: #""keyPath":\#(path)"#, payload)
            let match = try #require(run.routes.first?.match)
            #expect(run.routes.count == 1)
            #expect(match.key == "aps" && match.session == "a b" && match.text == "a b")
            #expect(match.range == 0..<3 && match.wholeRange == 0..<3)
            #expect(match.keyPath == SessionKeyPath("aps.session"))
        }
        let dotted = #"{"a.b":{"":"1"},"a":{"b":{"":"2"}}}"#
        #expect(
            try RuleRun(rule: #""keyPath":["a.b",""]"#, dotted).sessions == ["rule a.b 1"])
        #expect(
            try RuleRun(rule: #""keyPath":["a","b",""]"#, dotted).sessions == ["rule a 2"])
    }

    @Test(
        "A string at the end of a key path is the session, and what %@ gives for numbers and Booleans",
        arguments: [
            (#""""#, ""), (#""a\nb""#, "a\nb"), ("42", "42"), ("1.5", "1.5"), ("true", "1"),
            ("null", nil), ("{}", nil), (#"["a"]"#, nil),
        ])
    func keyPathValue(value: String, session: String?) throws {
        let run = try RuleRun(rule: #""keyPath":"session""#, #"{"session":\#(value)}"#)
        #expect(run.routes.map(\.match.session) == (session.map { [$0] } ?? []))
    }

    @Test("A key path that leads through anything but dictionaries finds nothing")
    func keyPathAstray() throws {
        for payload in [#"{"aps":"session"}"#, #"{"aps":[{"session":"1"}]}"#, "{}"] {
            #expect(try RuleRun(rule: #""keyPath":"aps.session""#, payload).routes.isEmpty)
        }
    }

    @Test("The session is put into the lookup URL of the rule")
    func lookupURL() throws {
        let run = try RuleRun(
            rule: #""keyPath":"aps.session","lookupURL":"my\u0061pp://%@/%20""#, payload)
        #expect(run.routes.map(\.lookup.url) == ["myapp://a b/%20"])
    }

    @Test("Percent encodes all bytes of UTF-8 except the unreserved ones, and verbatim none")
    func encoding() throws {
        let session =
            String(String.UnicodeScalarView((1..<0x800).compactMap(Unicode.Scalar.init)))
            + "세👋\u{2028}%@"
        let value = JSONTree.quoted(session)
        let allowed = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        let encoded = try #require(session.addingPercentEncoding(withAllowedCharacters: allowed))
        for (encoding, expected) in [("percent", encoded), ("verbatim", session)] {
            let run = try RuleRun(
                rule: #""keyPath":"s","lookupURL":"x:%@","encoding":"\#(encoding)""#,
                #"{"s":\#(value)}"#)
            #expect(run.routes.map { Array($0.lookup.url.utf8) } == [Array("x:\(expected)".utf8)])
            #expect(run.routes.first?.match.session == session)
        }
    }

    @Test("The template is not encoded, only the session")
    func encodedSession() throws {
        let run = try RuleRun(
            rule: #""keyPath":"aps.session","lookupURL":"x://é %@&","encoding":"percent""#, payload)
        #expect(run.routes.map(\.lookup.url) == ["x://é a%20b&"])
    }

    @Test("Escapes keep any URL in one string; without them, the URL is unchanged")
    func escaping() throws {
        let session =
            String(
                String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init))) + "👋"
        let payload = #"{"s":\#(JSONTree.quoted(session))}"#
        let rule = #""keyPath":"s","lookupURL":"\"%@\u2029","escaping""#
        let plain = try RuleRun(rule: rule + #":"none""#, payload)
        let url = "\"\(session)\u{2029}"
        #expect(plain.routes.map(\.lookup.javaScript) == ["handleOpenURL(\"\(url)\");"])
        let escaped = try RuleRun(rule: rule + #":"javascript""#, payload)
        let statement = try #require(escaped.routes.first?.lookup.javaScript)
        // Each escape that is written is one of JSON's too.
        let literal = statement.dropFirst("handleOpenURL(".count).dropLast(");".count)
        #expect(try JSONDecoder().decode(String.self, from: Data(literal.utf8)) == url)
        #expect(escaped.routes.first?.lookup.url == url)
        let bare = literal.unicodeScalars.filter {
            $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}"
        }
        #expect(bare.isEmpty)
    }

    @Test("The escapes are those of ECMAScript")
    func escapes() {
        #expect(
            SessionRule.ScriptEscaping.javascript.escape(
                "a\"b\\c'\n\r\t\u{0}\u{8}\u{7F}\u{85}\u{2028}é</script>")
                == #"a\"b\\c'\n\r\t\u0000\u0008\u007f\u0085\u2028é</script>"#)
    }
}
