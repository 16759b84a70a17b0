public import Handset

/// The result of one case of a suite.
public struct CaseResult: Hashable, Sendable {
    /// The name of the case.
    public var name: String
    /// The place where the case begins in its suite.
    public var place: SourcePlace
    /// The expectations that were not met, in the order of the case's members; empty if it passed.
    public var failures: [CaseFailure]
    /// The explanations of what was found: hazards of the payload, and reasons why a rule found no
    /// session.
    ///
    /// Each has a sentence or two.
    public var reasons: [String]

    /// The time that the case took, or `nil` if it was not measured.
    public var duration: Duration?

    /// The address at which a page shows the case's notification, or `nil` if none does.
    public var page: String?

    /// A Boolean value that tells whether every expectation was met.
    public var passed: Bool { failures.isEmpty }

    /// Creates a result.
    public init(
        name: String, place: SourcePlace, failures: [CaseFailure], reasons: [String],
        duration: Duration? = nil, page: String? = nil
    ) {
        self.name = name
        self.place = place
        self.failures = failures
        self.reasons = reasons
        self.duration = duration
        self.page = page
    }
}
