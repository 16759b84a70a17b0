import Handset

/// The severity of what a rule of the lint finds.
///
/// ```swift
/// print(LintSeverity.note < .warning, LintSeverity.allCases.map(\.rawValue))
/// // true ["note", "warning", "error"]
/// ```
public enum LintSeverity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// A fact that the sender should know; the payload may be as it is meant.
    case note
    /// Something that is probably not meant, or that Apple advises against.
    case warning
    /// Something that does not work.
    case error

    init(_ severity: Hazard.Severity) {
        self =
            switch severity {
            case .warning: .warning
            case .error: .error
            }
    }

    /// Returns true if one severity is lower than another.
    public static func < (left: LintSeverity, right: LintSeverity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
