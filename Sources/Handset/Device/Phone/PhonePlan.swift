/// The plan that a phone makes, and that its app may change on the way.
struct PhonePlan {
    var steps: [PlanStep]
    var appState: AppState
    var isActionPossible = true

    init(_ planner: ScenarioPlanner) {
        steps = planner.steps
        appState = planner.appState
        isActionPossible = planner.isActionPossible
    }

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

    func response(to delivered: DeliveredNotification?) -> UserNotificationResponse? {
        guard let delivered else { return nil }
        let callback = steps.callbacks.first { $0.actionIdentifier != nil }
        return UserNotificationResponse(
            actionIdentifier: callback?.actionIdentifier
                ?? UserNotificationResponse.defaultActionIdentifier,
            notification: delivered.userNotification, userText: callback?.userText)
    }
}
