/// A cause of a problem in a file that a user wrote in JSON.
///
/// ``JSONFileCause`` has the causes of every such file. Each kind of file has others of its own:
/// ``RuleFileCause`` and ``SuiteCause``.
public protocol JSONDocumentCause: Hashable, Sendable {
    /// What is wrong, as part of a sentence.
    var finding: String { get }
    /// What to do next, as part of a sentence.
    var advice: String { get }
}
