package import Handset

/// A comparison of a record with what Handset plans, cell by cell.
package struct RecordingComparison: Sendable {
    package let recording: Recording
    package let cells: [Cell]
    /// The claims that the record confirms and nowhere refutes, in the order in which they were met.
    package let confirmed: [ClaimName]
    /// The claims that the record refutes.
    package let refuted: [ClaimName]

    /// The result of a cell.
    package struct Cell: Sendable {
        package let name: String
        package let planned: [AppCallback]
        package let recorded: [AppCallback]
        /// The claims that the cell refutes; empty if it agrees.
        package let refuted: [ClaimName]
        /// The choices of points with which the plan would agree, such as `scene-response=missing`.
        package let choices: [String]

        package var agrees: Bool { planned == recorded }
    }

    package init(_ recording: Recording) {
        self.recording = recording
        var (confirmed, refuted): ([ClaimName], [ClaimName]) = ([], [])
        cells = recording.cells.map { cell in
            var scenario = recording.scenario
            scenario.appState = cell.appState
            scenario.choice = cell.choice
            let calls = scenario.claimedCallbacks(for: cell.payload)
            let planned = calls.map(\.callback)
            let claims = scenario.claims(for: cell.payload)
            guard planned != cell.callbacks else {
                confirmed += claims.filter { Claims.all[name: $0]?.topic != "shown" }
                return Cell(
                    name: cell.name, planned: planned, recorded: cell.callbacks, refuted: [],
                    choices: [])
            }
            let choices = Self.choices(of: scenario, agreeingWith: cell)
            let points = choices.compactMap { ClaimName(rawValue: $0.point.rawValue) }
            let wrong =
                points.isEmpty
                ? Self.refuted(by: cell.callbacks, calls, claims) : points
            refuted += wrong
            confirmed += calls.filter { call in
                cell.callbacks.contains(call.callback) && !wrong.contains(call.claim)
            }.map(\.claim)
            return Cell(
                name: cell.name, planned: planned, recorded: cell.callbacks, refuted: wrong,
                choices: choices.map { "\($0.point.rawValue)=\($0.choice)" })
        }
        self.refuted = Self.unique(refuted)
        self.confirmed = Self.unique(confirmed.filter { !refuted.contains($0) })
    }

    /// Returns the claims behind the callbacks that did not come so; all of the cell if only too many came.
    private static func refuted(
        by recorded: [AppCallback], _ calls: [(callback: AppCallback, claim: ClaimName)],
        _ claims: [ClaimName]
    ) -> [ClaimName] {
        let missing = calls.filter { !recorded.contains($0.callback) }.map(\.claim)
        if !missing.isEmpty { return unique(missing) }
        // The same callbacks in another order, or further ones.
        let moved = zip(calls, recorded).filter { $0.callback != $1 }.map(\.0.claim)
        return moved.isEmpty ? claims : unique(moved)
    }

    /// Returns the choices on points that are not known with which a plan agrees with a cell.
    private static func choices(
        of scenario: Scenario, agreeingWith cell: Recording.Cell
    ) -> [(point: UnconfirmedPoint, choice: String)] {
        UnconfirmedPoint.allCases.flatMap { point in
            point.choices.dropFirst().compactMap { choice in
                var other = scenario
                _ = other.unconfirmed.choose(choice, for: point)
                return other.plan(for: cell.payload).callbacks == cell.callbacks
                    ? (point, choice) : nil
            }
        }
    }

    private static func unique(_ claims: [ClaimName]) -> [ClaimName] {
        var unique: [ClaimName] = []
        for claim in claims where !unique.contains(claim) { unique.append(claim) }
        return unique
    }
}
