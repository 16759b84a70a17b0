import Foundation

/// The instructions of commands for a payload.
struct InstructionTable: ReportedTable {
    /// The count of one case.
    struct Row {
        /// The case.
        let item: InstructionCase
        /// The instructions of Handset for a payload.
        let count: Int
        /// Those of `jq`; `nil` if it is not installed.
        let comparison: Int?
        /// Those of Handset at the last time; `nil` if they are not known.
        let last: Int?

        /// The ratio to `jq`.
        var ratio: Double? { comparison.map { Double(count) / Double($0) } }
        /// The ratio to the last time.
        var change: Double? { last.map { Double(count) / Double($0) } }
    }

    /// The largest ratio to the last time that is no change.
    private static let largestChange = 1.01

    let rows: [Row]

    var name: String { "instructions" }

    var note: String? {
        let above = rows.filter { ($0.ratio ?? 0) > $0.item.largestRatio }.map(\.item.name)
        let more = rows.filter { ($0.change ?? 0) > Self.largestChange }.map(\.item.name)
        let notes =
            above.map { "ABOVE THE BOUND: \($0)" } + more.map { "MORE THAN THE LAST TIME: \($0)" }
        return notes.isEmpty ? nil : notes.joined(separator: "\n")
    }

    var headings: [String] { ["a payload", "jq", "× jq", "at most", "last time", "× last time"] }

    var cells: [[String]] {
        rows.map { row in
            [
                row.item.name, "\(row.count)", row.comparison.map(String.init) ?? "",
                Self.text(row.ratio), Self.text(row.item.largestRatio),
                row.last.map(String.init) ?? "", Self.text(row.change, digits: 3),
            ]
        }
    }

    var members: [[(name: String, json: String)]] {
        rows.map { row in
            [
                ("name", "\"\(row.item.name)\""), ("instructions", "\(row.count)"),
                ("jq", row.comparison.map(String.init) ?? "null"),
                ("atMost", "\(row.item.largestRatio)"),
                ("last", row.last.map(String.init) ?? "null"),
            ]
        }
    }

    private static func text(_ ratio: Double?, digits: Int = 2) -> String {
        ratio.map { String(format: "%.\(digits)f", $0) } ?? ""
    }
}
