import Handset
import Testing

/// Arrivals, taps, buttons and dismissals for an app with scenes, and for one of SwiftUI, cell by cell.
@Suite struct ScenarioPlanSceneTests {
    typealias Row = ScenarioPlanRow

    static let behind: [AppState] = [.background, .suspended]
    static let ended: [AppState] = [.notRunning, .forceQuit]
    static let guide = "TN3187; CleverTap/clevertap-cordova#325; defold/extension-push#58"

    /// The settings of a life cycle, and others.
    static func settings(
        _ lifeCycle: LifeCycle, _ change: (inout ScenarioSettings) -> Void = { _ in }
    ) -> ScenarioSettings {
        var settings = ScenarioSettings()
        settings.lifeCycle = lifeCycle
        change(&settings)
        return settings
    }

    @Test(
        "An app with scenes",
        arguments: [
            Row(
                words: "cold tap: empty launch options, the response in the scene, then didReceive",
                source: guide, versions: 13...26, states: ended, delegates: [.userNotifications],
                action: .tap, settings: settings(.scenes),
                callbacks: [
                    .launch, .sceneWithResponse, .sceneEnter, .tapped(.inactive),
                    .sceneBecomeActive,
                ], display: Row.shownAlert, looking: [.tapped(.inactive)]),
            Row(
                words: "cold tap without a center's delegate: the response is in the scene alone",
                source: guide, versions: 13...26, states: ended, delegates: [.legacy],
                action: .tap, settings: settings(.scenes),
                callbacks: [.launch, .sceneWithResponse, .sceneEnter, .sceneBecomeActive],
                display: Row.shownAlert, looking: []),
            Row(
                words: "cold tap: an app that looks in the launch options only loses the session",
                source: guide, versions: 13...26, states: ended, delegates: [.userNotifications],
                action: .tap, settings: settings(.scenes) { $0.routesIn = .launch },
                callbacks: [
                    .launch, .sceneWithResponse, .sceneEnter, .tapped(.inactive),
                    .sceneBecomeActive,
                ], display: Row.shownAlert, looking: []),
            Row(
                words: "cold tap: an app that looks in the scene finds it there",
                source: guide, versions: 13...26, states: ended, delegates: [.userNotifications],
                action: .tap, settings: settings(.scenes) { $0.routesIn = .scene },
                callbacks: [
                    .launch, .sceneWithResponse, .sceneEnter, .tapped(.inactive),
                    .sceneBecomeActive,
                ], display: Row.shownAlert, looking: [.sceneWithResponse]),
            Row(
                words: "warm tap: the scene's callbacks around didReceive",
                source: "openhab/openhab-ios#1229", versions: 13...26, states: behind,
                delegates: [.userNotifications], action: .tap, settings: settings(.scenes),
                callbacks: [.sceneEnter, .tapped(.inactive), .sceneBecomeActive],
                display: Row.shownAlert),
            Row(
                words: "the icon: the scene connects without a response",
                source: "UISceneDelegate reference", versions: 13...26, states: ended,
                delegates: [.userNotifications], action: .open, settings: settings(.scenes),
                callbacks: [.launch, .scene, .sceneEnter, .sceneBecomeActive],
                display: Row.shownAlert),
            Row(
                words: "a button in the background connects no scene",
                source: "not confirmed", versions: 13...26, states: ended,
                delegates: [.userNotifications], action: .button, settings: settings(.scenes),
                callbacks: [.quietWake, .answered(.background)], display: Row.shownAlert),
            Row(
                words: "a button that opens the app is in the connection options too",
                source: "not confirmed", versions: 13...26, states: ended,
                delegates: [.userNotifications], action: .button,
                category: NotificationCategory(actionIdentifier: "ANSWER", opensApp: true),
                settings: settings(.scenes),
                callbacks: [
                    .launch, .sceneWithResponse, .sceneEnter, .answered(.inactive),
                    .sceneBecomeActive,
                ], display: Row.shownAlert),
            Row(
                words: "new content connects no scene",
                source: "wordpress-mobile/WordPress-iOS#25643", versions: 13...26,
                states: [.notRunning], delegates: [.fetch], aps: Row.content,
                backgroundModes: .remoteNotification, settings: settings(.scenes),
                callbacks: [.quietWake, .fetch(.background)]),
            Row(
                words: "a tap after new content has launched the app connects the scene",
                source: "not confirmed", versions: 13...26, states: [.notRunning],
                delegates: [.userNotifications.union(.fetch)], action: .tap, aps: Row.both,
                backgroundModes: .remoteNotification, settings: settings(.scenes),
                callbacks: [
                    .quietWake, .fetch(.background), .sceneWithResponse, .sceneEnter,
                    .tapped(.inactive), .sceneBecomeActive,
                ], display: Row.shownBoth),
            Row(
                words: "in the foreground nothing changes",
                source: "UNUserNotificationCenterDelegate reference", versions: 13...26,
                states: [.active], delegates: [.userNotifications], action: .tap,
                settings: settings(.scenes), callbacks: [.willPresent(.active), .tapped(.active)],
                display: Row.shownAlert),
            Row(
                words: "before iOS 13 there are no scenes",
                source: "UIScene reference", versions: 10...12, states: ended,
                delegates: [.userNotifications], action: .tap, settings: settings(.scenes),
                callbacks: [.launchByTap, .tapped(.inactive), .becomeActive],
                display: Row.shownAlert),
        ])
    func scenes(row: Row) throws {
        try row.check()
    }

