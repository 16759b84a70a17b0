import Handset

package enum LintBaselineCause: Hashable, Sendable {
    case unreadable(reason: String)
    /// An object does not have a member that it needs.
    case missing(String)
}

extension LintBaselineCause: JSONDocumentError.Cause {
    package var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this baseline: \(reason)"
        case .missing(let key): "\"\(key)\" is missing here"
        }
    }

    package var advice: String {
        switch self {
        case .unreadable: "create it with --write-baseline"
        case .missing: "add it, as in \(LintBaselineReader.example)"
        }
    }
}
