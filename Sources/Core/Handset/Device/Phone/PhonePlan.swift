/// The plan that a phone makes, and that its app may change on the way.
struct PhonePlan {
    var steps: [ScenarioPlan.Step]
    var appState: AppState
    var isActionPossible = true

    init(_ planner: ScenarioPlanner) {
        steps = planner.steps
        appState = planner.appState
        isActionPossible = planner.isActionPossible
    }

    /// Creates the plan in which the app leaves the screen, or only becomes inactive.
    init(leaving scenario: Scenario, for state: AppState = .background) {
        appState = state.isForeground ? .inactive : .background
        let cycle: (resign: AppCallback.Selector, leave: AppCallback.Selector)? =
            switch scenario.presentLifeCycle {
            case .application: (.willResignActive, .didEnterBackground)
            case .scenes, .scenesInCode: (.sceneWillResignActive, .sceneDidEnterBackground)
            case .manifestAlone, .swiftUI, .swiftUIAlone: nil
            }
        steps = []
        guard let cycle else { return }
        if scenario.appState == .active {
            steps.append(
                .callback(AppCallback(cycle.resign, in: .active, carriesPayload: false)))
        }
        guard !state.isForeground else { return }
        steps.append(
            .callback(AppCallback(cycle.leave, in: .background, carriesPayload: false)))
    }

    /// Creates the plan in which a push that is not a notification wakes the app in the background.
    init(waking scenario: Scenario) {
        appState =
            scenario.appState.needsLaunch || scenario.appState == .suspended
            ? .background : scenario.appState
        steps = []
        guard scenario.appState.needsLaunch else { return }
        steps.append(
            .callback(AppCallback(.didFinishLaunching, in: .background, carriesPayload: false)))
    }

    func response(to delivered: DeliveredNotification?) -> UserNotificationResponse? {
        guard let delivered else { return nil }
        let callback = steps.callbacks.first { $0.actionIdentifier != nil }
        return UserNotificationResponse(
            actionIdentifier: callback?.actionIdentifier
                ?? UserNotificationResponse.defaultActionIdentifier,
            notification: delivered.userNotification, userText: callback?.userText)
    }
}
