import Handset

/// The list of the limits of a subcommand, for people.
struct LimitList {
    private let limits: [Limit]
    private let fold: TextFold

    init(_ limits: [Limit], _ fold: TextFold) {
        self.limits = limits
        self.fold = fold
    }

    /// The list, without a newline at its end.
    var text: String {
        let heads = limits.map { "  \($0.name)=\($0.shownStandard)" }
        let column = (heads.map(\.count).max() ?? 0) + 2
        let rows = zip(heads, limits).map { head, limit in
            let blanks = String(repeating: " ", count: column - head.count)
            let words = fold.lines(of: limit.summary, indentation: column, from: column)
            return head + blanks + words.joined(separator: "\n")
        }
        let first = "Limits, with their values if --limit NAME=VALUE sets no other:"
        return (fold.lines(of: first) + [""] + rows).joined(separator: "\n")
    }
}

extension Limit {
    /// The value without an option, such as `2048` or `any`.
    var shownStandard: String { standardWords ?? standard.map(Self.shown) ?? "any" }
}
