import Handset
import Testing

/// Arrivals and taps since iOS 10 with a notification center's delegate, cell by cell.
@Suite struct ScenarioPlanCenterTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let all = Row.allDelegates
    static let withCenter = all.filter { $0.isSuperset(of: .userNotifications) }
    static let withCenterAndFetch = withCenter.filter { $0.contains(.fetch) }
    static let withCenterAndLegacy = withCenter.filter {
        $0.contains(.legacy) && !$0.contains(.fetch)
    }
    static let withoutWillPresent = all.filter {
        $0.contains(.didReceive) && !$0.contains(.willPresent)
    }

    @Test(
        "Arrivals",
        arguments: [
            Row(
                words: "active: an alert",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, callbacks: [.willPresent(.active)], display: Row.shownAlert),
            Row(
                words: "active: a badge alone",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, aps: #"{"badge":0}"#, callbacks: [.willPresent(.active)],
                display: NotificationDisplay(badge: 0)),
            Row(
                words: "active: a sound alone",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, aps: #"{"sound":"x.caf"}"#,
                callbacks: [.willPresent(.active)],
                display: NotificationDisplay(sound: APSSound(name: "x.caf"))),
            Row(
                words: "active: not asked, so not shown",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withoutWillPresent, callbacks: []),
            Row(
                words: "active: nothing to present, and no new content",
                source: "reports from the field", versions: 10...26, states: [.active],
                delegates: withCenter, aps: #"{"alert":"","sound":{},"badge":"1","session":"42"}"#,
                callbacks: []),
            Row(
                words: "active: new content alone",
                source: "reports from the field", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: [.fetch(.active)]),
            Row(
                words: "active: new content alone, which the oldest method is not told of",
                source: "reports from the field", versions: 10...26, states: [.active],
                delegates: withCenterAndLegacy, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: []),
            Row(
                words: "active: new content alone, without the background mode",
                source: "SDK header", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, aps: Row.content, callbacks: [.fetch(.active)],
                messages: [.backgroundModeMissing]),
            Row(
                words: "active: an alert and new content",
                source: "not confirmed", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.willPresent(.active), .fetch(.active)], display: Row.shownBoth),
            Row(
                words: "inactive: an alert",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenter, callbacks: [.willPresent(.inactive)], display: Row.shownAlert
            ),
            Row(
                words: "inactive: new content alone",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenterAndFetch, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: [.fetch(.inactive)]),
            Row(
                words: "inactive: an alert and new content",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenterAndFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.willPresent(.inactive), .fetch(.inactive)], display: Row.shownBoth),
            Row(
                words: "background, suspended: an alert",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: behind,
                delegates: withCenter, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "background, suspended: new content alone",
                source: "Pushing background updates to your App", versions: 10...26, states: behind,
                delegates: withCenterAndFetch, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: [.fetch(.background)]),
            Row(
                words: "background, suspended: an alert and new content",
                source: "Pushing background updates to your App", versions: 10...26, states: behind,
                delegates: withCenterAndFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background)], display: Row.shownBoth),
            Row(
                words: "background, suspended: new content without the background mode",
                source: "SDK header", versions: 10...26, states: behind,
                delegates: withCenterAndFetch, aps: Row.both, callbacks: [], display: Row.shownBoth,
                messages: [.backgroundModeMissing]),
            Row(
                words: "not running: an alert",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.notRunning],
                delegates: withCenter, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "not running: new content alone",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.notRunning],
                delegates: withCenterAndFetch, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: [.wake, .fetch(.background)]),
            Row(
                words: "not running: an alert and new content",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.notRunning],
                delegates: withCenterAndFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background)], display: Row.shownBoth),
            Row(
                words: "force-quit: an alert",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.forceQuit],
                delegates: withCenter, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "force-quit: new content alone",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.forceQuit],
                delegates: withCenterAndFetch, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: []),
            Row(
                words: "force-quit: an alert and new content",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.forceQuit],
                delegates: withCenterAndFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [], display: Row.shownBoth),
        ])
    func arrivals(row: Row) throws {
        try row.check()
    }

    @Test(
        "Taps",
        arguments: [
            Row(
                words: "active: on an alert",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, action: .tap,
                callbacks: [.willPresent(.active), .tapped(.active)], display: Row.shownAlert),
            Row(
                words: "active: on an alert with new content",
                source: "not confirmed", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.willPresent(.active), .fetch(.active), .tapped(.active)],
                display: Row.shownBoth),
            Row(
                words: "active: on a badge, of which nothing is shown",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.active],
                delegates: withCenter, action: .tap, aps: #"{"badge":1}"#,
                callbacks: [.willPresent(.active)], display: NotificationDisplay(badge: 1)),
            Row(
                words: "active: on new content, of which nothing is shown",
                source: "reports from the field", versions: 10...26, states: [.active],
                delegates: withCenterAndFetch, action: .tap, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: [.fetch(.active)]),
            Row(
                words: "inactive: on an alert, which makes the app active",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withCenter, action: .tap,
                callbacks: [.willPresent(.inactive), .tapped(.inactive), .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "background, suspended: on an alert",
                source: "trace of iOS 10 by jigarm", versions: 10...26, states: behind,
                delegates: withCenter, action: .tap,
                callbacks: [.enter, .tapped(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: on an alert with new content",
                source: "trace of iOS 10 by jigarm", versions: 10...26, states: behind,
                delegates: withCenterAndFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background), .enter, .tapped(.inactive), .becomeActive],
                display: Row.shownBoth),
            Row(
                words: "background, suspended: on new content, of which nothing is shown",
                source: "Pushing background updates to your App", versions: 10...26, states: behind,
                delegates: withCenterAndFetch, action: .tap, aps: Row.content,
                backgroundModes: .remoteNotification, callbacks: [.fetch(.background)]),
            Row(
                words: "not running, force-quit: on an alert",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: ended,
                delegates: withCenter, action: .tap,
                callbacks: [.launchByTap, .tapped(.inactive), .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running: on an alert whose new content has launched the app",
                source: "UNUserNotificationCenterDelegate reference", versions: 10...26,
                states: [.notRunning],
                delegates: withCenterAndFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [
                    .wake, .fetch(.background), .enter, .tapped(.inactive), .becomeActive,
                ], display: Row.shownBoth),
            Row(
                words: "force-quit: on an alert with new content",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.forceQuit],
                delegates: withCenterAndFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.launchByTap, .tapped(.inactive), .becomeActive], display: Row.shownBoth
            ),
        ])
    func taps(row: Row) throws {
        try row.check()
    }
}
