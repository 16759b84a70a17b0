import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// An app file beside an app's sources does not hide them silently.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct SourcesBesideFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    open(response.notification.request.content.userInfo["orderId"] as? String)
                }
            }
            """, to: "ios/AppDelegate.swift")
        try folder.write(#"{"aps":{"alert":"hi"},"orderId":"7"}"#, to: "push.json")
    }

    @Test("A file in the folder of sources is named if it says something else")
    func overriding() throws {
        let plain = try CommandResult.line(
            "cd '\(folder.path)'; handset show --app ios push.json")
        #expect(!plain.errors.contains("overrides"))
        try folder.write(#"{"device":{"ios":"12"}}"#, to: "ios/.handset.json")
        let told = try CommandResult.line("cd '\(folder.path)'; handset show --app ios push.json")
        #expect(
            told.errors.contains(
                "handset: ios/.handset.json overrides what the sources there say; handset app read shows both\n"
            ))
    }

    @Test("A file that was made of sources is told when they have changed since")
    func stale() throws {
        let written = try CommandResult.line(
            "cd '\(folder.path)/ios'; handset init ../push.json > names; handset show ../push.json")
        #expect(written.status == 0 && !written.errors.contains("have changed since"))
        let changed = try CommandResult.line(
            """
            cd '\(folder.path)/ios'; sed -i 's/orderId/order/' AppDelegate.swift
            handset show ../push.json
            """)
        #expect(
            changed.errors.contains("handset: .handset.json was made of sources that have changed"))
        #expect(changed.errors.contains("; --app . reads them\n"))
    }

    @Test("A rule that is read from sources opens the value, and no address of the article")
    func value() throws {
        let shown = try CommandResult.line(
            "cd '\(folder.path)'; handset explain --app ios push.json")
        #expect(
            shown.output.contains("rule orderId finds the target 7 at orderId\n  URL        7\n"))
    }

    @Test("app check looks at the sources that --app names")
    func check() throws {
        let named = try CommandResult.line("cd '\(folder.path)'; handset app check --app ios")
        let given = try CommandResult.line("cd '\(folder.path)'; handset app check ios")
        #expect(named.output == given.output && named.output.contains("AppDelegate.swift"))
        let wrong = try CommandResult.line(
            "cd '\(folder.path)'; handset app check --app push.json")
        #expect(wrong.status == 64 && wrong.errors.contains("has none; give the folder of an app"))
        let both = try CommandResult.line(
            "cd '\(folder.path)'; handset app check ios --app ios")
        #expect(both.status == 64)
    }

    @Test("With an app on one side of a difference, what a tap opens is not compared")
    func oneSided() throws {
        let result = try CommandResult.line(
            "cd '\(folder.path)'; handset diff push.json --to-app ios")
        #expect(
            result.errors.contains(
                "handset: nothing says what a tap opens on one side: that is not compared"))
        #expect(!result.output.contains("orderId, found by rule"))
        #expect(!result.output.contains("opens nothing") && !result.output.contains("routed"))
        let both = try CommandResult.line(
            "cd '\(folder.path)'; handset diff push.json --app ios --to-app ios")
        #expect(both.status == 0 && !both.errors.contains("one side"))
    }
}
