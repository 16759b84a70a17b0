import Handset
import Testing

/// Why an app looks for no session.
@Suite struct NoSessionReasonTests {
    private static let alert = #"{"alert":"hello"}"#
    private static let call = #"{"alert":"hello","category":"call"}"#
    private static let content = #"{"content-available":1}"#

    private func reason(
        _ version: Int, _ state: AppState, _ action: UserAction, _ delegates: DelegateMethods,
        _ aps: String, change: (inout Scenario) -> Void = { _ in }
    ) throws -> String? {
        var scenario = Scenario(
            IOSVersion(version), app: state,
            action: action, delegates: delegates)
        change(&scenario)
        return scenario.plan(for: try Payload(json: #"{"aps":\#(aps)}"#)).reasonForNoSession
    }

    @Test(
        "The reason names what is in the way",
        arguments: [
            (
                4, .notRunning, .tap, .legacy, alert,
                """
                the app was not running: the payload is in the launch options only, \
                where the app does not look
                """
            ),
            (
                4, .background, .nothing, .legacy, alert,
                "the notification waits on the screen: the user has not tapped it"
            ),
            (
                4, .background, .tap, .legacy, #"{"session":"42"}"#,
                "nothing is shown that could be tapped: the payload has no alert"
            ),
            (
                4, .background, .nothing, .legacy, #"{"badge":1}"#,
                "nothing is shown that could be tapped: the payload has no alert"
            ),
            (
                10, .background, .tap, .willPresent, alert,
                "the app implements no method that a tap calls on this version of iOS"
            ),
            (
                4, .background, .tap, .legacy, #"{"alert":5}"#,
                """
                nothing is shown that could be tapped: the alert is empty, or neither a text nor a \
                dictionary
                """
            ),
            (
                7, .suspended, .nothing, .fetch, content,
                """
                nothing is shown that could be tapped, and content-available wakes only apps with \
                its background mode
                """
            ),
            (
                7, .suspended, .nothing, .legacy, content,
                """
                nothing is shown that could be tapped, and new content calls the method with the \
                fetch handler, which the app does not implement
                """
            ),
            (
                7, .forceQuit, .nothing, .fetch, content,
                """
                nothing is shown that could be tapped, and new content launches no app that the \
                user has ended
                """
            ),
            (
                4, .background, .dismiss, .legacy, alert,
                "the notification was dismissed: iOS does not call the app"
            ),
            (
                4, .background, .dismiss, .legacy, "{}",
                "nothing is shown that could be tapped: the payload has no alert"
            ),
            (
                4, .background, .open, .legacy, "{}",
                "the app was opened by its icon: it gets no payload"
            ),
            (
                6, .active, .nothing, .fetch, alert,
                "the app implements no method that this version of iOS calls"
            ),
            (
                6, .background, .tap, .fetch, alert,
                "the app implements no method that this version of iOS calls"
            ),
            (
                10, .active, .tap, .userNotifications, #"{"session":"42"}"#,
                "the payload has no alert, badge or sound to present"
            ),
            (
                10, .active, .nothing, .didReceive, alert,
                "the app implements no method that is called before a notification is presented"
            ),
            (
                7, .background, .button, .fetch, call,
                "there is no button to tap: notifications have them since iOS 8"
            ),
            (
                8, .background, .button, .fetch, alert,
                "there is no button to tap: the payload has no category"
            ),
            (
                8, .background, .button, .fetch, call,
                "the app implements no method for the buttons of notifications"
            ),
        ] as [(Int, AppState, UserAction, DelegateMethods, String, String)])
    func reasons(
        version: Int, state: AppState, action: UserAction, delegates: DelegateMethods, aps: String,
        expected: String
    ) throws {
        #expect(try reason(version, state, action, delegates, aps) == expected)
    }

    @Test("What the user does not allow is named", arguments: [UserAction.nothing, .tap, .button])
    func permission(action: UserAction) throws {
        let found = try reason(8, .background, action, [.legacy, .actions], Self.call) {
            $0.permission = [.badge, .sound]
        }
        #expect(found == "nothing is shown that could be tapped: the user allows no alerts")
    }

    @Test("So is what the user does not allow in the foreground")
    func permissionInForeground() throws {
        let found = try reason(10, .active, .nothing, .userNotifications, Self.alert) {
            $0.permission = [.badge, .sound]
        }
        #expect(found == "the user allows nothing of what the payload has to present")
    }

    @Test("Background App Refresh is named where it is in the way")
    func backgroundAppRefresh() throws {
        let found = try reason(7, .background, .nothing, .fetch, Self.content) {
            $0.backgroundModes = .remoteNotification
            $0.refreshesInBackground = false
        }
        #expect(
            found == """
                nothing is shown that could be tapped, and new content wakes no app while \
                Background App Refresh is off
                """)
    }

    @Test("An app that looks has no reason not to")
    func none() throws {
        #expect(try reason(4, .active, .nothing, .legacy, "{}") == nil)
        #expect(try reason(4, .background, .tap, .legacy, Self.alert) == nil)
        let launched = try reason(4, .notRunning, .tap, .legacy, Self.alert) {
            $0.looksIntoLaunchOptions = true
        }
        #expect(launched == nil)
    }
}
