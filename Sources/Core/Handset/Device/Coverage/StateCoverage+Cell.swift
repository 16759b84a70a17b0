extension StateCoverage {
    /// A state of the app and an action of the user.
    ///
    /// ```swift
    /// let cell = StateCoverage.Cell("killed:tap")
    /// print(cell?.description ?? "")
    /// // not-running:tap
    /// ```
    public struct Cell: Hashable, Sendable, CaseIterable, CustomStringConvertible {
        /// The state of the app when the notification arrives, or when the user acts on it later.
        public var appState: AppState
        /// The action of the user.
        public var action: UserAction

        /// Creates a cell.
        public init(_ appState: AppState, _ action: UserAction) {
            self.appState = appState
            self.action = action
        }

        /// All cells, by state, then by action; also those that are not possible.
        public static let allCases = AppState.allCases.flatMap { state in
            UserAction.allCases.map { Cell(state, $0) }
        }

        /// The state and the action with a colon between them, such as `background:tap`.
        public var description: String { "\(appState.rawValue):\(action.rawValue)" }
    }
}

extension StateCoverage.Cell {
    /// Creates a cell from its text, such as `background:tap`; it is `nil` for any other text.
    ///
    /// - Parameter text: The state, or another word for it (``AppState/init(word:)``), a colon, and the action.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let state = AppState(word: String(parts[0])),
            let action = UserAction(rawValue: String(parts[1]))
        else { return nil }
        self.init(state, action)
    }

    /// The cells that are possible on the newest iOS, for an app with all methods and a button.
    ///
    /// All that earlier versions allow is among them.
    static let possibleOnNewest = Scenario(
        delegates: [.legacy, .fetch, .actions, .userNotifications]
    ).possibleCells(category: "CATEGORY")
}
