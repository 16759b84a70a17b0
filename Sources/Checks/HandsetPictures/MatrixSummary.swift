package import Handset

/// The line of one payload in an overview of many: the fates of its sessions, by action and by state.
///
/// Rows that show other fates of silent pushes do not count: they are what could be, and would make every silent
/// push a lost one.
package struct MatrixSummary: Sendable {
    package let origin: PayloadOrigin
    /// The first session; `nil` if there is none.
    package let session: String?
    package let sessionCount: Int
    /// The counts of each action that the matrix has, in all states.
    package let actions: [(action: UserAction, counts: FateCounts)]
    /// The counts of each state that the matrix has, with all actions.
    package let states: [(state: AppState, counts: FateCounts)]
    package let all: FateCounts
    /// The events after each action in most states, if it is not known what a tap opens; otherwise empty.
    let calls: [UserAction: String]
    /// True if rules looked for sessions.
    package let isJudged: Bool

    package init(_ matrix: ScenarioMatrix) {
        origin = matrix.origin
        let effects = matrix.effects
        sessionCount = matrix.appOfRuns == nil ? matrix.found.count : effects.count
        var session = effects.first?.text
        matrix.found.forEachRoute { route in
            session = route.match.session
            return false
        }
        self.session = session
        isJudged = matrix.hasRules
        calls =
            isJudged
            ? [:]
            : Dictionary(grouping: matrix.rows, by: \.scenario.action).compactMapValues {
                CallCounts($0).word
            }
        var actions: [UserAction: FateCounts] = [:]
        var states: [AppState: FateCounts] = [:]
        var all = FateCounts()
        for row in matrix.rows where !row.isOfSilentPush {
            let kind = MatrixCell.Kind(row)
            actions[row.scenario.action, default: FateCounts()].add(kind)
            states[row.scenario.appState, default: FateCounts()].add(kind)
            all.add(kind)
        }
        self.actions = UserAction.allCases.compactMap { action in
            actions[action].map { (action, $0) }
        }
        self.states = AppState.allCases.compactMap { state in states[state].map { (state, $0) } }
        self.all = all
    }

    /// Returns true if one of the fates is among the cells.
    package func hasAny(of kinds: some Sequence<MatrixCell.Kind>) -> Bool {
        kinds.contains { all[$0] > 0 }
    }

    /// The first session for people, cut where it is long.
    var sessionText: String {
        guard let session else { return isJudged ? "nothing" : "not known" }
        let start = session.unicodeScalars.prefix(Self.shownCount + 1)
        let isCut = start.count > Self.shownCount
        let text = SourceExcerpt.shown(String(start.prefix(Self.shownCount)).utf8)
        let more = sessionCount > 1 ? " and \(sessionCount - 1) more" : ""
        return text + (isCut ? "…" : "") + more
    }

    package func words(
        of action: UserAction, _ counts: FateCounts, _ asked: Set<MatrixCell.Kind>
    ) -> String {
        calls[action] ?? counts.words(asked)
    }

    /// The number of characters of a session that are shown.
    private static let shownCount = 40

    /// The line of JSON in UTF-8, without a newline.
    ///
    /// The members and their order are stable: a later version may add members, but changes none.
    /// `fates` counts the cells of each fate, `actions` and `states` do so for each action and state; `session`
    /// is missing if there is none.
    ///
    /// ```json
    /// {"source":"stdin","number":1,"line":1,"bytes":30,"session":"42","sessionCount":1,
    /// "fates":{"lost":1},"actions":{"tap":{"lost":1}},"states":{"not-running":{"lost":1}}}
    /// ```
    package var json: [UInt8] {
        JSONText.object(
            origin.members + [
                "session": session.map { .string($0) }, "sessionCount": .integer(sessionCount),
                "fates": Self.json(all),
                "actions": .object(
                    JSONMembers(actions.map { ($0.action.rawValue, Self.json($0.counts)) })),
                "states": .object(
                    JSONMembers(states.map { ($0.state.rawValue, Self.json($0.counts)) })),
            ]
        ).bytes
    }

    private static func json(_ counts: FateCounts) -> JSONText {
        .object(JSONMembers(counts.kinds.map { ($0.rawValue, .integer(counts[$0])) }))
    }
}
