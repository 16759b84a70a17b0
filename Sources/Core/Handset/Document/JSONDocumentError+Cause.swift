extension JSONDocumentError {
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
