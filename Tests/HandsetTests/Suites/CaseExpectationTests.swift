import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Expectations that are met, and others that are not.
///
/// `samples/failing-suites` has the messages about those that are not met.
@Suite struct CaseExpectationTests {
    private static let url = "http://URLHERE.cloudapp.net/Session/Lookup?session="
    private static let one = #"{"aps": {"session": "42"}}"#
    private static let two = #"{"aps": {"session": "1"}, "more": {"session": "2"}}"#
    private static let same = #"{"aps": {"session": "1"}, "more": {"session": "1"}}"#
    private static let none = #"{"aps": {"alert": "hello"}}"#

    private func result(_ members: String, _ payload: String = one) throws -> CaseResult {
        let json = #"{"cases": [{"name": "a", "payload": \#(payload), \#(members)}]}"#
        return try SessionSuite(json: Array(json.utf8), source: "suite.json").cases[0].run()
    }

    @Test(
        "An expectation is met by what it states",
        arguments: [
            (#""session": "42""#, one), (#""url": "\#(url)42""#, one),
            (#""javascript": "handleOpenURL(\"\#(url)42\");""#, one),
            (#""calls": ["handleOpenURL(\"\#(url)42\");"]"#, one),
            (
                #""calls": ["handleOpenURL(\"\#(url)1\");", "handleOpenURL(\"\#(url)2\");"]"#, two
            ),
            (#""calls": []"#, none), (#""none": true"#, none),
            (#""none": true, "hazards": []"#, none), (#""hazards": []"#, one),
            (#""hazards": ["several-keys"]"#, two),
            (#""hazards": ["several-keys", "several-keys"]"#, two),
            (#""session": "1", "url": "\#(url)1""#, same),
            (#""refused": true"#, "[1]"), (#""refused": "not-an-object""#, "[1]"),
            (#""refused": "not-an-object""#, "null"),
        ])
    func met(members: String, payload: String) throws {
        #expect(try result(members, payload).failures == [])
    }

    @Test(
        "An expectation is not met by less, more, or others",
        arguments: [
            (#""session": "42 ""#, one), (#""session": "1""#, two), (#""session": "1""#, none),
            (#""session": """#, none), (#""url": "\#(url)1""#, two), (#""url": "42""#, one),
            (#""javascript": "\#(url)42""#, one), (#""javascript": "x""#, none),
            (#""calls": ["handleOpenURL(\"\#(url)1\");"]"#, two),
            (
                #""calls": ["handleOpenURL(\"\#(url)2\");", "handleOpenURL(\"\#(url)1\");"]"#, two
            ),
            (
                #""calls": ["handleOpenURL(\"\#(url)1\");", "handleOpenURL(\"\#(url)2\");", "x"]"#,
                two
            ),
            (#""calls": []"#, one), (#""calls": []"#, "[1]"), (#""none": true"#, one),
            (#""none": true"#, "[1]"), (#""hazards": []"#, two), (#""hazards": []"#, "[1]"),
            (#""hazards": ["several-keys", "aps-missing"]"#, two),
            (#""refused": true"#, one), (#""refused": "syntax""#, "[1]"),
        ])
    func unmet(members: String, payload: String) throws {
        #expect(try result(members, payload).failures.count == 1)
    }

    @Test("Characters that Swift treats as equal are different sessions")
    func composed() throws {
        let payload = #"{"session": "e\u0301"}"#
        let rules = #""rules": [{"name": "r", "keyPath": "session"}]"#
        #expect(try result(#"\#(rules), "session": "e\u0301""#, payload).passed)
        #expect(try !result(#"\#(rules), "session": "\u00e9""#, payload).passed)
    }

    @Test("Each unmet expectation is reported, in the order of the case")
    func several() throws {
        let result = try result(#""url": "a", "session": "b", "hazards": []"#)
        #expect(result.failures.map(\.field) == ["url", "session"])
        #expect(result.failures.map(\.expected) == ["a", "b"])
        #expect(result.failures.map(\.found) == [Self.url + "42", "42"])
    }

    @Test("A failed case has reasons: which rule found what. A passed one has none")
    func reasons() throws {
        #expect(try result(#""session": "42""#).reasons == [])
        #expect(
            try result(#""session": "1""#).reasons == ["rule app finds the session \"42\" in aps"])
        #expect(try result(#""hazards": ["several-keys"]"#, Self.two).reasons == [])
        #expect(try result(#""hazards": []"#, Self.two).reasons.count == 3)
    }

    @Test(
        "Without a callback for the payload there is no session, and the reason is reported",
        arguments: [
            (
                #"{"ios": "4", "appState": "not-running", "action": "tap"}"#,
                "the app was not running: the payload is in the launch options only, "
                    + "where the app does not look"
            ),
            (
                #"{"ios": "4", "appState": "background"}"#,
                "the notification waits on the screen: the user has not tapped it"
            ),
            (
                #"{"ios": 4, "delegates": []}"#,
                "the app implements no method that this version of iOS calls"
            ),
        ])
    func scenario(scenario: String, reason: String) throws {
        let payload = #"{"aps": {"alert": "hello", "session": "42"}}"#
        #expect(try result(#""device": \#(scenario), "none": true, "hazards": []"#, payload).passed)
        let unmet = try result(#""device": \#(scenario), "session": "42""#, payload)
        #expect(unmet.failures.map(\.found) == ["no session"])
        #expect(unmet.reasons == [reason])
    }

    @Test("Each callback for the payload opens the session")
    func severalCallbacks() throws {
        let payload = #"{"aps": {"alert": "hello", "session": "42"}}"#
        let scenario =
            #""device": {"ios": "10", "action": "tap", "delegates": ["user-notifications"]}"#
        let call = #""handleOpenURL(\"\#(Self.url)42\");""#
        #expect(try result(#"\#(scenario), "session": "42""#, payload).passed)
        #expect(try result(#"\#(scenario), "calls": [\#(call), \#(call)]"#, payload).passed)
        #expect(try !result(#"\#(scenario), "calls": [\#(call)]"#, payload).passed)
    }

    @Test("A payload whose text is too long is refused for that")
    func textTooLong() throws {
        let long =
            "{\"a\":" + String(repeating: "[", count: 1_900)
            + Array(repeating: "1", count: 10_000).joined(separator: ",")
            + String(repeating: "]", count: 1_900) + "}"
        #expect(try result(#""refused": "text-too-long""#, long).passed)
    }

    @Test("The refusal of an inline payload has its place in the suite")
    func place() throws {
        let result = try result(#""none": true"#, "[1]")
        #expect(result.reasons.count == 1)
        #expect(result.reasons[0].hasPrefix("suite.json:1:37: error: found an array where "))
    }

    @Test("A case throws what failed, with its name and place")
    func check() throws {
        let json = #"{"cases": [{"name": "a", "payload": {"aps": {}}, "session": "1"}]}"#
        let suite = try SessionSuite(json: Array(json.utf8), source: "suite.json")
        let failure = try #require(throws: SuiteCaseFailure.self) { try suite.cases[0].check() }
        let result = suite.cases[0].run()
        #expect(failure.result.name == result.name && failure.result.place == result.place)
        #expect(failure.result.failures == result.failures)
        #expect(failure.result.reasons == result.reasons)
        #expect(
            "\(failure)" == """
                a (suite.json:1:12)
                  session, stated at suite.json:1:61:
                    expected: 1
                    found:    no session
                  why: rule app: the rule "session = ([^']*);" matches nothing in this payload; send what \
                it looks for, or change the rule
                """)
    }
}
