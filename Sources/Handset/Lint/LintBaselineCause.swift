/// A cause of a problem in a file of known findings.
package enum LintBaselineCause: Hashable, Sendable {
    /// The file cannot be read. The reason is the system's.
    case unreadable(reason: String)
    /// An object does not have a member that it needs.
    case missing(String)
}

extension LintBaselineCause: JSONDocumentCause {
    /// The problem, as part of a sentence.
    package var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this baseline: \(reason)"
        case .missing(let key): "\"\(key)\" is missing here"
        }
    }

    /// The advice, as part of a sentence.
    package var advice: String {
        switch self {
        case .unreadable: "create it with --write-baseline"
        case .missing: "add it, as in \(LintBaselineReader.example)"
        }
    }
}
