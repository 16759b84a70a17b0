/// Says why a rule file or a suite cannot be used: everything that is wrong with it.
public struct JSONDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, at least one thing, in the order of the file.
    public var problems: [JSONDocumentProblem]

    /// Creates an error.
    public init(_ problems: [JSONDocumentProblem]) {
        self.problems = problems
    }

    /// Creates an error whose problems were not found in the order of the file.
    init(inOrder problems: [JSONDocumentProblem]) {
        self.init(problems.sorted { $0.place.offset < $1.place.offset })
    }

    /// All messages, one after another.
    public var description: String {
        problems.map { "\($0)" }.joined(separator: "\n")
    }
}
