import Foundation
import HandsetTestSupport
import Testing

@Suite struct DeviceOptionTests {
    private static let payload =
        #"{"aps":{"alert":"hello","content-available":1,"category":"c","session":"42"}}"#

    private func receive(_ options: String) throws -> CommandResult {
        try CommandResult.bash(
            "printf '%s' '\(Self.payload)' | handset receive --format session \(options)")
    }

    @Test(
        "A session is opened once for each callback in which the app looks",
        arguments: [
            ("", 1),
            ("--app-state background --action tap", 1),
            ("--app-state not-running --action tap --launch-options", 1),
            ("--app-state not-running --action tap --ios 9 --delegate fetch", 1),
            ("--app-state not-running --action tap --ios 9 --delegate fetch --launch-options", 2),
            (
                "--app-state background --ios 9 --delegate legacy,fetch "
                    + "--background-modes audio,remote-notification --action tap", 2
            ),
            ("--ios 17 --delegate user-notifications --action tap", 2),
            ("--ios 9 --delegate actions --app-state background --action button", 1),
            (
                "--ios 17 --delegate did-receive --app-state suspended --action dismiss "
                    + "--category custom-dismiss", 1
            ),
            (
                "--app-state background --ios 7 --delegate fetch --no-background-refresh "
                    + "--background-modes remote-notification "
                    + "--assume background-refresh-off=wakes", 1
            ),
        ])
    func opened(options: String, times: Int) throws {
        let result = try receive(options)
        #expect(result.output == String(repeating: "42\n", count: times))
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test(
        "A session that reaches no callback in which the app looks is named, with the reason",
        arguments: [
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
                "--app-state background --action tap --permission badge,sound",
                "nothing is shown that could be tapped: the user allows no alerts"
            ),
            ("--delegate none", "the app implements no method that this version of iOS calls"),
            (
                "--app-state background --ios 7 --delegate fetch --no-background-refresh "
                    + "--background-modes remote-notification --permission none",
                "nothing is shown that could be tapped, and new content wakes no app while Background App Refresh is off"
            ),
        ])
    func unopened(options: String, reason: String) throws {
        let result = try receive(options)
        #expect(result.output == "")
        #expect(result.errors == "stdin:1: the session 42 is not opened: \(reason)\n")
        #expect(result.status == 0)
        #expect(try receive(options + " --require-session").status == 1)
    }

    @Test("Hazards tell of a text once, however many callbacks carry it, and also of one unopened")
    func hazards() throws {
        let hazard = "stdin:1: error: quotes-captured: "
        for options in [
            "--ios 17 --delegate user-notifications --action tap", "--app-state suspended",
        ] {
            let result = try CommandResult.bash(
                #"printf '%s' '{"aps":{"alert":"hello","session":"a-b"}}' | "#
                    + "handset receive --hazards \(options)")
            #expect(result.errors.components(separatedBy: hazard).count == 2, "\(options)")
        }
    }

    @Test("What the system logs stands in the device's log")
    func systemLog() throws {
        let result = try receive(
            "--ios 9 --delegate fetch --log always --no-log-prefix")
        #expect(
            result.errors.hasPrefix(
                "You've implemented -[<UIApplicationDelegate> "
                    + "application:didReceiveRemoteNotification:fetchCompletionHandler:], but"))
    }

    @Test(
        "A name that nobody knows is wrong usage, and the known ones are told",
        arguments: [
            ("--delegate legcy", "'legcy' is not a method; give legacy, fetch, actions,"),
            ("--delegate ''", "'' is not a method; give legacy,"),
            ("--background-modes x", "'x' is not a background mode; give remote-notification,"),
            (
                "--permission newsstand",
                "is not a notification type; give alert, badge, sound, or none alone."
            ),
            (
                "--category x",
                "'x' is not a category option; give opens-app, custom-dismiss, or none"
            ),
            ("--delegate legacy,none", "'none' is not a method; give legacy,"),
            ("--assume x=y", "'x' is not a point; give foreground-order,"),
            (
                "--assume foreground-order",
                "'foreground-order' has no choice; give foreground-order=present-first or "
                    + "foreground-order=fetch-first."
            ),
            (
                "--assume foreground-order=x",
                "'x' is not a choice for foreground-order; give present-"
            ),
            ("--app-state away", "--app-state <state>"),
            ("--action shake", "--action <action>"),
        ])
    func wrongUsage(options: String, message: String) throws {
        let result = try receive(options)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("None is said of every set in the same way")
    func none() throws {
        let result = try receive("--background-modes none --category none --permission none")
        #expect(result.output == "42\n")
    }

    @Test("The record has what the system logs, where it logs something")
    func log() throws {
        let result = try CommandResult.bash(
            "printf '%s' '\(Self.payload)' | handset receive --format json --ios 9 --delegate fetch"
        )
        #expect(result.output.contains(#""log":["You've implemented -[<UIApplicationDelegate>"#))
        let other = try CommandResult.bash(
            "printf '%s' '\(Self.payload)' | handset receive --format json")
        #expect(!other.output.contains(#""log""#))
    }

    @Test("The record names the callbacks in order, and what is not opened")
    func record() throws {
        let payload = #"{"aps":{"alert":"hello","session":"42"}}"#
        let record = try CommandResult.bash(
            "printf '%s' '\(payload)' | handset receive --format json "
                + "--app-state not-running --action tap 2> /dev/null")
        #expect(
            record.output.hasSuffix(
                #""routes":[],"hazards":[],"callbacks":["application:didFinishLaunchingWithOptions:","#
                    + #""applicationDidBecomeActive:"],"unopened":{"sessions":["42"],"#
                    + #""reason":"the app was not running: the payload is in the launch options only, "#
                    + #"where the app does not look","waiting":false}}"# + "\n"))
        let opened = try CommandResult.bash(
            "printf '%s' '\(payload)' | handset receive --format json")
        #expect(
            opened.output.hasSuffix(
                #""hazards":[],"callbacks":["application:didReceiveRemoteNotification:"]}"# + "\n"))
    }
}
