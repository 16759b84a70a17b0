import Handset
import HandsetSystemLog

/// The circumstances of a push that the phone's own log proves.
struct PushCircumstances {
    private let push: LoggedPush

    init(_ push: LoggedPush) { self.push = push }

    /// Returns a scenario with what is proven.
    func applied(to scenario: Scenario) -> Scenario {
        var scenario = scenario
        let verdict = PushVerdict(of: push)
        switch verdict.cause {
        case .appInForeground, .presentsNothing: scenario.appState = .active
        case .endedByUser: scenario.appState = .forceQuit
        case .permissionNotAsked, .permissionDenied, .permissionMissing:
            scenario.authorization = []
        default: break
        }
        if push.has("C3", "C4"), let action = push.last("C3", "C4")?.known(.action),
            action == "com.apple.UNNotificationDefaultActionIdentifier"
        {
            scenario.action = .tap
            // iOS shows no banner of an app on the screen that does not ask for it.
            if scenario.appState == .active { scenario.appState = .background }
        }
        if verdict.cause == .presentsNothing { scenario.presentationOptions = [] }
        return scenario
    }
}
