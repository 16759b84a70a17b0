import Foundation

/// The memory of a gateway for connections.
struct GatewayMemoryTable: ReportedTable {
    /// The memory for connections of one kind.
    struct Row {
        /// The connections.
        let name: String
        /// The largest part of its memory that was in RAM, in bytes.
        let byteCount: Int
        /// The bound, in bytes.
        let largest: Int
    }

    let rows: [Row]

    var name: String { "gateway/memory" }

    var note: String? {
        let above = rows.filter { $0.byteCount > $0.largest }.map { "ABOVE THE BOUND: \($0.name)" }
        return above.isEmpty ? nil : above.joined(separator: "\n")
    }

    var headings: [String] { ["peak", "at most"] }

    var cells: [[String]] {
        rows.map { [$0.name, Self.text($0.byteCount), Self.text($0.largest)] }
    }

    var members: [[(name: String, json: String)]] {
        rows.map { row in
            [
                ("name", "\"\(row.name)\""), ("peakBytes", "\(row.byteCount)"),
                ("atMost", "\(row.largest)"),
            ]
        }
    }

    private static func text(_ byteCount: Int) -> String {
        String(format: "%.1f MiB", Double(byteCount) / Double(1 << 20))
    }
}
