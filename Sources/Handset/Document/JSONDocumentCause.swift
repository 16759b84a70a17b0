/// A cause of a problem in a file that a user wrote in JSON.
///
/// ``JSONFileCause`` has the causes of every such file. Each kind of file has others of its own:
/// ``RuleFileCause`` and ``SuiteCause``.
public protocol JSONDocumentCause: Hashable, Sendable {
    /// The problem, as part of a sentence.
    var finding: String { get }
    /// The advice, as part of a sentence.
    var advice: String { get }
}
