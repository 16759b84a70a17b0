import Handset
import Testing

/// What happens since iOS 10 without a notification center's delegate, cell by cell.
@Suite struct ScenarioPlanWithoutCenterTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let without = Row.allDelegates.filter { $0.isDisjoint(with: .userNotifications) }
    static let withFetch = without.filter { $0.contains(.fetch) }
    static let withoutFetch = without.filter { $0.contains(.legacy) && !$0.contains(.fetch) }
    static let withActions = without.filter { $0.contains(.actions) }
    static let withoutActions = without.filter { !$0.contains(.actions) }

    @Test(
        "Without a delegate, iOS 10 and later are as iOS 7 to 9",
        arguments: [
            Row(
                words: "active: an arrival",
                source: "UIApplicationDelegate reference", versions: 10...26, states: [.active],
                delegates: withFetch, callbacks: [.fetch(.active)]),
            Row(
                words: "active: an arrival with new content",
                source: "UIApplicationDelegate reference", versions: 10...26, states: [.active],
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.active)]),
            Row(
                words: "inactive: as active",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: withFetch, callbacks: [.fetch(.inactive)]),
            Row(
                words: "active: the oldest method alone",
                source: "UIApplicationDelegate reference", versions: 10...26, states: [.active],
                delegates: withoutFetch, callbacks: [.legacy(.active)]),
            Row(
                words: "active: there is nothing to tap",
                source: "UIApplicationDelegate reference", versions: 10...26, states: [.active],
                delegates: withFetch, action: .tap, callbacks: [.fetch(.active)]),
            Row(
                words: "active: there is no button",
                source: "UIApplicationDelegate reference", versions: 10...26, states: [.active],
                delegates: withFetch, action: .button, callbacks: [.fetch(.active)]),
            Row(
                words: "active: there is nothing to dismiss",
                source: "UIApplicationDelegate reference", versions: 10...26, states: [.active],
                delegates: withFetch, action: .dismiss, callbacks: [.fetch(.active)]),
            Row(
                words: "background, suspended: an arrival",
                source: "UIApplicationDelegate reference", versions: 10...26, states: behind,
                delegates: withFetch, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "background, suspended: new content alone",
                source: "Pushing background updates to your App", versions: 10...26, states: behind,
                delegates: withFetch, aps: Row.content, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background)]),
            Row(
                words: "background, suspended: an alert and new content",
                source: "Pushing background updates to your App", versions: 10...26, states: behind,
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background)], display: Row.shownBoth),
            Row(
                words: "background, suspended: a tap",
                source: "trace of iOS 10 by jigarm", versions: 10...26, states: behind,
                delegates: withFetch, action: .tap,
                callbacks: [.enter, .fetch(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: a tap, with the oldest method alone",
                source: "openradar-mirror#15668", versions: 10...26, states: behind,
                delegates: withoutFetch, action: .tap,
                callbacks: [.enter, .legacy(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: a button",
                source: "not confirmed", versions: 10...26, states: behind,
                delegates: withActions, action: .button,
                callbacks: [.button(.handleActionWithResponseInfo, .background)],
                display: Row.shownAlert),
            Row(
                words: "background, suspended: a button whose method is missing",
                source: "not confirmed", versions: 10...26, states: behind + ended,
                delegates: withoutActions, action: .button, callbacks: [], display: Row.shownAlert),
            Row(
                words: "not running: new content launches the app",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.notRunning],
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background)], display: Row.shownBoth),
            Row(
                words: "not running, force-quit: an arrival",
                source: "UIApplicationDelegate reference", versions: 10...26, states: ended,
                delegates: withFetch, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "not running, force-quit: a tap",
                source: "SDK header", versions: 10...26, states: ended,
                delegates: withFetch, action: .tap,
                callbacks: [.launchByTap, .fetch(.inactive), .becomeActive], display: Row.shownAlert
            ),
            Row(
                words: "not running, force-quit: a tap, with the oldest method alone",
                source: "SDK header", versions: 10...26, states: ended,
                delegates: withoutFetch, action: .tap, callbacks: [.launchByTap, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running, force-quit: a button",
                source: "not confirmed", versions: 10...26, states: ended,
                delegates: withActions, action: .button,
                callbacks: [.quietWake, .button(.handleActionWithResponseInfo, .background)],
                display: Row.shownAlert),
            Row(
                words: "force-quit: new content",
                source: "Pushing background updates to your App", versions: 10...26,
                states: [.forceQuit],
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [], display: Row.shownBoth),
            Row(
                words: "background to force-quit: a dismissal",
                source: "Local and Remote Notification Programming Guide", versions: 10...26,
                states: behind + ended,
                delegates: without, action: .dismiss, callbacks: [], display: Row.shownAlert),
        ])
    func withoutCenter(row: Row) throws {
        try row.check()
    }

    @Test(
        "With half a delegate, what the user chose goes to the application's",
        arguments: [
            Row(
                words: "active: only what could be asked for is asked",
                source: "not confirmed", versions: 10...26, states: [.active],
                delegates: [[.fetch, .willPresent]], action: .tap,
                callbacks: [.willPresent(.active)], display: Row.shownAlert),
            Row(
                words: "inactive: the tap opens the app and tells nothing",
                source: "not confirmed", versions: 10...26, states: [.inactive],
                delegates: [[.fetch, .willPresent]], action: .tap,
                callbacks: [.willPresent(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: a tap",
                source: "not confirmed", versions: 10...26, states: behind,
                delegates: [[.fetch, .willPresent]], action: .tap,
                callbacks: [.enter, .fetch(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "not running, force-quit: a tap",
                source: "not confirmed", versions: 10...26, states: ended,
                delegates: [[.fetch, .willPresent]], action: .tap,
                callbacks: [.launchByTap, .fetch(.inactive), .becomeActive], display: Row.shownAlert
            ),
        ])
    func halfCenter(row: Row) throws {
        try row.check()
    }
}
