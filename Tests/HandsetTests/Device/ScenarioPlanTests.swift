import Handset
import Testing

/// What happens on iOS 3 to 6, cell by cell.
@Suite struct ScenarioPlanTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let all = Row.allDelegates
    static let withLegacy = all.filter { $0.contains(.legacy) }
    static let withoutLegacy = all.filter { !$0.contains(.legacy) }

    @Test(
        "iOS 3 to 6, which know the oldest method alone",
        arguments: [
            Row(
                words: "active: an arrival is handed over, and nothing is shown",
                source: "UIApplicationDelegate reference", versions: 3...6, states: [.active],
                delegates: withLegacy, callbacks: [.legacy(.active)]),
            Row(
                words: "inactive: as active",
                source: "not confirmed", versions: 3...6, states: [.inactive],
                delegates: withLegacy, callbacks: [.legacy(.inactive)]),
            Row(
                words: "active: there is nothing to tap",
                source: "UIApplicationDelegate reference", versions: 3...6, states: [.active],
                delegates: withLegacy, action: .tap, callbacks: [.legacy(.active)]),
            Row(
                words: "active: there is nothing to dismiss",
                source: "UIApplicationDelegate reference", versions: 3...6, states: [.active],
                delegates: withLegacy, action: .dismiss, callbacks: [.legacy(.active)]),
            Row(
                words: "active: the icon is behind the app",
                source: "UIApplicationDelegate reference", versions: 3...6, states: [.active],
                delegates: withLegacy, action: .open, callbacks: [.legacy(.active)]),
            Row(
                words: "inactive: the icon makes it active",
                source: "not confirmed", versions: 3...6, states: [.inactive],
                delegates: withLegacy, action: .open,
                callbacks: [.legacy(.inactive), .becomeActive]),
            Row(
                words: "active: an arrival with nothing to show",
                source: "UIApplicationDelegate reference", versions: 3...6, states: [.active],
                delegates: withLegacy, aps: "{}", callbacks: [.legacy(.active)]),
            Row(
                words: "background, suspended: an arrival is shown",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: behind,
                delegates: all, callbacks: [], display: Row.shownAlert),
            Row(
                words: "background, suspended: a tap, or View",
                source: "UIApplicationDelegate reference", versions: 3...6, states: behind,
                delegates: withLegacy, action: .tap,
                callbacks: [.enter, .legacy(.inactive), .becomeActive], display: Row.shownAlert),
            Row(
                words: "background, suspended: a dismissal",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: behind,
                delegates: all, action: .dismiss, callbacks: [], display: Row.shownAlert),
            Row(
                words: "background, suspended: the icon, and the payload is lost",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: behind,
                delegates: all, action: .open, callbacks: [.enter, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running, force-quit: an arrival is shown",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: ended,
                delegates: all, callbacks: [], display: Row.shownAlert),
            Row(
                words: "not running, force-quit: after a tap the older method is not called",
                source: "SDK header", versions: 3...6, states: ended,
                delegates: all, action: .tap, callbacks: [.launchByTap, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "not running, force-quit: a dismissal",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: ended,
                delegates: all, action: .dismiss, callbacks: [], display: Row.shownAlert),
            Row(
                words: "not running, force-quit: the icon, and the options hold nothing",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: ended,
                delegates: all, action: .open, callbacks: [.launch, .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "background, suspended: there are no buttons",
                source: "Local and Remote Notification Programming Guide", versions: 3...6,
                states: behind + ended,
                delegates: all, action: .button, callbacks: [], display: Row.shownAlert),
            Row(
                words: "background to force-quit: new content is not known",
                source: "Pushing background updates to your App", versions: 3...6,
                states: behind + ended,
                delegates: all, aps: Row.content, backgroundModes: .remoteNotification,
                callbacks: []),
            Row(
                words: "active: newer methods alone are not known",
                source: "UIApplicationDelegate reference", versions: 3...6, states: [.active],
                delegates: withoutLegacy, callbacks: []),
            Row(
                words: "background, suspended: a tap with newer methods alone",
                source: "UIApplicationDelegate reference", versions: 3...6, states: behind,
                delegates: withoutLegacy, action: .tap, callbacks: [.enter, .becomeActive],
                display: Row.shownAlert),
        ])
    func iOS3To6(row: Row) throws {
        try row.check()
    }
}
