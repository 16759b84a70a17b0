import Handset
import Testing

/// Buttons, dismissals and the icon since iOS 10 with a notification center's delegate, cell by cell.
@Suite struct ScenarioPlanCenterActionTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let all = Row.allDelegates
    static let withCenter = all.filter { $0.isSuperset(of: .userNotifications) }
    static let withCenterAndFetch = withCenter.filter { $0.contains(.fetch) }

    static let opening = NotificationCategory(actionIdentifier: "ANSWER", opensApp: true)
    static let told = NotificationCategory(actionIdentifier: "ANSWER", customDismissAction: true)

    @Test(
        "Buttons",
        arguments: [
            Row(
                words: "active",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, action: .button,
                callbacks: [.willPresent(.active), .answered(.active)], display: Row.shownAlert),
            Row(
                words: "active, with new content",
                source: "not confirmed", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, action: .button, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.willPresent(.active), .fetch(.active), .answered(.active)],
                display: Row.shownBoth),
            Row(
                words: "active, and it opens the app that is open",
                source: "UNNotificationActionOptions reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, action: .button, category: opening,
                callbacks: [.willPresent(.active), .answered(.active)], display: Row.shownAlert),
            Row(
                words: "inactive",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenter, action: .button,
                callbacks: [.willPresent(.inactive), .answered(.inactive)], display: Row.shownAlert),
            Row(
                words: "inactive, and it opens the app",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenter, action: .button, category: opening,
                callbacks: [.willPresent(.inactive), .answered(.inactive), .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "background, suspended",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: behind,
                delegates: withCenter, action: .button, callbacks: [.answered(.background)],
                display: Row.shownAlert),
            Row(
                words: "background, suspended, and it opens the app",
                source: "UNNotificationActionOptions reference", versions: 10...26, states: behind,
                delegates: withCenter, action: .button, category: opening,
                callbacks: [.enter, .answered(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended, with new content",
                source: "Pushing background updates to your App", versions: 10...26, states: behind,
                delegates: withCenterAndFetch, action: .button, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background), .answered(.background)], display: Row.shownBoth),
            Row(
                words: "not running, force-quit",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: ended,
                delegates: withCenter, action: .button,
                callbacks: [.quietWake, .answered(.background)], display: Row.shownAlert),
            Row(
                words: "not running, force-quit, and it opens the app",
                source: "UNNotificationActionOptions reference", versions: 10...26, states: ended,
                delegates: withCenter, action: .button, category: opening,
                callbacks: [.launch, .answered(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "not running, with new content",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.notRunning],
                delegates: withCenterAndFetch, action: .button, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background), .answered(.background)],
                display: Row.shownBoth),
            Row(
                words: "without a category there is none",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: behind + ended,
                delegates: withCenter, action: .button, aps: #"{"alert":"hello"}"#, callbacks: [],
                display: Row.shownBoth),
        ])
    func buttons(row: Row) throws {
        try row.check()
    }

    @Test(
        "Dismissals, of which the app is told where its category asks for it",
        arguments: [
            Row(
                words: "active",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, action: .dismiss, category: told,
                callbacks: [.willPresent(.active), .dismissed(.active)], display: Row.shownAlert),
            Row(
                words: "active, with new content",
                source: "not confirmed", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, action: .dismiss, aps: Row.both,
                backgroundModes: .remoteNotification, category: told,
                callbacks: [.willPresent(.active), .fetch(.active), .dismissed(.active)],
                display: Row.shownBoth),
            Row(
                words: "active, without the option",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, action: .dismiss, callbacks: [.willPresent(.active)],
                display: Row.shownAlert),
            Row(
                words: "inactive",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenter, action: .dismiss, category: told,
                callbacks: [.willPresent(.inactive), .dismissed(.inactive)], display: Row.shownAlert
            ),
            Row(
                words: "background, suspended",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: behind,
                delegates: withCenter, action: .dismiss, category: told,
                callbacks: [.dismissed(.background)], display: Row.shownAlert),
            Row(
                words: "background, suspended, with new content",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: behind,
                delegates: withCenterAndFetch, action: .dismiss, aps: Row.both,
                backgroundModes: .remoteNotification, category: told,
                callbacks: [.fetch(.background), .dismissed(.background)], display: Row.shownBoth),
            Row(
                words: "background to force-quit, without the option",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: behind + ended,
                delegates: all, action: .dismiss, callbacks: [], display: Row.shownAlert),
            Row(
                words: "not running, force-quit",
                source: "UNNotificationCategoryOptions reference", versions: 10...26, states: ended,
                delegates: withCenter, action: .dismiss, category: told,
                callbacks: [.quietWake, .dismissed(.background)], display: Row.shownAlert),
            Row(
                words: "not running, with new content",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: [.notRunning],
                delegates: withCenterAndFetch, action: .dismiss, aps: Row.both,
                backgroundModes: .remoteNotification, category: told,
                callbacks: [.wake, .fetch(.background), .dismissed(.background)],
                display: Row.shownBoth),
            Row(
                words: "background to force-quit, without a category",
                source: "UNNotificationCategoryOptions reference", versions: 10...26,
                states: behind + ended,
                delegates: withCenter, action: .dismiss, aps: #"{"alert":"hello"}"#, category: told,
                callbacks: [], display: Row.shownBoth),
        ])
    func dismissals(row: Row) throws {
        try row.check()
    }

    @Test(
        "The icon, which hands over nothing",
        arguments: [
            Row(
                words: "background, suspended",
                source: "Local and Remote Notification Programming Guide", versions: 10...26,
                states: behind,
                delegates: all, action: .open, callbacks: [.enter, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running, force-quit",
                source: "Local and Remote Notification Programming Guide", versions: 10...26,
                states: ended,
                delegates: all, action: .open, callbacks: [.launch, .becomeActive],
                display: Row.shownAlert),
        ])
    func icon(row: Row) throws {
        try row.check()
    }
}
