import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The scenario of a suite, its `device`.
@Suite struct SuiteScenarioTests {
    private func suite(_ scenario: String) throws -> SessionSuite {
        let json = """
            {"device": \(scenario),
             "cases": [{"name": "a", "payload": {}, "none": true}]}
            """
        return try SessionSuite(json: Array(json.utf8), source: "suite.json")
    }

    private func scenario(_ json: String) throws -> Scenario {
        try #require(try suite(json).cases.first).scenario
    }

    @Test("The default scenario is that of the app")
    func nothingSaid() throws {
        #expect(try scenario("{}") == .ofTheApp)
    }

    /// A device that differs from the default in one member of the scenario.
    private static let members = [
        "application": #"{"ios": "17"}"#, "appState": #"{"appState": "background"}"#,
        "choice": #"{"action": "text:reply=hello"}"#, "declaredDelegates": #"{"delegates": []}"#,
        "backgroundModes": #"{"backgroundModes": ["remote-notification"]}"#,
        "authorization": #"{"permission": ["critical"]}"#, "quiet": #"{"quiet": ["focus"]}"#,
        "silentDelivery": #"{"silent": "dropped"}"#,
        "refreshesInBackground": #"{"backgroundRefresh": false}"#,
        "routesIn": #"{"routesIn": ["launch"]}"#, "lifeCycle": #"{"lifeCycle": "scenes"}"#,
        "setsCenterDelegateLate": #"{"lateDelegate": true}"#,
        "setsCenterDelegateInScene": #"{"delegateInScene": true}"#,
        "scene": #"{"scene": "disconnected"}"#,
        "presentationOptions": #"{"presents": ["badge"]}"#,
        "category": #"{"category": ["opens-app"]}"#,
        "categories": #"{"categories": [{"identifier": "chat"}]}"#,
        "unconfirmed": #"{"assume": {"foreground-order": "fetch-first"}}"#,
    ]

