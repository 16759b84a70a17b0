import Handset
import Testing

/// The device of a suite.
@Suite struct SuiteDeviceTests {
    private func suite(_ device: String) throws -> SessionSuite {
        let json = """
            {"device": \(device),
             "cases": [{"name": "a", "payload": {}, "none": true}]}
            """
        return try SessionSuite(json: Array(json.utf8), source: "suite.json")
    }

    private func device(_ json: String) throws -> Device {
        try #require(try suite(json).cases.first).device
    }

    @Test("The default device is that of the app")
    func nothingSaid() throws {
        #expect(try device("{}") == .ofTheApp)
    }

    @Test("Each key changes one property of the device")
    func keys() throws {
        var expected = Device.ofTheApp
        #expect(try device(#"{"ios": "10.3"}"#).application.systemVersion == IOSVersion(10, 3))
        expected.appState = .notRunning
        #expect(try device(#"{"appState": "not-running"}"#) == expected)
        expected = .ofTheApp
        expected.action = .button
        #expect(try device(#"{"action": "button"}"#) == expected)
        expected = .ofTheApp
        expected.backgroundModes = [
            .remoteNotification, try #require(BackgroundModes(named: "voip")),
        ]
        #expect(try device(#"{"backgroundModes": ["remote-notification", "voip"]}"#) == expected)
        expected = .ofTheApp
        expected.permission = [.badge, .sound]
        #expect(try device(#"{"permission": ["sound", "badge"]}"#) == expected)
        expected.permission = []
        #expect(try device(#"{"permission": []}"#) == expected)
        expected = .ofTheApp
        expected.looksIntoLaunchOptions = true
        #expect(try device(#"{"launchOptions": true}"#) == expected)
        expected.routesIn = [.didReceive, .launch]
        #expect(try device(#"{"routesIn": ["did-receive", "launch"]}"#) == expected)
        #expect(
            try device(#"{"routesIn": ["did-receive"], "launchOptions": true}"#) == expected)
        expected = .ofTheApp
        expected.lifeCycle = .swiftUI
        #expect(try device(#"{"lifeCycle": "swiftui"}"#) == expected)
        expected = .ofTheApp
        expected.setsCenterDelegateLate = true
        #expect(try device(#"{"lateDelegate": true}"#) == expected)
        expected = .ofTheApp
        expected.quiet = [.focus, .muted]
        #expect(try device(#"{"quiet": ["muted", "focus"]}"#) == expected)
        expected = .ofTheApp
        expected.silentDelivery = .merged
        #expect(try device(#"{"silent": "merged"}"#) == expected)
        expected = .ofTheApp
        expected.authorization = [.alert, .provisional]
        #expect(try device(#"{"permission": ["alert", "provisional"]}"#) == expected)
        expected = .ofTheApp
        expected.choice = UserChoice(.button, actionIdentifier: "reply", userText: "x")
        #expect(try device(#"{"action": "text:reply=x"}"#) == expected)
        expected = .ofTheApp
        expected.categories = [
            NotificationCategory(
                identifier: "message",
                actions: [
                    NotificationAction("reply", takesText: true),
                    NotificationAction("open", options: [.foreground, .destructive]),
                ], customDismissAction: true)
        ]
        let categories = #"""
            {"categories": [{"identifier": "message", "customDismiss": true, "actions": [
             {"identifier": "reply", "text": true},
             {"identifier": "open", "options": ["foreground", "destructive"]}]}]}
            """#
        #expect(try device(categories) == expected)
        #expect(try device(#"{"launchOptions": false}"#) == .ofTheApp)
    }

    @Test("Methods, modes and types have all their names")
    func names() throws {
        for named in DelegateMethods.allNamed {
            #expect(try device(#"{"delegates": ["\#(named.name)"]}"#).delegates == named.method)
        }
        for name in BackgroundModes.allNames {
            #expect(
                try device(#"{"backgroundModes": ["\#(name)"]}"#).backgroundModes
                    == BackgroundModes(named: name))
        }
        for named in NotificationTypes.allNamed where NotificationTypes.app.contains(named.type) {
            #expect(try device(#"{"permission": ["\#(named.name)"]}"#).permission == named.type)
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
    func wrong(device: String, message: String) throws {
        let error = try #require(throws: JSONDocumentError.self) { try suite(device) }
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
    func sessions(device: String, count: Int) throws {
        let call = #"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");"#
        let calls = Array(repeating: "\"\(call)\"", count: count).joined(separator: ", ")
        let json = """
            {"device": \(device), "cases": [{"name": "a", "calls": [\(calls)], "payload":
              {"aps": {"alert": "hello", "content-available": 1}, "data": {"session": "42"}}}]}
            """
        for item in try SessionSuite(json: Array(json.utf8), source: "suite.json").cases {
            try item.check()
        }
    }
}
