import Handset
import Testing

/// The callbacks in which an app looks for a session.
@Suite struct RoutingCallbackTests {
    private func times(
        _ routesIn: RoutingCallbacks, _ state: AppState, _ action: UserAction,
        _ change: (inout Scenario) -> Void = { _ in }
    ) throws -> Int {
        var scenario = Scenario(
            .iOS(18), app: state,
            action: action, delegates: [.legacy, .fetch, .actions, .userNotifications])
        scenario.routesIn = routesIn
        change(&scenario)
        let payload = try Payload(json: #"{"aps":{"alert":"hello","category":"call"}}"#)
        return scenario.plan(for: payload).callbacksThatLook.count
    }

    @Test(
        "By default each method with the payload counts, so that a tap in the foreground counts twice"
    )
    func usual() throws {
        #expect(Scenario.ofTheApp.routesIn == .notificationMethods)
        #expect(try times(.notificationMethods, .active, .tap) == 2)
        #expect(try times(.notificationMethods, .notRunning, .tap) == 1)
    }

    @Test("Each callback counts by its name alone")
    func each() throws {
        #expect(try times(.willPresent, .active, .tap) == 1)
        #expect(try times(.didReceive, .active, .tap) == 1)
        #expect(try times(.launch, .notRunning, .tap) == 1)
        #expect(try times(.scene, .notRunning, .tap) == 0)
        #expect(try times(.scene, .notRunning, .tap) { $0.lifeCycle = .scenes } == 1)
        #expect(try times(.fetch, .active, .tap) { $0.delegates = .fetch } == 1)
        #expect(try times(.legacy, .active, .tap) { $0.delegates = .legacy } == 1)
        #expect(try times(.actions, .background, .button) { $0.delegates = .actions } == 1)
        #expect(try times([], .active, .tap) == 0)
    }

    @Test("The launch options are one of the callbacks")
    func launchOptions() {
        var scenario = Scenario.ofTheApp
        #expect(!scenario.looksIntoLaunchOptions)
        scenario.looksIntoLaunchOptions = true
        #expect(scenario.routesIn == RoutingCallbacks.notificationMethods.union(.launch))
        scenario.looksIntoLaunchOptions = false
        #expect(scenario.routesIn == .notificationMethods)
    }

    @Test("An app of today presents what arrives, waits for the tap, and opens the session once")
    func modern() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
        for model in AppModel.allCases where model != .classic {
            for state in AppState.allCases {
                var scenario = model.settings.applied(to: .ofTheApp)
                scenario.appState = state
                let waiting = scenario.plan(for: payload)
                #expect(waiting.callbacksThatLook == [] && waiting.isWaiting, "\(scenario)")
                #expect(waiting.reason?.description.contains("has not tapped it") == true)
                scenario.action = .tap
                #expect(scenario.plan(for: payload).callbacksThatLook.count == 1, "\(scenario)")
                scenario.action = .dismiss
                let dismissed = scenario.plan(for: payload)
                #expect(
                    dismissed.reason?.description
                        == "the notification was dismissed: iOS does not call the app")
            }
        }
    }

    @Test("The classic app is the app of 2011")
    func classic() {
        #expect(AppModel.classic.settings.applied(to: .ofTheApp) == .ofTheApp)
    }

    @Test(
        "The reason names where the payload went",
        arguments: [
            (AppState.active, UserAction.open, "inactive"),
            (.notRunning, .tap, "scene"), (.background, .tap, "method"),
        ])
    func reasons(state: AppState, action: UserAction, kind: String) throws {
        var scenario = AppModel.modernScenes.settings.applied(to: .ofTheApp)
        scenario.appState = state
        scenario.action = action
        scenario.routesIn = .launch
        let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
        let reason = scenario.plan(for: payload).reason?.description
        switch kind {
        case "scene":
            #expect(
                reason == "the app gets the payload in sceneWillConnect and didReceive only, "
                    + "where it does not look")
            scenario.delegates = []
            #expect(
                scenario.plan(for: payload).reason?.description
                    == "a scene connects for the tap: the launch options are empty, and the payload is in "
                    + "its connection options only, where the app does not look")
        case "method":
            #expect(
                reason == "the app gets the payload in didReceive only, where it does not look")
        default:
            #expect(
                reason == "the app gets the payload in willPresent only, where it does not look")
        }
    }
}
