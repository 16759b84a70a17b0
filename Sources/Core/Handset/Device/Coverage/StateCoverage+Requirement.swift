extension StateCoverage {
    /// The cells that tests have to go through.
    ///
    /// A requirement for all states or all actions demands only what is possible on the devices of the tests
    /// (``StateCoverage/isPossible(_:)``). If nothing is, it demands what is possible on the newest iOS. A cell
    /// named by state and action is demanded in any case.
    ///
    /// ```swift
    /// let requirement = try StateCoverage.Requirement("background:*,not-running:dismiss")
    /// print(StateCoverage().missing(for: requirement).count)
    /// // 6
    /// ```
    public struct Requirement: Hashable, Sendable, CustomStringConvertible {
        /// Some cells of the grid; a member that is `nil` stands for all.
        private struct Part: Hashable, Sendable {
            var appState: AppState?
            var action: UserAction?

            func contains(_ cell: Cell) -> Bool {
                (appState ?? cell.appState) == cell.appState
                    && (action ?? cell.action) == cell.action
            }
        }

        private var parts: [Part]

        /// A tap in every state of the app.
        public static let taps = Requirement(parts: [Part(action: .tap)])

        /// Every action in every state of the app.
        public static let all = Requirement(parts: [Part()])

        /// Requires some cells, also if they are not possible on the devices of the tests.
        ///
        /// - Parameter cells: The cells.
        /// - Returns: The requirement.
        public static func cells(_ cells: Cell...) -> Requirement {
            Requirement(parts: cells.map { Part(appState: $0.appState, action: $0.action) })
        }

        /// The text of the requirement: `taps`, `all`, or pairs with commas between them.
        public var description: String {
            switch self {
            case .taps: "taps"
            case .all: "all"
            default:
                parts.map { part in
                    "\(part.appState?.rawValue ?? "*"):\(part.action?.rawValue ?? "*")"
                }.joined(separator: ",")
            }
        }

        /// Returns the cells that tests with this coverage have to go through.
        func demanded(of coverage: StateCoverage) -> Set<Cell> {
            Set(
                parts.flatMap { part in
                    let cells = Cell.allCases.filter(part.contains)
                    guard part.appState == nil || part.action == nil else { return cells }
                    let possible = cells.filter(coverage.isPossible)
                    return possible.isEmpty
                        ? cells.filter(Cell.possibleOnNewest.contains) : possible
                })
        }
    }
}

extension StateCoverage.Requirement {
    /// Creates a requirement from its text: names and pairs with commas between them.
    ///
    /// - Parameter text: `taps`, `all`, and pairs such as `background:tap`. An asterisk stands for all states,
    ///   as in `*:dismiss`, or for all actions. A state may have another word (``AppState/init(word:)``).
    /// - Throws: ``StateCoverage/RequirementError`` for any other text.
    public init(_ text: String) throws(StateCoverage.RequirementError) {
        parts = []
        for element in text.split(separator: ",", omittingEmptySubsequences: false) {
            parts += try Self.parts(String(element))
        }
    }

    private static func parts(_ text: String) throws(StateCoverage.RequirementError) -> [Part] {
        switch text {
        case "taps": return taps.parts
        case "all": return all.parts
        default: break
        }
        let words = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 2 else { throw .init(text, .notAPair) }
        let state = AppState(word: words[0])
        if state == nil, words[0] != "*" { throw .init(words[0], .unknownState) }
        let action = UserAction(rawValue: words[1])
        if action == nil, words[1] != "*" { throw .init(words[1], .unknownAction) }
        if let state, let action,
            !StateCoverage.Cell.possibleOnNewest.contains(.init(state, action))
        {
            throw .init(text, .neverPossible)
        }
        return [Part(appState: state, action: action)]
    }
}
