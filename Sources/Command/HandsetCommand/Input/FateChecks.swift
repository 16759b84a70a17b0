import Handset
import HandsetPictures

/// The check of `--fail-on`: the payloads that have a fate which was not to be.
struct FateChecks {
    /// The number of payloads that the message names.
    private static let namedCount = 3

    private let kinds: [MatrixCell.Kind]
    private var names: [String] = []
    private var count = 0

    /// Creates a check of some fates; none of no fates.
    init(_ kinds: Set<MatrixCell.Kind>) {
        self.kinds = MatrixCell.Kind.allCases.filter(kinds.contains)
    }

    /// True if payloads are checked.
    var isAsked: Bool { !kinds.isEmpty }

    mutating func judge(_ summary: MatrixSummary, _ verdict: inout Verdict) {
        guard summary.hasAny(of: kinds) else { return }
        verdict.isNegative = true
        count += 1
        if names.count < Self.namedCount { names.append("\(summary.origin)") }
    }

    /// The line that explains the exit status; `nil` if every payload is as it was to be.
    var message: String? {
        guard count > 0 else { return nil }
        let fates = kinds.map(\.rawValue).joined(separator: " or ")
        return "handset: error: \(count) payload\(count == 1 ? " has" : "s have") "
            + "a cell that is \(fates): "
            + FoldedNames.text(names, count: count)
    }
}
