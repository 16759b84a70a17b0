import Handset
import Testing

/// What happens on iOS 7 to 9, cell by cell.
@Suite struct ScenarioPlan7To9Tests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let all = Row.allDelegates
    static let withFetch = all.filter { $0.contains(.fetch) }
    static let withoutFetch = all.filter { $0.contains(.legacy) && !$0.contains(.fetch) }

    @Test(
        "iOS 7 to 9, which call the method with the fetch handler and not the older one",
        arguments: [
            Row(
                words: "active: an arrival without new content",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.active],
                delegates: withFetch, callbacks: [.fetch(.active)]),
            Row(
                words: "active: an arrival with new content",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.active],
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.active)]),
            Row(
                words: "active: new content without the background mode",
                source: "SDK header", versions: 7...9, states: [.active],
                delegates: withFetch, aps: Row.both, callbacks: [.fetch(.active)],
                messages: [.backgroundModeMissing]),
            Row(
                words: "inactive: as active",
                source: "not confirmed", versions: 7...9, states: [.inactive],
                delegates: withFetch, callbacks: [.fetch(.inactive)]),
            Row(
                words: "inactive: as active, with new content",
                source: "not confirmed", versions: 7...9, states: [.inactive],
                delegates: withFetch, aps: Row.content, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.inactive)]),
            Row(
                words: "active: there is nothing to tap",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.active],
                delegates: withFetch, action: .tap, callbacks: [.fetch(.active)]),
            Row(
                words: "active: there is nothing to dismiss",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.active],
                delegates: withFetch, action: .dismiss, callbacks: [.fetch(.active)]),
            Row(
                words: "active: the icon is behind the app",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.active],
                delegates: withFetch, action: .open, callbacks: [.fetch(.active)]),
            Row(
                words: "active: the oldest method alone",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.active],
                delegates: withoutFetch, callbacks: [.legacy(.active)]),
            Row(
                words: "background, suspended: an arrival without new content",
                source: "UIApplicationDelegate reference", versions: 7...9, states: behind,
                delegates: withFetch, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "background, suspended: new content alone",
                source: "Pushing background updates to your App", versions: 7...9, states: behind,
                delegates: withFetch, aps: Row.content, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background)]),
            Row(
                words: "background, suspended: an alert and new content",
                source: "UIApplicationDelegate reference", versions: 7...9, states: behind,
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background)], display: Row.shownBoth),
            Row(
                words: "background, suspended: new content without the background mode",
                source: "SDK header", versions: 7...9, states: behind,
                delegates: withFetch, aps: Row.both, callbacks: [], display: Row.shownBoth,
                messages: [.backgroundModeMissing]),
            Row(
                words: "background, suspended: new content and the oldest method alone",
                source: "UIApplicationDelegate reference", versions: 7...9, states: behind,
                delegates: withoutFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [], display: Row.shownBoth),
            Row(
                words: "background, suspended: a tap",
                source: "onmyway133/blog#29", versions: 7...9, states: behind,
                delegates: withFetch, action: .tap,
                callbacks: [.enter, .fetch(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: new content and a tap, which is a second call",
                source: "onmyway133/blog#29", versions: 7...9, states: behind,
                delegates: withFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.fetch(.background), .enter, .fetch(.inactive), .becomeActive],
                display: Row.shownBoth),
            Row(
                words: "background, suspended: a tap without the background mode",
                source: "SDK header", versions: 7...9, states: behind,
                delegates: withFetch, action: .tap, aps: Row.both,
                callbacks: [.enter, .fetch(.inactive), .becomeActive], display: Row.shownBoth,
                messages: [.backgroundModeMissing]),
            Row(
                words: "background, suspended: a tap, with the oldest method alone",
                source: "UIApplicationDelegate reference", versions: 7...9, states: behind,
                delegates: withoutFetch, action: .tap,
                callbacks: [.enter, .legacy(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: a dismissal",
                source: "Local and Remote Notification Programming Guide", versions: 7...9,
                states: behind,
                delegates: all, action: .dismiss, callbacks: [], display: Row.shownAlert),
            Row(
                words: "background, suspended: the icon",
                source: "Local and Remote Notification Programming Guide", versions: 7...9,
                states: behind,
                delegates: all, action: .open, callbacks: [.enter, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running: an arrival without new content",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.notRunning],
                delegates: withFetch, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "not running: new content alone launches the app",
                source: "Pushing background updates to your App", versions: 7...9,
                states: [.notRunning],
                delegates: withFetch, aps: Row.content, backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background)]),
            Row(
                words: "not running: an alert and new content",
                source: "Pushing background updates to your App", versions: 7...9,
                states: [.notRunning],
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background)], display: Row.shownBoth),
            Row(
                words: "not running: new content without the background mode",
                source: "SDK header", versions: 7...9, states: [.notRunning],
                delegates: withFetch, aps: Row.both, callbacks: [], display: Row.shownBoth),
            Row(
                words: "not running: a tap",
                source: "SDK header", versions: 7...9, states: [.notRunning],
                delegates: withFetch, action: .tap,
                callbacks: [.launchByTap, .fetch(.inactive), .becomeActive], display: Row.shownAlert
            ),
            Row(
                words: "not running: a tap on what has launched the app already",
                source: "onmyway133/blog#29", versions: 7...9, states: [.notRunning],
                delegates: withFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background), .enter, .fetch(.inactive), .becomeActive],
                display: Row.shownBoth),
            Row(
                words: "not running: a tap, with the oldest method alone",
                source: "SDK header", versions: 7...9, states: ended,
                delegates: withoutFetch, action: .tap, callbacks: [.launchByTap, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running, force-quit: a dismissal",
                source: "Local and Remote Notification Programming Guide", versions: 7...9,
                states: ended,
                delegates: all, action: .dismiss, callbacks: [], display: Row.shownAlert),
            Row(
                words: "not running, force-quit: the icon",
                source: "Local and Remote Notification Programming Guide", versions: 7...9,
                states: ended,
                delegates: all, action: .open, callbacks: [.launch, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running: the icon of an app that new content has launched",
                source: "Pushing background updates to your App", versions: 7...9,
                states: [.notRunning],
                delegates: withFetch, action: .open, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.wake, .fetch(.background), .enter, .becomeActive],
                display: Row.shownBoth),
            Row(
                words: "force-quit: an arrival without new content",
                source: "UIApplicationDelegate reference", versions: 7...9, states: [.forceQuit],
                delegates: withFetch, backgroundModes: .remoteNotification, callbacks: [],
                display: Row.shownAlert),
            Row(
                words: "force-quit: new content alone does not launch the app",
                source: "Pushing background updates to your App", versions: 7...9,
                states: [.forceQuit],
                delegates: withFetch, aps: Row.content, backgroundModes: .remoteNotification,
                callbacks: []),
            Row(
                words: "force-quit: an alert and new content",
                source: "Pushing background updates to your App", versions: 7...9,
                states: [.forceQuit],
                delegates: withFetch, aps: Row.both, backgroundModes: .remoteNotification,
                callbacks: [], display: Row.shownBoth),
            Row(
                words: "force-quit: a tap",
                source: "SDK header", versions: 7...9, states: [.forceQuit],
                delegates: withFetch, action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [.launchByTap, .fetch(.inactive), .becomeActive], display: Row.shownBoth),
        ])
    func iOS7To9(row: Row) throws {
        try row.check()
    }
}
