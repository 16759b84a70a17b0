import Handset
import HandsetPage

extension PageNotification {
    /// The cell of the matrix that has happened: the state of the app, and the action of the user.
    ///
    /// The scenario is for a notification that has no steps at the phone.
    func cell(in scenario: Scenario) -> (appState: AppState, action: UserAction) {
        let act = history.last { $0.kind.action != nil }
        let first = history.first { $0.kind == .arrived }?.appState ?? scenario.appState
        // An action met the app as it was then, unless the app on the screen had the notification before.
        var appState = first
        if let then = act?.appState, !first.isForeground, !then.isForeground { appState = then }
        let ofFate: UserAction? =
            switch fate {
            case .passedBy: .open
            case .dismissed: .dismiss
            default: nil
            }
        return (appState, act?.kind.action ?? ofFate ?? scenario.action)
    }
}

extension PageHistoryEntry.Kind {
    /// The user's action; `nil` for other steps.
    fileprivate var action: UserAction? {
        switch self {
        case .tap: .tap
        case .dismiss: .dismiss
        case .button, .text: .button
        case .open: .open
        case .arrived, .shown, .replaced, .removed, .withdrawn, .stored, .callback, .log, .appLog,
            .asked, .request, .opened, .fault, .crash, .hung:
            nil
        }
    }
}
