import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// Files that describe an app.
@Suite struct AppFileTests {
    private func app(_ json: String, for topic: String? = nil) throws -> AppFile {
        try AppFile(json: Array(json.utf8), source: "app.json", for: topic) { path in
            path == "rules/orders.json"
                ? Array(#"{"rules":[{"name":"order","keyPath":"order"}]}"#.utf8)
                : try FileBytes.read(path)
        }
    }

    private func message(_ json: String, for topic: String? = nil) throws -> String {
        do {
            _ = try app(json, for: topic)
            Issue.record("The file was read: \(json)")
            return ""
        } catch let error as JSONDocumentError {
            return "\(error)".split(separator: "\n").filter { $0.contains(": error: ") }
                .joined(separator: "\n")
        }
    }

    @Test("The name and the icon are for the page; the icon begins at the folder of the file")
    func look() throws {
        let file = try app(#"{"name":"Bistro","icon":"icon.png"}"#)
        #expect(file.name == "Bistro")
        #expect(file.icon?.hasSuffix("icon.png") == true)
        #expect(try message(#"{"name":""}"#).contains("this name is empty"))
        #expect(try message(#"{"icon":"../../icon.png"}"#).contains("icon.png"))
    }

    @Test("An app that is sent names no icon and no folder")
    func sent() {
        for (json, words) in [
            (#"{"icon":"icon.png"}"#, "an app that is sent names no icon"),
            (#"{"www":"www"}"#, "an app that is sent names no folder"),
        ] {
            let error = #expect(throws: JSONDocumentError.self) {
                try AppFile(untrusted: Array(json.utf8), source: "the change")
            }
            #expect(error?.problems.first?.finding == words)
        }
    }

    @Test("An empty file changes nothing")
    func empty() throws {
        let app = try app("{}")
        #expect(app.topic == nil)
        #expect(app.settings.applied(to: .ofTheApp) == .ofTheApp)
        #expect(app.rules(else: SessionRules([])).rules.isEmpty)
    }

    @Test("Its rules are a list, an object, or the path of a file from its folder")
    func rules() throws {
        for rules in [
            #"[{"name":"order","keyPath":"order"}]"#,
            #"{"rules":[{"name":"order","keyPath":"order"}]}"#, #""rules/orders.json""#,
        ] {
            #expect(
                try app("{\"rules\": \(rules)}").rules(else: .app).rules.map(\.name) == ["order"])
        }
    }

    @Test("Its lookup URL is that of the modelled app's rule")
    func lookupURL() throws {
        let rules = try app(#"{"lookupURL": "app://open/%@"}"#).rules(else: .app)
        #expect(rules.rules.map(\.lookupURL.description) == ["app://open/%@"])
        #expect(rules.rules.map(\.name) == SessionRules.app.rules.map(\.name))
    }

    @Test("Its settings are taken from another scenario where the file leaves them out")
    func scenario() throws {
        let app = try app(
            #"{"device": {"ios": "18", "delegates": ["fetch"], "backgroundModes": ["remote-notification"]}}"#
        )
        var other = Scenario.ofTheApp
        other.appState = .background
        var expected = other
        expected.application = Application(systemVersion: try #require(IOSVersion("18")))
        expected.delegates = .fetch
        expected.backgroundModes = .remoteNotification
        #expect(app.settings.applied(to: other) == expected)
    }

    @Test(
        "Each error has its place, and says what to do",
        arguments: [
            (
                #"{"topics": "a"}"#,
                #"app.json:1:2: error: the key "topics" is not known here; did you mean "topic"?"#
            ),
            (
                #"{"topic": ""}"#,
                "app.json:1:11: error: this topic is empty; name the app, or leave the member out"
            ),
            (
                #"{"topic": "b"}"#,
                #"app.json:1:11: error: this file is given for the topic "a"; give the file for its own topic, or remove this member"#
            ),
            (
                #"{"lookupURL": "x", "rules": []}"#,
                """
                app.json:1:2: error: "lookupURL" is not allowed with "rules"; write it into the rules
                app.json:1:29: error: this list of rules is empty; add a rule, as in \
                {"rules":[{"name":"app","pattern":"session = ([^']*);","options":["caseInsensitive"]}]}
                """
            ),
            (
                #"{"rules": "../rules.json"}"#,
                #"app.json:1:11: error: "../rules.json" leads outside the folder and the repository of this file; put the file into one of the two, or give --allow-outside"#
            ),
        ])
    func errors(json: String, expected: String) throws {
        #expect(try message(json, for: "a") == expected)
    }

    @Test("The errors of the device and of the lookup URL are those of suites and rule files")
    func sharedErrors() throws {
        #expect(
            try message(#"{"device": {"ios": "2"}}"#)
                == "app.json:1:20: error: \"2\" is not a supported version of iOS; use 3 or later, for example \"4\", \"10.3\" or \"17\""
        )
        #expect(
            try message(#"{"lookupURL": "app://open"}"#).hasPrefix("app.json:1:15: error: "))
    }

    @Test("A file that cannot be read is named")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        #expect(throws: JSONDocumentError.self) {
            try AppFile(contentsOf: folder.path("missing.json"))
        }
        do {
            _ = try AppFile(contentsOf: folder.path("missing.json"))
        } catch {
            #expect(
                "\(error)"
                    == "\(folder.path("missing.json")): error: cannot read this app: No such file or directory; "
                    + #"give a file in JSON, such as {"topic":"com.example.app","rules":"rules.json","device":{"ios":"18"}}"#
            )
        }
    }
}
