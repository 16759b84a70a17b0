import Handset

extension Symptom {
    /// The state of the app and the user's action in which the symptom is seen, if the words name no others.
    var cell: (appState: AppState, choice: UserChoice) {
        switch self {
        case .tapDoesNothing, .wrongScreen, .crashAtTap, .openedTwice, .dataMissing:
            (.background, .tap)
        case .tapDoesNothingWhenKilled, .crashAtLaunch, .blackScreen, .afterFirstLaunch:
            (.notRunning, .tap)
        case .notShownInForeground, .backgroundOnly, .eventMissing: (.active, .nothing)
        case .buttonDoesNothing: (.background, UserChoice(.button))
        case .buttons: (.background, UserChoice(.button))
        case .noToken, .permissionMissing, .openedByIcon: (.notRunning, UserChoice(.open))
        case .notShown, .notWoken, .badge, .picture, .sound, .refused, .late, .nothingArrives,
            .crashAtArrival, .shownTwice, .debugOnly, .foregroundOnly, .textMissing, .incomingCall,
            .liveActivity, .timeSensitive, .extensionMissing:
            (.background, .nothing)
        }
    }

    /// Other symptoms whose causes may be those of this one.
    var near: [Symptom] {
        switch self {
        case .tapDoesNothingWhenKilled: [.tapDoesNothing]
        case .wrongScreen: [.tapDoesNothing, .dataMissing]
        case .blackScreen, .afterFirstLaunch: [.tapDoesNothingWhenKilled]
        case .buttonDoesNothing: [.buttons, .tapDoesNothing]
        case .nothingArrives: [.notShown]
        case .backgroundOnly: [.notShownInForeground]
        case .foregroundOnly: [.notShown, .notWoken]
        case .debugOnly: [.refused, .noToken, .notShown]
        case .extensionMissing: [.picture]
        case .picture: [.extensionMissing]
        case .eventMissing: [.tapDoesNothing]
        default: []
        }
    }
}

extension SymptomReading {
    /// Returns the state and the action that the words name; `nil` if they name none.
    func cell(for symptom: Symptom) -> (appState: AppState, choice: UserChoice) {
        var (appState, choice) = symptom.cell
        switch state {
        // Without a token nothing has come yet, and the app that is opened by its icon starts.
        case _ where [.noToken, .permissionMissing].contains(symptom): break
        case .killed: appState = isEndedByUser && choice.action != .tap ? .forceQuit : .notRunning
        case .background: appState = .background
        case .foreground: appState = .active
        case nil: break
        }
        // A symptom of a state is seen in that state alone.
        if symptom == .tapDoesNothingWhenKilled { appState = .notRunning }
        if symptom == .notShownInForeground || symptom == .backgroundOnly { appState = .active }
        if symptom == .foregroundOnly, appState == .active { appState = .background }
        if symptom == .tapDoesNothing, appState.needsLaunch { appState = .background }
        if isDismissed, !symptom.isOfTap { choice = .dismiss }
        return (appState, choice)
    }
}
