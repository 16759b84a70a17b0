import HandsetSuites
import HandsetTestSupport
import Testing

@testable import Handset

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

    @Test("A button without a name is the first one that the app has for the payload's category")
    func firstButton() throws {
        var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        scenario.appState = .background
        scenario.categories = [
            NotificationCategory(
                identifier: "M",
                actions: [
                    NotificationAction("reply", takesText: true), NotificationAction("archive"),
                ]),
            NotificationCategory(identifier: "N", actions: [NotificationAction("archive")]),
        ]
        scenario.choice = .button()
        let app = ReceivingApp(rules: try Self.delegates.get(), scenario: scenario)
        let opened = try ["M", "N"].map { category in
            let payload = try Payload(
                json: #"{"aps":{"alert":"a","category":"\#(category)"},"data":{"chat":"7"}}"#)
            return try app.receive(payload).routes.map(\.lookup.url)
        }
        #expect(opened == [["app://chat/7/reply?text="], ["app://chat/7/archive"]])
    }

    @Test("A matrix finds in each cell what the rules find after its action")
    func matrix() throws {
        let rules = try rules(
            #""url": "app://{data.chat}/{@action}", "when": {"@action": "archive"}"#)
        var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        scenario.category = NotificationCategory(actionIdentifier: "archive")
        let payload = try Payload(
            json: #"{"aps":{"alert":"a","category":"c"},"data":{"chat":"7"}}"#)
        let matrix = try ScenarioMatrix(
            of: payload, in: scenario, on: [IOSVersion(18)], rules: rules,
            searcher: MissSearcher())
        #expect(matrix.routes.map(\.lookup.url) == ["app://7/archive"])
        #expect(matrix.misses.isEmpty)
        for row in matrix.rows {
            let routed = row.fate == .routed(times: 1)
            #expect(routed == (row.scenario.action == .button), "\(row.scenario.action)")
        }
        let reception = try ReceivingApp(rules: rules, scenario: scenario).receive(payload)
        let ofReception = try ScenarioMatrix(
            of: reception, rules: rules, pushType: nil)
        #expect(
            ofReception.rows.filter { $0.fate == .routed(times: 1) }.count
                == AppState.allCases.count)
    }

    @Test("A matrix tells the sessions of each action, in its text and in its rows")
    func sessionsOfActions() throws {
        let rules = try SessionRules(
            json: Array(
                #"{"rules": [{"name": "a", "url": "x://{@action}", "when": {"@action": "b"}}, {"name": "i", "url": "x://inbox"}]}"#
                    .utf8), source: "rules.json")
        var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        scenario.category = NotificationCategory(actionIdentifier: "b")
        let payload = try Payload(json: #"{"aps":{"alert":"a","category":"c"}}"#)
        let matrix = try ScenarioMatrix(
            of: payload, in: scenario, on: [IOSVersion(18)], rules: rules)
        var text = ""
        MatrixText(matrix).write(into: &text)
        #expect(text.contains("\ntarget x://inbox in aps, found by rule i\n"))
        #expect(text.contains("\nafter button: target x://b in @action, found by rule a\n"))
        let record = try Payload(json: matrix.json, maximumByteCount: 1 << 20)
        let rows = (0..<matrix.rows.count).compactMap { record["rows"]?[$0] }
        for row in rows {
            let isButton = row["action"]?.string == "button"
            #expect(row["sessions"]?[0]?.string == (isButton ? "x://b" : nil))
        }
    }

    @Test("A string is decoded once for all fields of a link, as JSONSerialization reads it")
    func decoding() throws {
        let rules = try rules(#""url": "x://{d.a}/{d.b}", "decode": "d""#)
        #expect(try urls(rules, #"{"d":"{\"a\":1,\"a\":2,\"b\":[],\"b\":3,}"}"#) == [])
        #expect(try urls(rules, #"{"d":"{\"a\":1,\"a\":2,\"b\":3,}"}"#) == ["x://1/3"])
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

    @Test("A composed link is no hazard for differing from each of its values")
    func noHazards() throws {
        let rules = try Self.delegates.get()
        for (json, hazards) in [
            (#"{"aps":{"alert":"a"},"type":"order","id":"a/7"}"#, []),
            (#"{"aps":{"alert":"a"}}"#, []),
            (#"{"aps":{"alert":"a"},"payload":"{\"type\":\"x\",\"id\":1,\"from\":\"y\"}"}"#, []),
            (#"{"aps":{"alert":"a"},"type":"order","id":true}"#, ["session-is-boolean"]),
        ] {
            let reception = try ReceivingApp(rules: rules, scenario: .ofTheApp)
                .receive(Payload(json: json))
            #expect(!reception.routes.isEmpty)
            #expect(
                try reception.hazards.first(10).map(\.kind.identifier) == hazards, "\(json)")
        }
    }

    @Test("A string of JSON is decoded once for all rules, whether they find something or not")
    func decodedOnce() throws {
        let fields = (0..<200).map { "{data.k\($0)}" }.joined(separator: "/")
        let many = (0..<50).map {
            #"{"name": "\#($0)", "url": "a://{data.k0}", "decode": "data", "when": {"data.k1": "no"}}"#
        }
        let json =
            #"{"rules": [\#(many.joined(separator: ",")), {"name": "all", "url": "a://\#(fields)", "decode": "data"}]}"#
        let rules = try SessionRules(json: Array(json.utf8), source: "rules.json")
        let members = (0..<200).map { #"\"k\#($0)\":\#($0)"# }.joined(separator: ",")
        let payload = try Payload(json: #"{"aps":{},"data":"{\#(members)}"}"#)
        let strings = DecodedStrings()
        let found = try rules.rules.compactMap {
            try $0.value(in: payload.userInfo, decodedIn: strings)
        }
        #expect(found.count == 1 && strings.count == 1)
        let missing = DecodedStrings()
        let misses = try MissSearcher().misses(in: payload, rules: rules, decodedIn: missing)
        #expect(misses.count == 51 && missing.count == 1)
    }
}
