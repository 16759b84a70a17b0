import Handset

extension [Scenario] {
    /// The cells in the order in which they are tried: what happens most, the rest of those in which the app runs, and the
    /// rest of those that take a launch each.
    var passes: [[Scenario]] {
        let first = filter { cell in
            switch cell.choice.action {
            case .tap, .nothing: [.active, .background, .notRunning].contains(cell.appState)
            case .button: cell.appState == .background
            case .dismiss, .open: false
            }
        }
        let others = filter { !first.contains($0) }
        return [
            first, others.filter { !$0.appState.needsLaunch },
            others.filter(\.appState.needsLaunch),
        ].filter { !$0.isEmpty }
    }
}
