import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct ScenarioOptionTests {
    private static let payload =
        #"{"aps":{"alert":"hello","content-available":1,"category":"c","session":"42"}}"#

    private func receive(_ options: String) throws -> CommandResult {
        try CommandResult.line(
            "printf '%s' '\(Self.payload)' | handset receive --format session \(options)")
    }

    private static let openedCases: [(String, Int)] = [
        ("", 1),
        ("--app-state background --action tap", 1),
        ("--app-state not-running --action tap --device launchOptions=true", 1),
        ("--app-state not-running --action tap --ios 9 --device delegates=fetch", 1),
        (
            "--app-state not-running --action tap --ios 9 --device delegates=fetch --device launchOptions=true",
            2
        ),
        (
            "--app-state background --ios 9 --device delegates=legacy,fetch "
                + "--device backgroundModes=audio,remote-notification --action tap", 2
        ),
        ("--ios 17 --device delegates=user-notifications --action tap", 2),
        ("--ios 9 --device delegates=actions --app-state background --action button", 1),
        (
            "--ios 17 --device delegates=did-receive --app-state suspended --action dismiss "
                + "--device category=custom-dismiss", 1
        ),
        (
            "--app-state background --ios 7 --device delegates=fetch --device backgroundRefresh=false "
                + "--device backgroundModes=remote-notification "
                + "--device assume.background-refresh-off=wakes", 1
        ),
        (
            "--ios 17 --device delegates=user-notifications --action tap --device routesIn=did-receive",
            1
        ),
        ("--app modern --action tap", 1),
        ("--app modern-scenes --app-state not-running --action tap", 1),
        (
            "--app modern-scenes --app-state not-running --action tap --device routesIn=scene,did-receive",
            2
        ),
        ("--app swiftui --app-state background --action tap", 1),
        ("--app modern --device lateDelegate=true --app-state background --action tap", 1),
        ("--app modern --app-state background --action button:ACTION", 1),
        ("--push-type alert", 1),
    ]

    @Test(
        "A session is opened once for each callback in which the app looks",
        arguments: Sweep.every(3, of: openedCases))
    func opened(options: String, times: Int) throws {
        let result = try receive(options)
        #expect(result.output == String(repeating: "42\n", count: times))
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    private static let unopenedCases: [(String, String)] = [
        (
            "--app-state not-running --action tap",
            "the app was not running: the payload is in the launch options only, where the app "
                + "does not look"
        ),
        (
            "--app-state suspended",
            "the notification waits on the screen: the user has not tapped it"
        ),
        (
            "--app-state background --action tap --device permission=badge,sound",
            "nothing is shown that could be tapped: the user allows no alerts"
        ),
        ("--device delegates=none", "the app implements no method that this version of iOS calls"),
        (
            "--app-state background --ios 7 --device delegates=fetch --device backgroundRefresh=false "
                + "--device backgroundModes=remote-notification --device permission=none",
            "nothing is shown that could be tapped, and new content wakes no app while Background App Refresh is off"
        ),
        (
            "--app modern-scenes --app-state not-running --action tap --device routesIn=launch",
            "the app gets the payload in sceneWillConnect and didReceive only, where it does not look"
        ),
        (
            "--app modern --device lateDelegate=true --app-state not-running --action tap",
            "the app sets the notification center's delegate after its launch: iOS does not deliver the response that launched it"
        ),
        ("--app modern", "the notification waits on the screen: the user has not tapped it"),
        (
            "--app modern --app-state background --device quiet=summary",
            "the notification waits for the scheduled summary"
        ),
        (
            "--push-type voip",
            "a push of this type goes to the app's push registry of PushKit, and to none of these callbacks"
        ),
    ]

    @Test(
        "A session that reaches no callback in which the app looks is named, with the reason",
        arguments: Sweep.every(3, of: unopenedCases))
    func unopened(options: String, reason: String) throws {
        let result = try receive(options)
        #expect(result.output == "")
        #expect(result.errors == "stdin:1: the session 42 is not opened: \(reason)\n")
        #expect(result.status == 0)
        #expect(try receive(options + " --require-session").status == 1)
    }

    @Test("The text of a reply is in the matrix, with the button")
    func text() throws {
        let file = try TemporaryFolder()
        try file.write(
            """
            {"like": "modern", "device": {"categories": [{"identifier": "c", "actions":
             [{"identifier": "reply", "text": true}]}], "action": "text:reply=On my way"}}
            """, to: "app.json")
        let result = try CommandResult.line(
            "printf '%s' '\(Self.payload)' | handset matrix --format json --app '\(file.path("app.json"))'"
        )
        #expect(
            result.output.contains(#""actionIdentifier":"reply","userText":"On my way""#),
            "\(result)")
        #expect(result.output.contains(#""ios":"18.0""#))
        let app = try CommandResult.line("handset app --app '\(file.path("app.json"))'")
        #expect(app.output.contains("text:reply=On my way"), "\(app)")
        #expect(app.output.contains("app.json:1:10"), "\(app)")
    }

    @Test(
        "The record has what is shown and the response, of an app that a file or an option of today describes",
        arguments: [
            (
                "--app modern --app-state background --device quiet=focus",
                #","shown":{"alert":true,"title":"","subtitle":"","body":"hello","place":"notification-center"}}"#
            ),
            (
                "--app modern --app-state background --action button:ACTION",
                #","shown":{"alert":true,"title":"","subtitle":"","body":"hello"},"response":{"actionIdentifier":"ACTION"}}"#
            ),
            (
                "--app app.json --action 'text:reply=On my way'",
                #""response":{"actionIdentifier":"reply","userText":"On my way"}}"#
            ),
            ("--ios 18 --device routesIn=legacy", #","shown":{"alert":false}}"#),
            (
                "--ios 18 --device delegates=user-notifications --app-state background --action button:ACTION",
                #""response":{"actionIdentifier":"ACTION"}}"#
            ),
        ])
    func shown(options: String, members: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"device": {"ios": "18", "delegates": ["user-notifications"], "appState": "background",
             "categories": [{"identifier": "c", "actions": [{"identifier": "reply", "text": true}]}]}}
            """, to: "app.json")
        let result = try CommandResult.line(
            "cd '\(folder.path)' && printf '%s' '\(Self.payload)' | "
                + "handset receive --format json \(options)")
        #expect(result.output.hasSuffix(members + "\n"), "\(result)")
    }

    @Test(
        "The record of another app has neither",
        arguments: [
            "", "--app classic", "--ios 18 --device delegates=user-notifications --action tap",
            "--ios 9 --device delegates=actions --app-state background --action button",
            "--device permission=alert --device launchOptions=true",
        ])
    func notShown(options: String) throws {
        let output = try receive(options + " --format json").output
        #expect(output.hasPrefix("{"))
        #expect(!output.contains("\"shown\"") && !output.contains("\"response\""))
    }

    private static let tooOldCases: [(String, String, String, Int)] = [
        ("serviceExtension=exec:cat", "serviceExtension", "4", 10),
        ("lifeCycle=scenes", "lifeCycle=scenes", "12.4", 13),
        ("lifeCycle=swiftui", "lifeCycle=swiftui", "13", 14),
        ("quiet=muted,focus", "quiet", "14", 15),
        ("silent=chance:1", "silent", "6", 7), ("silent=merged", "silent", "4", 7),
        ("lateDelegate=true", "lateDelegate", "9", 10),
    ]

    @Test(
        "An option that the device's iOS is too old for is noted",
        arguments: Sweep.every(3, of: tooOldCases))
    func tooOld(change: String, name: String, old: String, since: Int) throws {
        let options = "--device \(change)"
        let note =
            "handset: --device \(name) has no effect before iOS \(since); give --ios \(since) or later\n"
        #expect(try receive("\(options) --ios \(old)").errors.hasPrefix(note))
        for others in ["--ios \(since)", "--ios \(old) --quiet"] {
            #expect(try !receive("\(options) \(others)").errors.contains("no effect"))
        }
        let matrix = try CommandResult.line(
            "printf '%s' '\(Self.payload)' | handset matrix --app classic --ios 4,\(old) \(options)"
        )
        #expect(matrix.errors.hasPrefix(note), "\(matrix)")
    }

    @Test("--device category beats the categories of an app file")
    func category() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            #"{"like": "modern", "device": {"categories": [{"identifier": "c"}]}}"#, to: "app.json")
        let options = "--app '\(file)' --app-state background --action dismiss"
        #expect(try receive(options).output == "")
        #expect(try receive("\(options) --device category=custom-dismiss").output == "42\n")
        let settings = try CommandResult.line(
            "handset app --app '\(file)' --device category=custom-dismiss")
        #expect(settings.output.contains(try Regex("  categories +none +--device\n")))
    }

    @Test("The matrix takes the fate of a silent push that chance chooses for receive")
    func chanceInMatrix() throws {
        let scenario =
            "--device delegates=fetch --device backgroundModes=remote-notification --ios 18 --device silent=chance:7"
        let result = try CommandResult.line(
            """
            d=$(mktemp -d); trap 'rm -r "$d"' EXIT; cd "$d"
            for i in $(seq 20); do echo '{"aps":{"content-available":1,"session":"'$i'"}}'; done > p
            handset matrix --app classic --format json \(scenario) p | jq -r '.device.silent' > fates
            handset receive --format json \(scenario) --app-state background p 2> /dev/null \
              | jq -r 'if .unopened then .reason.words else "delivered" end' > reasons
            paste -d ' ' fates reasons | cut -c 1-18 | sort -u
            """)
        #expect(
            result.output == """
                delayed iOS delays
                delivered delivere
                dropped iOS drops\u{20}
                merged iOS keeps o

                """, "\(result)")
    }

    @Test(
        "Silent pushes by chance are the same in every run, and for any number of jobs", .exhaustive
    )
    func chance() throws {
        let line = """
            for i in $(seq 2000); do
            echo '{"aps":{"content-available":1,"session":"'$i'"}}'; done > "$d/p"
            receive() { handset receive --format session --ios 18 --device delegates=fetch \
            --device backgroundModes=remote-notification --app-state background --device silent="$@" "$d/p"; }
            """
        let result = try CommandResult.line(
            """
            d=$(mktemp -d); trap 'rm -r "$d"' EXIT; \(line)
            receive chance:7 --jobs 1 2> "$d/e1" > "$d/a"; receive chance:7 --jobs 2 2> "$d/e2" > "$d/b"
            cmp "$d/a" "$d/b" && cmp "$d/e1" "$d/e2" && wc -l < "$d/a"; wc -l < "$d/e1"
            receive dropped 2> "$d/e3" | wc -l; grep -c 'iOS drops the silent push' "$d/e3"
            receive chance:x; echo $?
            """)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 5, "\(result)")
        let delivered = Int(lines.first ?? "") ?? 0
        #expect((900...1100).contains(delivered))
        #expect(lines.dropFirst() == ["\(2000 - delivered)", "0", "2000", "64"])
    }

    @Test("A payload for a Live Activity opens no session, however it comes")
    func liveActivity() throws {
        let json =
            #"{"aps":{"event":"update","content-state":{"a":1},"session":"42","timestamp":1}}"#
        for input in ["printf '%s' '\(json)'", "printf '%s\n%s\n' '\(json)' '\(json)'"] {
            let result = try CommandResult.line("\(input) | handset receive")
            #expect(result.output == "", "\(result)")
            #expect(
                result.errors.contains("goes to the Live Activity of the app's widget extension"))
            #expect(
                try CommandResult.line("\(input) | handset receive --push-type alert").output != "")
        }
        let withoutTimestamp = try CommandResult.handset(
            "receive", input: json.replacing(#","timestamp":1"#, with: ""))
        #expect(withoutTimestamp.output == "")
        #expect(withoutTimestamp.errors.contains("is not opened: timestamp is missing"))
    }

    @Test("Hazards tell of a text once, however many callbacks carry it, and also of one unopened")
    func hazards() throws {
        let hazard = "stdin:1: error: quotes-captured: "
        for options in [
            "--ios 17 --device delegates=user-notifications --action tap", "--app-state suspended",
        ] {
            let result = try CommandResult.line(
                #"printf '%s' '{"aps":{"alert":"hello","session":"a-b"}}' | "#
                    + "handset receive --hazards \(options)")
            #expect(result.errors.components(separatedBy: hazard).count == 2, "\(options)")
        }
    }

    @Test("What the system logs stands in the device's log")
    func systemLog() throws {
        let result = try receive(
            "--ios 9 --device delegates=fetch --log bare")
        #expect(
            result.errors.hasPrefix(
                "You've implemented -[<UIApplicationDelegate> "
                    + "application:didReceiveRemoteNotification:fetchCompletionHandler:], but"))
    }

    private static let wrongUsageCases: [(String, String)] = [
        ("--device delegates=legcy", "'legcy' is not a method; give legacy, fetch, actions,"),
        ("--device delegates=", "'' is not a method; give legacy,"),
        ("--device backgroundModes=x", "'x' is not a background mode; give remote-notification,"),
        (
            "--device permission=newsstand",
            "is not a notification type; give alert, badge, sound, critical, provisional, time-sensitive"
        ),
        (
            "--device category=x",
            "'x' is not a category option; give opens-app, custom-dismiss, or none"
        ),
        ("--device delegates=legacy,none", "'none' is not a method; give legacy,"),
        ("--device assume.x=y", "'x' is not a point; give foreground-order,"),
        (
            "--device assume.foreground-order",
            "'assume.foreground-order' has no value; give assume.foreground-order=present-first."
        ),
        (
            "--device assume.foreground-order=x",
            "'x' is not a choice for foreground-order; give present-"
        ),
        ("--app-state away", "--app-state <state>"),
        (
            "--action shake",
            "'shake' is not an action; give nothing, tap, button, dismiss, open"
        ),
        ("--action button:", "'button:' is not an action"),
        ("--device routesIn=x", "'x' is not a callback; give launch, scene, legacy,"),
        ("--device quiet=x", "'x' is not a quiet mode; give focus, summary, muted"),
        ("--device silent=never", "'never' is not a fate of silent pushes; give delivered,"),
        ("--device lifeCycle=x", "'x' is not a life cycle; give application, scenes, "),
    ]

    @Test(
        "A name that nobody knows is wrong usage, and the known ones are told",
        arguments: Sweep.every(3, of: wrongUsageCases))
    func wrongUsage(options: String, message: String) throws {
        let result = try receive(options)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("None is said of every set in the same way")
    func none() throws {
        let result = try receive(
            "--device backgroundModes=none --device category=none --device permission=none")
        #expect(result.output == "42\n")
    }

    @Test("The record has what the system logs, where it logs something")
    func log() throws {
        let result = try CommandResult.line(
            "printf '%s' '\(Self.payload)' | handset receive --format json --ios 9 --device delegates=fetch"
        )
        #expect(result.output.contains(#""log":["You've implemented -[<UIApplicationDelegate>"#))
        let other = try CommandResult.line(
            "printf '%s' '\(Self.payload)' | handset receive --format json")
        #expect(!other.output.contains(#""log""#))
    }

    @Test("The record names the callbacks in order, and what is not opened")
    func record() throws {
        let payload = #"{"aps":{"alert":"hello","session":"42"}}"#
        let record = try CommandResult.line(
            "printf '%s' '\(payload)' | handset receive --format json "
                + "--app-state not-running --action tap 2> /dev/null")
        let lost: String = #"""
            "routes":[],"hazards":[],"callbacks":["application:didFinishLaunchingWithOptions:",\#
            "applicationDidBecomeActive:"],"fate":{"code":"lost","words":"lost: the app opens none"},\#
            "reason":{"code":"launch-options-only","words":"the app was not running: the payload is in \#
            the launch options only, where the app does not look","remedy":"read launchOptions\#
            [.remoteNotification] in didFinishLaunching, or implement \#
            userNotificationCenter(_:didReceive:)"},"unopened":["42"]}

            """#
        #expect(record.output.hasSuffix(lost))
        let opened = try CommandResult.line(
            "printf '%s' '\(payload)' | handset receive --format json")
        let routed: String = #"""
            "hazards":[],"callbacks":["application:didReceiveRemoteNotification:"],\#
            "fate":{"code":"routed","words":"opened"}}

            """#
        #expect(opened.output.hasSuffix(routed))
    }
}