    @Test("Each member of a scenario can be set by a suite, and no other changes with it")
    func everyMember() throws {
        func members(_ scenario: Scenario) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: Mirror(reflecting: scenario).children.map { child in
                    (child.label ?? "", String(reflecting: child.value))
                })
        }
        let usual = members(.ofTheApp)
        // The SDK decides what the application prints too, and a hint is never stated.
        let ofSDK: Set = ["sdk", "sdkHint"]
        // What sources say of the code is no description.
        let ofSources: Set = ["codeFaults", "opensResponsesOnce"]
        #expect(Set(usual.keys) == Set(Self.members.keys).union(ofSDK).union(ofSources))
        for (name, json) in Self.members {
            let changed = members(try scenario(json)).filter { $0.value != usual[$0.key] }
            #expect(Array(changed.keys) == [name])
        }
    }

    /// Returns the case of a suite with a notification that has a service extension's interest.
    private func item(_ pushType: String) throws -> SuiteCase {
        let json = #"""
            {"device": {"ios": "17", "appState": "background", "action": "tap",
                        "delegates": ["user-notifications"]},
             "cases": [{"name": "a", "pushType": "\#(pushType)", "none": true, "callbacks": [],
                        "payload": {"aps": {"alert": "hello", "mutable-content": 1}}}]}
            """#
        return try #require(
            try SessionSuite(json: Array(json.utf8), source: "suite.json").cases.first)
    }

    private final class EmptyDelegate: ApplicationDelegate, UserNotificationCenterDelegate,
        Sendable
    {}

    @Test("A case states the type of its push, and one for another receiver makes no callback")
    func pushType() async throws {
        let call = try item("voip")
        #expect(call.pushType == .voip)
        #expect(call.run().passed)
        let extensions = Guarded(0)
        try await call.check(
            on: EmptyDelegate(),
            serviceExtension: {
                extensions.withLock { $0 += 1 }
                return ClosureServiceExtension { _ in }
            }, opened: { _ in [] })
        #expect(extensions.value == 0)
        let alert = try item("alert")
        #expect(!alert.run().passed)
        await #expect(throws: SuiteCaseFailure.self) {
            try await alert.check(
                on: EmptyDelegate(),
                serviceExtension: {
                    extensions.withLock { $0 += 1 }
                    return ClosureServiceExtension { _ in }
                }, opened: { _ in [] })
        }
        #expect(extensions.value == 1)
        let error = #expect(throws: JSONDocumentError.self) { try item("call") }
        #expect(error?.problems.count == 1)
    }

    @Test("A suite states all that a scenario knows")
    func otherKeys() throws {
        var expected = Scenario.ofTheApp
        expected.refreshesInBackground = false
        #expect(try scenario(#"{"backgroundRefresh": false}"#) == expected)
        expected = .ofTheApp
        expected.presentationOptions = [.banner, .badge]
        #expect(try scenario(#"{"presents": ["badge", "banner"]}"#) == expected)
        expected = .ofTheApp
        expected.category = NotificationCategory(opensApp: true, customDismissAction: true)
        #expect(try scenario(#"{"category": ["opens-app", "custom-dismiss"]}"#) == expected)
        expected = .ofTheApp
        expected.unconfirmed.foregroundOrder = .fetchFirst
        #expect(try scenario(#"{"assume": {"foreground-order": "fetch-first"}}"#) == expected)
        for wrong in [
            #"{"presents": ["picture"]}"#, #"{"category": ["x"]}"#, #"{"assume": {"x": "y"}}"#,
            #"{"assume": {"foreground-order": "y"}}"#, #"{"backgroundRefresh": 1}"#,
        ] {
            let error = #expect(throws: JSONDocumentError.self) { try scenario(wrong) }
            #expect(error?.problems.count == 1)
        }
    }

    @Test("Each key changes one property of the scenario")
    func keys() throws {
        var expected = Scenario.ofTheApp
        #expect(try scenario(#"{"ios": "10.3"}"#).application.systemVersion == IOSVersion(10, 3))
        expected.appState = .notRunning
        #expect(try scenario(#"{"appState": "not-running"}"#) == expected)
        expected = .ofTheApp
        expected.action = .button
        #expect(try scenario(#"{"action": "button"}"#) == expected)
        expected = .ofTheApp
        expected.backgroundModes = [
            .remoteNotification, try #require(BackgroundModes(named: "voip")),
        ]
        #expect(try scenario(#"{"backgroundModes": ["remote-notification", "voip"]}"#) == expected)
        expected = .ofTheApp
        expected.permission = [.badge, .sound]
        #expect(try scenario(#"{"permission": ["sound", "badge"]}"#) == expected)
        expected.permission = []
        #expect(try scenario(#"{"permission": []}"#) == expected)
        expected = .ofTheApp
        expected.looksIntoLaunchOptions = true
        #expect(try scenario(#"{"launchOptions": true}"#) == expected)
        expected.routesIn = [.didReceive, .launch]
        #expect(try scenario(#"{"routesIn": ["did-receive", "launch"]}"#) == expected)
        #expect(
            try scenario(#"{"routesIn": ["did-receive"], "launchOptions": true}"#) == expected)
        expected = .ofTheApp
        expected.lifeCycle = .swiftUI
        #expect(try scenario(#"{"lifeCycle": "swiftui"}"#) == expected)
        expected = .ofTheApp
        expected.setsCenterDelegateLate = true
        #expect(try scenario(#"{"lateDelegate": true}"#) == expected)
        expected = .ofTheApp
        expected.quiet = [.focus, .muted]
        #expect(try scenario(#"{"quiet": ["muted", "focus"]}"#) == expected)
        expected = .ofTheApp
        expected.silentDelivery = .merged
        #expect(try scenario(#"{"silent": "merged"}"#) == expected)
        expected = .ofTheApp
        expected.authorization = [.alert, .provisional]
        #expect(try scenario(#"{"permission": ["alert", "provisional"]}"#) == expected)
        expected = .ofTheApp
        expected.choice = UserChoice(.button, actionIdentifier: "reply", userText: "x")
        #expect(try scenario(#"{"action": "text:reply=x"}"#) == expected)
        expected = .ofTheApp
        var reply = NotificationAction("reply", takesText: true)
        reply.title = "Answer"
        expected.categories = [
            NotificationCategory(
                identifier: "message",
                actions: [
                    reply, NotificationAction("open", options: [.foreground, .destructive]),
                ], customDismissAction: true)
        ]
        let categories = #"""
            {"categories": [{"identifier": "message", "customDismiss": true, "actions": [
             {"identifier": "reply", "title": "Answer", "text": true},
             {"identifier": "open", "options": ["foreground", "destructive"]}]}]}
            """#
        #expect(try scenario(categories) == expected)
        #expect(try scenario(#"{"launchOptions": false}"#) == .ofTheApp)
    }

    @Test("Methods, modes and types have all their names")
    func names() throws {
        for named in DelegateMethods.allNamed {
            #expect(try scenario(#"{"delegates": ["\#(named.name)"]}"#).delegates == named.options)
        }
        for name in BackgroundModes.allNames {
            #expect(
                try scenario(#"{"backgroundModes": ["\#(name)"]}"#).backgroundModes
                    == BackgroundModes(named: name))
        }
        for named in NotificationTypes.allNamed where NotificationTypes.app.contains(named.options)
        {
            #expect(
                try scenario(#"{"permission": ["\#(named.name)"]}"#).permission == named.options)
        }
    }

    @Test(
        "A wrong value is reported with the possible ones",
        arguments: [
            (
                #"{"backgroundModes": "voip"}"#,
                #""backgroundModes" is the string "voip"; give an array in [ and ]"#
            ),
            (#"{"backgroundModes": [1]}"#, "found the number 1; give a string in double quotes"),
            (
                #"{"backgroundModes": ["remote-notifications"]}"#,
                #""remote-notifications" is not known here; did you mean "remote-notification"?"#
            ),
            (
                #"{"permission": "alert"}"#,
                #""permission" is the string "alert"; give an array in [ and ]"#
            ),
            (
                #"{"permission": ["alerts"]}"#,
                #""alerts" is not known here; did you mean "alert"?"#
            ),
            (
                #"{"permission": ["newsstand"]}"#,
                #""newsstand" is not known here; use one of "alert", "badge", "sound", "critical", "provisional", "time-sensitive""#
            ),
            (
                #"{"launchOptions": "true"}"#,
                #""launchOptions" is the string "true"; give true or false without quotes"#
            ),
            (
                #"{"launchOptions": 1}"#,
                #""launchOptions" is the number 1; give true or false without quotes"#
            ),
            (
                #"{"delegates": ["willPresent"]}"#,
                #""willPresent" is not known here; did you mean "will-present"?"#
            ),
            (
                #"{"categories": [{"actions": []}]}"#,
                #"this category or button has no "identifier"; give the identifier that the app registers, as in {"identifier":"message","actions":[{"identifier":"reply","text":true}]}"#
            ),
            (
                #"{"categories": [{"identifier": "a", "actions": [{"identifier": ""}]}]}"#,
                #"this category or button has no "identifier"; give the identifier that the app registers, as in {"identifier":"message","actions":[{"identifier":"reply","text":true}]}"#
            ),
            (
                #"{"action": "text:reply"}"#,
                #""text:reply" is not known here; use one of "nothing", "tap", "button", "dismiss", "open", "button:IDENTIFIER", "text:IDENTIFIER=TEXT""#
            ),
            (
                #"{"launchoptions": true}"#,
                #"the key "launchoptions" is not known here; did you mean "launchOptions"?"#
            ),
        ])
    func wrong(scenario: String, message: String) throws {
        let error = try #require(throws: JSONDocumentError.self) { try suite(scenario) }
        #expect(error.problems.map { "\($0.finding); \($0.advice)" } == [message])
    }

    @Test("Several wrong values are reported at once")
    func severalProblems() throws {
        let error = try #require(throws: JSONDocumentError.self) {
            try suite(#"{"launchOptions": 1, "permission": 2, "backgroundModes": [3]}"#)
        }
        #expect(error.problems.count == 3)
    }

    @Test(
        "The device of the suite decides the callbacks",
        arguments: [
            (#"{"appState": "not-running", "action": "tap"}"#, 0),
            (#"{"appState": "not-running", "action": "tap", "launchOptions": true}"#, 1),
            (#"{"appState": "background", "action": "tap"}"#, 1),
            (#"{"appState": "background", "action": "tap", "permission": ["badge"]}"#, 0),
            (#"{"ios": 9, "appState": "background", "delegates": ["fetch"]}"#, 0),
            (
                """
                {"ios": 9, "appState": "background", "delegates": ["fetch"],
                 "backgroundModes": ["remote-notification"]}
                """, 1
            ),
            (
                """
                {"ios": 9, "appState": "not-running", "action": "tap", "delegates": ["fetch"],
                 "backgroundModes": ["remote-notification"], "launchOptions": true}
                """, 3
            ),
            (#"{"ios": 10, "delegates": ["did-receive"]}"#, 0),
            (#"{"ios": 10, "delegates": ["will-present"]}"#, 1),
            (#"{"ios": 10, "action": "tap", "delegates": ["user-notifications"]}"#, 2),
        ])
    func sessions(scenario: String, count: Int) throws {
        let call = #"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");"#
        let calls = Array(repeating: "\"\(call)\"", count: count).joined(separator: ", ")
        let json = """
            {"device": \(scenario), "cases": [{"name": "a", "calls": [\(calls)], "payload":
              {"aps": {"alert": "hello", "content-available": 1}, "data": {"session": "42"}}}]}
            """
        for item in try SessionSuite(json: Array(json.utf8), source: "suite.json").cases {
            try item.check()
        }
    }
}
