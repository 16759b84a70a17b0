public import Handset

/// The error of a suite whose tests do not go through all states and actions that it requires.
public struct CoverageMissing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The states and actions that no test goes through.
    public var cells: [StateCoverage.Cell]

    /// Creates the error.
    public init(cells: [StateCoverage.Cell]) { self.cells = cells }

    /// The finding and the advice.
    public var description: String {
        let example = cells.first ?? .init(.background, .tap)
        let state = Self.caseName(of: example.appState)
        let choice = example.action == .button ? "button()" : example.action.rawValue
        return
            "no test for \(cells.map(\.description).joined(separator: ", ")); let a phone get a notification "
            + "in this state, and let its user act: Phone(app: .\(state)) and receive(_:then: .\(choice))"
    }

    private static func caseName(of state: AppState) -> String {
        switch state {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        case .suspended: "suspended"
        case .notRunning: "notRunning"
        case .forceQuit: "forceQuit"
        }
    }
}
