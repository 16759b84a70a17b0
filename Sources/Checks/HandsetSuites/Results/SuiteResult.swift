public import Handset

/// The result of a suite.
public struct SuiteResult: Hashable, Sendable {
    /// The content of a result.
    public enum Content: Hashable, Sendable {
        /// The suite ran; the results of its cases, in order.
        case ran([CaseResult])
        /// The suite could not be read; the messages that say why.
        case unreadable([String])
    }

    /// The time of a run.
    public struct Timing: Hashable, Sendable {
        /// The beginning, in seconds since 1970.
        public var start: Int
        /// The time that the run took.
        public var duration: Duration

        /// Creates the time of a run.
        public init(start: Int, duration: Duration) {
            self.start = start
            self.duration = duration
        }
    }

    /// The name of the suite: its path.
    public var name: String
    /// The results, or the messages why there are none.
    public var content: Content
    /// The time of the run, or `nil` if it was not measured.
    public var timing: Timing?
    /// The states and actions that the cases go through, or `nil` if they were not noted.
    public var coverage: StateCoverage?

    /// The results of its cases; empty if it could not be read.
    public var cases: [CaseResult] {
        switch content {
        case .ran(let cases): cases
        case .unreadable: []
        }
    }

    /// Creates a result.
    public init(
        name: String, content: Content, timing: Timing? = nil, coverage: StateCoverage? = nil
    ) {
        self.name = name
        self.content = content
        self.timing = timing
        self.coverage = coverage
    }
}
