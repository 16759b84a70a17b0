internal import Handset

/// An error in a file: a cause, which the conforming type puts into words, and the file.
protocol FileError: Error {
    var file: String { get }
    /// The finding, as part of a sentence.
    var finding: String { get }
    /// The advice, as part of a sentence.
    var advice: String { get }
}

extension FileError {
    var message: String { "\(SourceExcerpt.shown(file)): error: \(finding); \(advice)" }
}
