internal import Handset

/// An error in a file with certificates or keys: where, and what.
///
/// ```swift
/// let error = ProviderKeyError("AuthKey.p8", .noKeyID)
/// print(error)
/// // AuthKey.p8: error: the name of this file does not contain the key identifier; give the identifier, or a name such as AuthKey_ABC123DEFG.p8
/// ```
public struct FileError<Problem: FileProblem>: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file or the folder, or the name of the text.
    public let path: String
    /// The cause.
    public let problem: Problem

    /// Creates an error.
    public init(_ path: String, _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// The path, the finding and the advice.
    public var description: String {
        "\(SourceExcerpt.shown(path)): error: \(problem.finding); \(problem.advice)"
    }
}

/// The cause of an error in a file.
public protocol FileProblem: Hashable, Sendable {
    /// The finding, as part of a sentence.
    var finding: String { get }
    /// The advice, as part of a sentence.
    var advice: String { get }
}
