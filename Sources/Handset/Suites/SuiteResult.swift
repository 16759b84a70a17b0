/// What came of a suite.
public struct SuiteResult: Hashable, Sendable {
    /// What a suite that was tried turned out to be.
    public enum Content: Hashable, Sendable {
        /// It ran; the results of its cases, in its order.
        case ran([CaseResult])
        /// It could not be read; the messages that say why.
        case unreadable([String])
    }

    /// What the suite is called: its path.
    public var name: String
    /// What it turned out to be.
    public var content: Content

    /// The results of its cases; none if it could not be read.
    public var cases: [CaseResult] {
        switch content {
        case .ran(let cases): cases
        case .unreadable: []
        }
    }

    /// Creates a result.
    public init(name: String, content: Content) {
        self.name = name
        self.content = content
    }
}
