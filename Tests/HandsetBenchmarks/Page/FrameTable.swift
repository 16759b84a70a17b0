import Foundation

/// The frames of a page.
struct FrameTable: ReportedTable {
    /// The frames of one measurement.
    struct Row {
        /// The state of the page.
        let name: String
        /// The time of each frame, the shortest first.
        let microseconds: [Int]

        /// The number of frames that a person notices.
        var slowCount: Int { microseconds.count { $0 > FrameTable.bound } }
    }

    /// The time of a frame that a person notices, in microseconds.
    private static let bound = 50_000

    let rows: [Row]

    var name: String { "page/frames" }

    var note: String? {
        var loads = [0.0]
        guard getloadavg(&loads, 1) == 1 else { return nil }
        return String(
            format: "10,000 in the list, 200 a second arriving; load of the machine %.1f", loads[0])
    }

    var headings: [String] { ["frames", "over 50 ms", "median", "longest"] }

    var cells: [[String]] {
        rows.map { row in
            [
                row.name, "\(row.microseconds.count)", "\(row.slowCount)",
                Self.text(row.microseconds[row.microseconds.count / 2]),
                Self.text(row.microseconds.last ?? 0),
            ]
        }
    }

    var members: [[(name: String, json: String)]] {
        rows.map { row in
            [
                ("name", "\"\(row.name)\""), ("frames", "\(row.microseconds.count)"),
                ("slow", "\(row.slowCount)"), ("longest", "\(row.microseconds.last ?? 0)"),
            ]
        }
    }

    private static func text(_ microseconds: Int) -> String {
        String(format: "%.1f ms", Double(microseconds) / 1_000)
    }
}
