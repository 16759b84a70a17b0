/// What came of one case of a suite.
public struct CaseResult: Hashable, Sendable {
    /// What the case is called.
    public var name: String
    /// Where the case begins in its suite.
    public var place: SourcePlace
    /// The expectations that were not met, in the order of the case's members; none if it passed.
    public var failures: [CaseFailure]
    /// Why what was found is so: the hazards of the payload, and what kept a rule from finding a
    /// session, a sentence or two each.
    public var reasons: [String]

    /// Whether every expectation was met.
    public var passed: Bool { failures.isEmpty }

    /// Creates a result.
    public init(name: String, place: SourcePlace, failures: [CaseFailure], reasons: [String]) {
        self.name = name
        self.place = place
        self.failures = failures
        self.reasons = reasons
    }
}
