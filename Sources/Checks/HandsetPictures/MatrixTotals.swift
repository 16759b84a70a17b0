import Handset

/// The sums of an overview: the payloads that have a cell of each kind.
package struct MatrixTotals: Sendable {
    /// The payloads with cells of one kind.
    private struct Payloads {
        var count = 0
        var actions: [UserAction: Int] = [:]
        var states: [AppState: Int] = [:]
    }

    /// The fates that were asked for; empty for all.
    private let asked: Set<MatrixCell.Kind>
    package private(set) var payloadCount = 0
    package private(set) var shownCount = 0
    private var countWithoutSession = 0
    /// True if rules looked for the sessions of all payloads.
    package private(set) var isJudged = true
    private var payloads: [MatrixCell.Kind: Payloads] = [:]

    package init(only asked: Set<MatrixCell.Kind> = []) { self.asked = asked }

    /// Returns true if the payload has what was asked for.
    package func shows(_ summary: MatrixSummary) -> Bool {
        asked.isEmpty || summary.hasAny(of: asked)
    }

    package mutating func add(_ summary: MatrixSummary) {
        payloadCount += 1
        if shows(summary) { shownCount += 1 }
        isJudged = isJudged && summary.isJudged
        if summary.sessionCount == 0 { countWithoutSession += 1 }
        for kind in counted where summary.all[kind] > 0 {
            payloads[kind, default: Payloads()].count += 1
            for (action, counts) in summary.actions where counts[kind] > 0 {
                payloads[kind, default: Payloads()].actions[action, default: 0] += 1
            }
            for (state, counts) in summary.states where counts[kind] > 0 {
                payloads[kind, default: Payloads()].states[state, default: 0] += 1
            }
        }
    }

    private var counted: [MatrixCell.Kind] {
        FateCounts.unwanted
            + MatrixCell.Kind.allCases.filter {
                asked.contains($0) && !FateCounts.unwanted.contains($0)
            }
    }

    /// Returns the sum in one line, such as `299 payloads: 12 lost, 3 twice, 25 without a session`.
    package func sum(refusedCount: Int) -> String {
        guard isJudged else {
            let payloads = "\(payloadCount) payload\(payloadCount == 1 ? "" : "s")"
            return "\(payloads): nothing says what a tap opens"
                + (refusedCount > 0 ? ", \(refusedCount) rejected" : "")
        }
        let told = counted.filter { payloads[$0] != nil || !FateCounts.ofRuns.contains($0) }
        var parts = told.map { "\(payloads[$0]?.count ?? 0) \($0.words)" }
        parts.append("\(countWithoutSession) without a session")
        if refusedCount > 0 { parts.append("\(refusedCount) rejected") }
        return "\(payloadCount) payload\(payloadCount == 1 ? "" : "s"): "
            + parts.joined(separator: ", ")
    }

    /// The numbers of payloads by action and by state, a line for each kind that there is.
    package var lines: [String] {
        counted.compactMap { kind in
            guard let found = payloads[kind] else { return nil }
            let actions = UserAction.allCases.compactMap { action in
                found.actions[action].map { "\(action.rawValue) \($0)" }
            }
            let states = AppState.allCases.compactMap { state in
                found.states[state].map { "\(state.rawValue) \($0)" }
            }
            return "\(kind.words): \(actions.joined(separator: ", ")); "
                + states.joined(separator: ", ")
        }
    }
}
