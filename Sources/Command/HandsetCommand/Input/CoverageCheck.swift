import Handset

/// The check of `--require-coverage`: a case for each state and action that is demanded.
struct CoverageCheck {
    private let missing: [StateCoverage.Cell]
    private let coverage: StateCoverage

    init(_ coverage: StateCoverage, _ requirement: StateCoverage.Requirement) {
        self.coverage = coverage
        missing = coverage.missing(for: requirement)
    }

    /// The line that explains the exit status; `nil` if nothing is missing.
    var message: String? {
        guard let first = missing.first else { return nil }
        return "handset: error: no case for \(missing.list); \(Self.advice(on: first))\(note)"
    }

    private static func advice(on cell: StateCoverage.Cell) -> String {
        let device =
            "{\"appState\": \"\(cell.appState.rawValue)\", \"action\": \"\(cell.action.rawValue)\"}"
        let payload =
            switch cell.action {
            case .nothing, .open: ""
            case .tap, .dismiss: " and a payload with an alert"
            case .button: " and a payload with an alert and a category"
            }
        return "add cases such as one with \"device\": \(device)\(payload)"
    }

    /// The end of the line, on what no case of these devices can go through.
    private var note: String {
        let impossible = missing.filter { !coverage.isPossible($0) }
        guard !impossible.isEmpty else { return "" }
        return "; not possible on the devices of these cases: \(impossible.list)"
    }
}
