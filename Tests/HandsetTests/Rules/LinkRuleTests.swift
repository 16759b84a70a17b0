import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Rules as real delegates route: links of several values, conditions, JSON in strings, and the user's response.
@Suite struct LinkRuleTests {
    private func rules(_ rule: String) throws -> SessionRules {
        let json = #"{"rules": [{"name": "a", \#(rule)}]}"#
        let rules = try SessionRules(json: Array(json.utf8), source: "rules.json")
        #expect(try SessionRules(json: rules.json, source: "again.json").json == rules.json)
        return rules
    }

    private func urls(
        _ rules: SessionRules, _ json: String, _ choice: UserChoice = .tap
    ) throws -> [String] {
        var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        scenario.appState = .background
        scenario.choice = choice
        return try ReceivingApp(rules: rules, scenario: scenario).receive(Payload(json: json))
            .routes
            .map(\.lookup.url)
    }

    private static let delegates = Result {
        try SessionRules(
            json: Repository.bytes(of: "samples/rules/delegates.json"), source: "delegates.json")
    }

    @Test(
        "The sample's rules open what a delegate would open",
        arguments: [
            (#"{"aps":{},"data":{"deeplink":"app://a/b?c=d e"}}"#, "app://a/b?c=d e"),
            (#"{"aps":{},"type":"band","id":7}"#, "app://band/7"),
            (#"{"aps":{},"type":"order","id":"a/b"}"#, "app://order/a%2Fb"),
            (#"{"aps":{},"type":"album","id":"7"}"#, "app://inbox"),
            (
                #"{"aps":{},"payload":"{\"type\":\"chat\",\"id\":\"é\",\"from\":\"https:\\/\\/a.org\"}"}"#,
                "app://chat/%C3%A9?from=https://a.org"
            ),
            (#"{"aps":{},"payload":"not JSON"}"#, "app://inbox"),
            (#"{"aps":{},"ejson":"{\"rid\":\"GENERAL\",\"type\":\"c\"}"}"#, "app://room/GENERAL"),
            (#"{"aps":{},"ejson":"{\"rid\":\"GENERAL\",\"type\":\"d\"}"}"#, "app://inbox"),
            (
                #"{"aps":{"alert":{"loc-key":"CALL","loc-args":["sip:a@b"]}}}"#,
                "app://call/sip%3Aa%40b"
            ),
            (#"{"aps":{"category":"SALE"}}"#, "app://SALE"),
        ])
    func delegates(json: String, url: String) throws {
        #expect(try urls(Self.delegates.get(), json) == [url])
    }

    @Test("The identifier of the action and the typed text are values of a rule")
    func response() throws {
        let rules = try Self.delegates.get()
        let json = #"{"aps":{},"data":{"chat":"7"}}"#
        #expect(
            try urls(rules, json, .reply("on my way", button: "reply"))
                == ["app://chat/7/reply?text=on%20my%20way"])
        #expect(try urls(rules, json, .button("archive")) == ["app://chat/7/archive"])
        #expect(try urls(rules, json) == ["app://inbox"])
        let identifier = try self.rules(#""url": "{@action}""#)
        #expect(
            try urls(identifier, json) == [UserNotificationResponse.defaultActionIdentifier])
        #expect(try urls(identifier, json, .nothing) == [])
        #expect(try urls(identifier, #"{"@action":"own"}"#) == ["own"])
    }

    @Test(
        "A Boolean is one in a condition, decoded arrays have elements, and other keys may begin with @"
    )
    func details() throws {
        let on = try rules(#""keyPath": "id", "lookupURL": "%@", "when": {"on": true}"#)
        #expect(try urls(on, #"{"id":"5","on":true}"#) == ["5"])
        #expect(try urls(on, #"{"id":"5","on":false}"#) == [])
        let array = try rules(#""url": "x://{data.0.id}", "decode": "data""#)
        #expect(try urls(array, #"{"data":"[{\"id\":5}]"}"#) == ["x://5"])
        #expect(try urls(array, #"{"data":"[1],\"a\":[{\"id\":5}]"}"#) == [])
        let missing = try SessionMiss.all(
            in: Payload(json: #"{"id":1}"#), rules: rules(#""keyPath": "@id""#))
        #expect(missing.map(\.finding) == ["userInfo has no key @id"])
    }

    @Test("A link is opened once, and not if a value of it is missing or no text")
    func missing() throws {
        let rules = try rules(#""url": "app://{a.b}/{c|verbatim}""#)
        #expect(try urls(rules, #"{"x":1,"c":"/","a":{"b":1.5}}"#) == ["app://1.5//"])
        for json in [#"{"a":{"b":1}}"#, #"{"a":{"b":null},"c":1}"#, #"{"a":1,"c":1}"#, "{}"] {
            #expect(try urls(rules, json) == [])
        }
        #expect(try urls(self.rules(#""url": "app://inbox""#), "{}") == [])
    }

    @Test(
        "A miss tells which value is missing, or which condition is not met",
        arguments: [
            (#""url": "a://{b.c}""#, #"{"b":{}}"#, "b has no key c; it is empty"),
            (
                #""keyPath": "id", "when": {"type": ["x", "y"]}"#, #"{"id":1,"type":"z"}"#,
                #"type is "z", and the rule's condition asks for "x" or "y"; send it, or change "when""#
            ),
            (
                #""keyPath": "id", "when": {"type": "*"}"#, #"{"id":1}"#,
                #"there is no type, which the rule's condition asks for; send it, or change "when""#
            ),
            (
                #""keyPath": "p.id", "decode": "p""#, #"{"p":"x"}"#,
                #"p is not a string of JSON with a dictionary or an array in it; send one, or remove it from "decode""#
            ),
            (
                #""url": "a://{@text}""#, #"{"p":"x"}"#,
                "@text is only there after the user's response; try receive --action text:IDENTIFIER=TEXT"
            ),
        ])
    func misses(rule: String, json: String, text: String) throws {
        let found = try SessionMiss.all(in: Payload(json: json), rules: rules(rule))
        #expect(found.map(\.description) == [text])
    }

    @Test(
        "A wrong link or condition is refused with what to write",
        arguments: [
            (#""url": """#, "this url is empty"), (#""url": "a{b""#, "is not closed"),
            (#""url": "a}""#, "closes no field"), (#""url": "{a..b}""#, "has an empty key"),
            (#""url": "{a|x}""#, "unknown encoding"),
            (#""url": "a", "keyPath": "b""#, "not allowed with"),
            (#""url": "a", "lookupURL": "%@""#, "not allowed with"),
            (#""pattern": "(a)", "when": {"a": "b"}"#, "only allowed with"),
            (#""keyPath": "a", "when": {}"#, "no condition"),
            (#""keyPath": "a", "when": {"b": null}"#, "is not a text"),
            (#""keyPath": "a", "decode": [""]"#, "a key of this path is empty"),
        ])
    func refused(rule: String, finding: String) {
        let error = #expect(throws: JSONDocumentError.self) { try rules(rule) }
        #expect(error.map { "\($0)".contains(finding) } == true, "\(error.map { "\($0)" } ?? "")")
    }
}
