/// Says why a file that somebody has written in JSON, such as a rule file or a suite, cannot be used:
/// everything that is wrong with it.
public struct JSONDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, at least one thing, in the order of the file.
    public var problems: [JSONDocumentProblem]

    /// Creates an error.
    public init(_ problems: [JSONDocumentProblem]) {
        self.problems = problems
    }

    /// Creates an error of problems that may have been found in another order than the file's.
    package init(sorting problems: [JSONDocumentProblem]) {
        self.init(problems.sorted { $0.place.offset < $1.place.offset })
    }

    /// Whether the file is JSON, but no object.
    var isOfOtherJSON: Bool { problems.contains { $0.isOfOtherJSON } }

    /// All messages, one after another.
    public var description: String {
        problems.map { "\($0)" }.joined(separator: "\n")
    }
}