    @Test(
        "An app of SwiftUI",
        arguments: [
            Row(
                words: "cold tap: empty launch options, then didReceive",
                source: "TN3187; vinhnx/notes#274", versions: 14...26, states: ended,
                delegates: [.userNotifications], action: .tap, settings: settings(.swiftUI),
                callbacks: [.launch, .tapped(.inactive)], display: Row.shownAlert),
            Row(
                words: "warm tap: didReceive alone",
                source: "pixeldock/RxAppState#33", versions: 14...26, states: behind,
                delegates: [.userNotifications], action: .tap, settings: settings(.swiftUI),
                callbacks: [.tapped(.inactive)], display: Row.shownAlert),
            Row(
                words: "iOS 13 does not have such apps: they count as ones without scenes",
                source: "SwiftUI App reference", versions: 13...13, states: behind,
                delegates: [.userNotifications], action: .tap, settings: settings(.swiftUI),
                callbacks: [.enter, .tapped(.inactive), .becomeActive], display: Row.shownAlert),
        ])
    func swiftUI(row: Row) throws {
        try row.check()
    }

    @Test(
        "The center's delegate is set late",
        arguments: [
            Row(
                words: "cold tap: it is never delivered",
                source: "SDK header; deltachat/deltachat-ios#2672", versions: 10...26,
                states: ended, delegates: [.userNotifications], action: .tap,
                settings: settings(.application) { $0.setsCenterDelegateLate = true },
                callbacks: [.launchByTap, .becomeActive], display: Row.shownAlert, looking: []),
            Row(
                words: "cold button: it is never delivered",
                source: "SDK header", versions: 10...26, states: ended,
                delegates: [.userNotifications], action: .button,
                settings: settings(.application) { $0.setsCenterDelegateLate = true },
                callbacks: [.quietWake], display: Row.shownAlert, looking: []),
            Row(
                words: "cold tap: the application's delegate does not get it instead",
                source: "not confirmed", versions: 10...26, states: ended,
                delegates: [[.fetch, .userNotifications]], action: .tap,
                settings: settings(.application) { $0.setsCenterDelegateLate = true },
                callbacks: [.launchByTap, .becomeActive], display: Row.shownAlert, looking: []),
            Row(
                words: "warm tap: the delegate is set by then",
                source: "SDK header", versions: 10...26, states: behind,
                delegates: [.userNotifications], action: .tap,
                settings: settings(.application) { $0.setsCenterDelegateLate = true },
                callbacks: [.enter, .tapped(.inactive), .becomeActive], display: Row.shownAlert),
        ])
    func late(row: Row) throws {
        try row.check()
    }

    @Test(
        "Without the response in the connection options, an app that looks there loses the session")
    func missingResponse() throws {
        var scenario = AppModel.modernScenes.settings.applied(to: .ofTheApp)
        scenario.appState = .notRunning
        scenario.action = .tap
        scenario.routesIn = .scene
        let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
        #expect(scenario.plan(for: payload).callbacksThatLook == [.sceneWithResponse])
        scenario.unconfirmed.sceneResponse = .missing
        #expect(scenario.plan(for: payload).callbacks.contains(.scene))
        #expect(scenario.plan(for: payload).callbacksThatLook == [])
    }

    @Test("The state at a launch by a tap can be chosen for an app with scenes, and for no other")
    func launchState() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
        for lifeCycle in LifeCycle.allCases where lifeCycle != .swiftUIAlone {
            var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
            scenario.lifeCycle = lifeCycle
            scenario.appState = .notRunning
            scenario.action = .tap
            scenario.unconfirmed.sceneLaunchState = .background
            #expect(
                scenario.plan(for: payload).callbacks.first?.applicationState
                    == (lifeCycle == .application ? .inactive : .background))
        }
    }
}
