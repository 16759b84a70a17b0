import Handset

/// A reason why a file is not a baseline of a hunt.
enum HuntBaselineCause: Hashable, Sendable {
    case unreadable(reason: String)
    case missing(String)
}

extension HuntBaselineCause: JSONDocumentError.Cause {
    var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this baseline: \(reason)"
        case .missing(let key): "\"\(key)\" is missing here"
        }
    }

    var advice: String {
        switch self {
        case .unreadable: "create it with --write-baseline"
        case .missing: "add it, as in \(HuntBaselineReader.example)"
        }
    }
}
