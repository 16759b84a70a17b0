import Handset

/// A fault of the statement that the app evaluates in its page.
enum PageProblem: String, Sendable {
    /// The session closes the string of the statement, and the rest of it runs as script.
    case brokeOut = "broke-out"
    /// The statement is not valid JavaScript, so that nothing is opened.
    case didNotRun = "did-not-run"
    /// The page opens another address than the one that the rule made.
    case otherAddress = "other-address"

    /// Finds the worst fault among the hazards of a payload; `nil` if there is none.
    init?(among hazards: Set<Hazard.Kind>) {
        let kinds: [(PageProblem, Hazard.Kind)] = [
            (.brokeOut, .javaScriptInjection), (.didNotRun, .javaScriptSyntaxError),
            (.otherAddress, .javaScriptChangesURL),
        ]
        guard let found = kinds.first(where: { hazards.contains($0.1) }) else { return nil }
        self = found.0
    }
}
