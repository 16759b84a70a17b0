import Handset
import Testing

/// The buttons of notifications before iOS 10.
@Suite struct ScenarioPlanButtonTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]

    static let withFetch = Row.allDelegates.filter { $0.contains(.fetch) }
    static let withActions = Row.allDelegates.filter { $0.contains(.actions) }
    static let withoutActions = Row.allDelegates.filter { !$0.contains(.actions) }
    static let opening = NotificationCategory(actionIdentifier: "ANSWER", opensApp: true)

    @Test(
        "The buttons of iOS 8 and 9, which call neither of the two methods for arrivals",
        arguments: [
            Row(
                words: "iOS 8, background, suspended: a button",
                source: "UIApplicationDelegate reference", versions: 8...8, states: behind,
                delegates: withActions, action: .button,
                callbacks: [.button(.handleAction, .background)], display: Row.shownAlert),
            Row(
                words: "iOS 8, background, suspended: a button that opens the app",
                source: "UIApplicationDelegate reference", versions: 8...8, states: behind,
                delegates: withActions, action: .button, category: opening,
                callbacks: [.enter, .button(.handleAction, .inactive), .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "iOS 8, not running, force-quit: a button",
                source: "UIApplicationDelegate reference", versions: 8...8, states: ended,
                delegates: withActions, action: .button,
                callbacks: [.quietWake, .button(.handleAction, .background)],
                display: Row.shownAlert),
            Row(
                words: "iOS 8, not running, force-quit: a button that opens the app",
                source: "UIApplicationDelegate reference", versions: 8...8, states: ended,
                delegates: withActions, action: .button, category: opening,
                callbacks: [.launch, .button(.handleAction, .inactive), .becomeActive],
                display: Row.shownAlert),
            Row(
                words: "iOS 9, background, suspended: a button",
                source: "UIApplicationDelegate reference", versions: 9...9, states: behind,
                delegates: withActions, action: .button,
                callbacks: [.button(.handleActionWithResponseInfo, .background)],
                display: Row.shownAlert),
            Row(
                words: "iOS 9, background, suspended: a button that opens the app",
                source: "UIApplicationDelegate reference", versions: 9...9, states: behind,
                delegates: withActions, action: .button, category: opening,
                callbacks: [
                    .enter, .button(.handleActionWithResponseInfo, .inactive), .becomeActive,
                ], display: Row.shownAlert),
            Row(
                words: "iOS 9, not running, force-quit: a button",
                source: "UIApplicationDelegate reference", versions: 9...9, states: ended,
                delegates: withActions, action: .button,
                callbacks: [.quietWake, .button(.handleActionWithResponseInfo, .background)],
                display: Row.shownAlert),
            Row(
                words: "iOS 9, not running, force-quit: a button that opens the app",
                source: "UIApplicationDelegate reference", versions: 9...9, states: ended,
                delegates: withActions, action: .button, category: opening,
                callbacks: [
                    .launch, .button(.handleActionWithResponseInfo, .inactive), .becomeActive,
                ], display: Row.shownAlert),
            Row(
                words: "a button of a notification without a category",
                source: "UIApplicationDelegate reference", versions: 8...9, states: behind + ended,
                delegates: withActions, action: .button, aps: #"{"alert":"hello"}"#, callbacks: [],
                display: Row.shownBoth),
            Row(
                words: "a button that opens the app, whose method the app does not implement",
                source: "not confirmed", versions: 8...9, states: behind,
                delegates: withoutActions, action: .button, category: opening,
                callbacks: [.enter, .becomeActive], display: Row.shownAlert),
            Row(
                words: "a button that launches the app, whose method the app does not implement",
                source: "not confirmed", versions: 8...9, states: ended,
                delegates: withoutActions, action: .button, category: opening,
                callbacks: [.launch, .becomeActive], display: Row.shownAlert),
            Row(
                words: "a button whose method the app does not implement",
                source: "UIApplicationDelegate reference", versions: 8...9, states: behind + ended,
                delegates: withoutActions, action: .button, callbacks: [], display: Row.shownAlert),
            Row(
                words: "a button in the foreground, where nothing is shown",
                source: "UIApplicationDelegate reference", versions: 8...9, states: [.active],
                delegates: withFetch, action: .button, callbacks: [.fetch(.active)]),
            Row(
                words: "iOS 7 has no buttons",
                source: "UIApplicationDelegate reference", versions: 7...7, states: behind + ended,
                delegates: withActions, action: .button, callbacks: [], display: Row.shownAlert),
            Row(
                words: "new content and a button",
                source: "not confirmed", versions: 9...9, states: [.notRunning],
                delegates: [[.fetch, .actions]], action: .button, aps: Row.both,
                backgroundModes: .remoteNotification,
                callbacks: [
                    .wake, .fetch(.background), .button(.handleActionWithResponseInfo, .background),
                ], display: Row.shownBoth),
        ])
    func buttons(row: Row) throws {
        try row.check()
    }
}
