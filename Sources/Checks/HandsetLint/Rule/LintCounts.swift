import Handset

/// The numbers of findings by their severity.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","badge":"1","one":1,"two":2}}"#)
/// print(Linter().result(of: payload).counts)
/// // 1 error, 2 warnings, 0 notes
/// ```
public struct LintCounts: Hashable, Sendable, CustomStringConvertible {
    /// The number of errors.
    public private(set) var errors = 0
    /// The number of warnings.
    public private(set) var warnings = 0
    /// The number of notes.
    public private(set) var notes = 0

    /// Creates counts of nothing.
    public init() {}

    /// The number of all findings.
    public var total: Int { errors + warnings + notes }

    /// The highest severity of all findings; `nil` if there are none.
    public var severity: LintSeverity? {
        errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .note : nil
    }

    mutating func add(_ severity: LintSeverity) {
        switch severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
    }

    package mutating func add(_ others: LintCounts) {
        errors += others.errors
        warnings += others.warnings
        notes += others.notes
    }

    /// The counts in words.
    public var description: String {
        [(errors, "error"), (warnings, "warning"), (notes, "note")]
            .map { Self.words($0, $1) }.joined(separator: ", ")
    }

    package static func words(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
