public import Handset

/// An expectation of a case that was not met.
public struct CaseFailure: Hashable, Sendable {
    /// The member of the case that states the expectation, such as `session`.
    public var field: String
    /// The place of the expectation in the suite.
    public var place: SourcePlace
    /// The expected value.
    public var expected: String
    /// The value that was found instead.
    public var found: String

    /// Creates a failure.
    public init(field: String, place: SourcePlace, expected: String, found: String) {
        self.field = field
        self.place = place
        self.expected = expected
        self.found = found
    }
}
