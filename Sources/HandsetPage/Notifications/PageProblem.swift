import Handset

/// A fault of the statement that the app evaluates in its page.
enum PageProblem: String, Sendable {
    /// The session closes the string of the statement, and the rest of it runs as script.
    case brokeOut = "broke-out"
    /// The statement is not valid JavaScript, so that nothing is opened.
    case didNotRun = "did-not-run"
    /// The page opens another address than the one that the rule made.
    case otherAddress = "other-address"

    /// Finds the worst fault in a record.
    ///
    /// A text of the payload cannot stand for a hazard: in a string of JSON each quote has a backslash.
    init?(record: [UInt8]) {
        let kinds: [(PageProblem, HazardKind)] = [
            (.brokeOut, .javaScriptInjection), (.didNotRun, .javaScriptSyntaxError),
            (.otherAddress, .javaScriptChangesURL),
        ]
        let found = kinds.first { _, kind in
            record.contains(Array(#"{"hazard":"\#(kind.identifier)""#.utf8))
        }
        guard let found else { return nil }
        self = found.0
    }
}
