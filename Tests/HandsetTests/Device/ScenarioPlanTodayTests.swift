import Handset
import Testing

/// The parts that are shown, chosen buttons and typed texts, and silent pushes, cell by cell.
@Suite struct ScenarioPlanTodayTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended, .notRunning, .forceQuit]
    static let levels = "UNNotificationInterruptionLevel"
    static let quietAlert = NotificationDisplay(
        showsAlert: true, badge: 3, place: .notificationCenter)
    static let summary = NotificationDisplay(showsAlert: true, badge: 3, place: .summary)

    static func aps(level: String) -> String {
        #"{"alert":"hello","badge":3,"sound":"default","interruption-level":"\#(level)"}"#
    }

    static func settings(_ change: (inout ScenarioSettings) -> Void) -> ScenarioSettings {
        var settings = ScenarioSettings()
        change(&settings)
        return settings
    }

    /// A row of an arrival behind the screen, which calls nothing.
    static func shown(
        _ words: String, source: String = levels, _ versions: ClosedRange<Int>,
        aps: String = Row.alert, _ display: NotificationDisplay,
        _ change: (inout ScenarioSettings) -> Void = { _ in }
    ) -> Row {
        Row(
            words: words, source: source, versions: versions, states: behind,
            delegates: [.userNotifications], aps: aps, settings: settings(change), callbacks: [],
            display: display)
    }

    @Test(
        "What is shown, heard and lit",
        arguments: [
            shown("passive: no sound, dark", 15...26, aps: aps(level: "passive"), quietAlert),
            shown(
                "before iOS 15 no level counts", 10...14, aps: aps(level: "passive"), Row.shownAlert
            ),
            shown("an unknown level is active", 15...26, aps: aps(level: "urgent"), Row.shownAlert),
            shown("active waits in a Focus", 15...26, quietAlert) { $0.quiet = .focus },
            shown("active waits for the summary", 15...26, summary) { $0.quiet = .summary },
            shown("before iOS 15 there is neither", 10...14, Row.shownAlert) {
                $0.quiet = [.focus, .summary]
            },
            shown(
                "time-sensitive breaks through a Focus", 15...26,
                aps: aps(level: "time-sensitive"), Row.shownAlert
            ) {
                $0.quiet = .focus
                $0.authorization = [.alert, .badge, .sound, .timeSensitive]
            },
            shown(
                "time-sensitive without the capability is active", 15...26,
                aps: aps(level: "time-sensitive"), quietAlert
            ) { $0.quiet = .focus },
            shown(
                "critical sounds in spite of the switch", 15...26, aps: aps(level: "critical"),
                Row.shownAlert
            ) {
                $0.quiet = [.focus, .muted]
                $0.authorization = [.alert, .badge, .sound, .critical]
            },
            shown(
                "critical without the entitlement is active", 15...26, aps: aps(level: "critical"),
                quietAlert
            ) { $0.quiet = .focus },
            shown(
                "provisional: Notification Center, without sound and badge",
                source: "Asking permission to use notifications", 12...26,
                NotificationDisplay(showsAlert: true, place: .notificationCenter)
            ) { $0.authorization = [.alert, .badge, .sound, .provisional] },
            shown(
                "provisional permission came with iOS 12",
                source: "Asking permission to use notifications", 10...11, Row.shownAlert
            ) { $0.authorization = [.alert, .badge, .sound, .provisional] },
            shown(
                "each type is denied on its own",
                source: "Asking permission to use notifications", 10...26,
                NotificationDisplay(badge: 3, sound: APSSound(name: "default"))
            ) { $0.authorization = [.badge, .sound] },
            shown(
                "the switch silences a sound", source: "UNAuthorizationOptions", 10...26,
                NotificationDisplay(showsAlert: true, badge: 3)
            ) { $0.quiet = .muted },
        ])
    func parts(row: Row) throws {
        try row.check()
    }

    static let message = NotificationCategory(
        identifier: "call",
        actions: [
            NotificationAction("archive", options: [.destructive, .authenticationRequired]),
            NotificationAction("open", options: .foreground),
            NotificationAction("reply", takesText: true),
        ])

    /// A row of a chosen button in an app that runs behind the screen.
    static func button(
        _ words: String, source: String, _ choice: UserChoice, _ callbacks: [AppCallback]
    ) -> Row {
        Row(
            words: words, source: source, versions: 10...26, states: [.background, .suspended],
            delegates: [.userNotifications],
            settings: settings {
                $0.categories = [message]
                $0.choice = choice
            }, callbacks: callbacks, display: Row.shownAlert)
    }

    static func response(
        _ identifier: String, _ state: Application.State, text: String? = nil
    ) -> AppCallback {
        AppCallback(
            .didReceiveResponse, in: state, actionIdentifier: identifier,
            userText: text)
    }

    @Test(
        "Chosen buttons and typed texts",
        arguments: [
            button(
                "a button in the background", source: "UNNotificationAction",
                UserChoice(.button, actionIdentifier: "archive"),
                [response("archive", .background)]),
            button(
                "a button of the foreground opens the app", source: "UNNotificationActionOptions",
                UserChoice(.button, actionIdentifier: "open"),
                [.enter, response("open", .inactive), .becomeActive]),
            button(
                "a typed text", source: "UNTextInputNotificationResponse",
                UserChoice(.button, actionIdentifier: "reply", userText: "On my way"),
                [response("reply", .background, text: "On my way")]),
            button(
                "a button that the category does not have", source: "UNNotificationCategory",
                UserChoice(.button, actionIdentifier: "call"), []),
            button(
                "a text for a button that takes none", source: "UNTextInputNotificationAction",
                UserChoice(.button, actionIdentifier: "archive", userText: "x"), []),
        ])
    func choices(row: Row) throws {
        try row.check()
    }

    /// A row of a silent push for an app that runs behind the screen.
    static func silent(
        _ words: String, _ states: [AppState], _ fate: SilentDelivery, _ callbacks: [AppCallback]
    ) -> Row {
        Row(
            words: words, source: "Pushing background updates to your App", versions: 10...26,
            states: states, delegates: [[.fetch, .didReceive]], aps: Row.content,
            backgroundModes: .remoteNotification, settings: settings { $0.silentDelivery = fate },
            callbacks: callbacks)
    }

    @Test(
        "Silent pushes that do not come",
        arguments: [
            silent("delivered", [.background, .suspended], .delivered, [.fetch(.background)]),
            silent(
                "delivered to an app that does not run", [.notRunning], .delivered,
                [
                    .wake, .fetch(.background),
                ]),
            silent("delayed", [.background, .suspended, .notRunning], .delayed, []),
            silent("merged", [.background, .suspended, .notRunning], .merged, []),
            silent("dropped", [.background, .suspended, .notRunning], .dropped, []),
            silent("never to an app that the user has ended", [.forceQuit], .delivered, []),
            silent("on the screen nothing is held back", [.active], .dropped, [.fetch(.active)]),
        ])
    func undelivered(row: Row) throws {
        try row.check()
    }
}
