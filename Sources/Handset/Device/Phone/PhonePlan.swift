/// The plan that a phone makes, and that its app may change on the way.
struct PhonePlan {
    /// The steps.
    var steps: [PlanStep]
    /// The state of the app afterwards.
    var appState: AppState
    /// True if the user's action is possible.
    var isActionPossible = true

    /// Creates the plan that a planner has made.
    init(_ planner: ScenarioPlanner) {
        steps = planner.steps
        appState = planner.appState
        isActionPossible = planner.isActionPossible
    }

    /// Creates the plan of an app that leaves the screen.
    init(leaving scenario: Scenario) {
        appState = .background
        let cycle: (resign: AppCallback.Selector, leave: AppCallback.Selector)? =
            switch scenario.presentLifeCycle {
            case .application: (.willResignActive, .didEnterBackground)
            case .scenes: (.sceneWillResignActive, .sceneDidEnterBackground)
            case .swiftUI: nil
            }
        steps = []
        guard let cycle else { return }
        if scenario.appState == .active {
            steps.append(
                .callback(AppCallback(cycle.resign, in: .active, carriesPayload: false)))
        }
        steps.append(
            .callback(AppCallback(cycle.leave, in: .background, carriesPayload: false)))
    }

    /// Returns the user's response to a notification, of which the plan's callbacks are.
    func response(to delivered: DeliveredNotification?) -> UserNotificationResponse? {
        guard let delivered else { return nil }
        let callback = steps.callbacks.first { $0.actionIdentifier != nil }
        return UserNotificationResponse(
            actionIdentifier: callback?.actionIdentifier
                ?? UserNotificationResponse.defaultActionIdentifier,
            notification: delivered.userNotification, userText: callback?.userText)
    }
}
