/// An error that tells everything that is wrong with a file in JSON, such as a rule file or a suite.
public struct JSONDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of problems, 1,000, after which the rest of a list or an object is not read.
    public static let maximumProblemCount = 1_000

    /// The problems, at least one, in the order of the file.
    public var problems: [JSONDocumentError.Problem]

    /// Creates an error.
    public init(_ problems: [JSONDocumentError.Problem]) {
        self.problems = problems
    }

    package init(sorting problems: [JSONDocumentError.Problem]) {
        self.init(problems.sorted { $0.place.offset < $1.place.offset })
    }

    /// All messages, one after another.
    public var description: String {
        problems.map { "\($0)" }.joined(separator: "\n")
    }

    /// A cause of a problem in a file that a user wrote in JSON.
    ///
    /// Every such file has some causes in common, and each kind of file has others of its own.
    public protocol Cause: Hashable, Sendable {
        /// The problem, as part of a sentence.
        var finding: String { get }
        /// The advice, as part of a sentence.
        var advice: String { get }
    }
}
