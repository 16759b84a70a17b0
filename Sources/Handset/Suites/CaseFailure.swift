/// Says of one expectation of a case that it was not met.
public struct CaseFailure: Hashable, Sendable {
    /// The member of the case that states the expectation, such as `session`.
    public var field: String
    /// Where the suite states it.
    public var place: SourcePlace
    /// What was expected.
    public var expected: String
    /// What was found instead.
    public var found: String

    /// Creates a failure.
    public init(field: String, place: SourcePlace, expected: String, found: String) {
        self.field = field
        self.place = place
        self.expected = expected
        self.found = found
    }
}
