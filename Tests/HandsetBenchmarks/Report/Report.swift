import Foundation

/// Writes tables to standard output.
struct Report {
    private let format: ReportFormat

    init(_ format: ReportFormat) {
        self.format = format
    }

    /// Writes a table.
    func write(_ table: Table) {
        switch format {
        case .text: print(text(of: table))
        case .json: for row in table.rows { print(json(of: row.measurement, row.ratio, table)) }
        }
        // A run takes minutes, and somebody may be waiting.
        fflush(nil)
    }

    // MARK: - Text

    private func text(of table: Table) -> String {
        let header = [
            table.name, "median", "min–max", "a payload", "MB/s", "processor", "peak",
            "× \(table.ratioName)",
        ]
        let lines = [header] + table.rows.map { cells(of: $0.measurement, $0.ratio) }
        let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let text = lines.map { line in
            zip(line, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
        return text + "\n" + (table.note.map { $0 + "\n" } ?? "")
    }

    private func cells(of measurement: Measurement, _ ratio: Double) -> [String] {
        [
            measurement.name, Self.time(measurement.median),
            "\(Self.time(measurement.minimum))–\(Self.time(measurement.maximum))",
            Self.time(measurement.median / Double(measurement.payloadCount)),
            String(format: "%.1f", Double(measurement.byteCount) / measurement.median / 1e6),
            measurement.processorSeconds.map(Self.time) ?? "",
            measurement.peakByteCount.map { String(format: "%.1f MB", Double($0) / 1e6) } ?? "",
            String(format: "%.2f", ratio),
        ]
    }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case 1...: String(format: "%.2f s", seconds)
        case 1e-3...: String(format: "%.2f ms", seconds * 1e3)
        default: String(format: "%.2f µs", seconds * 1e6)
        }
    }

    // MARK: - JSON

    private func json(of measurement: Measurement, _ ratio: Double, _ table: Table) -> String {
        let members: [(String, String)] =
            [
                ("table", "\"\(table.name)\""), ("name", "\"\(measurement.name)\""),
                ("payloads", String(measurement.payloadCount)),
                ("bytes", String(measurement.byteCount)),
                ("runs", String(measurement.samples.count)),
                ("median", String(measurement.median)), ("minimum", String(measurement.minimum)),
                ("maximum", String(measurement.maximum)),
                ("processor", measurement.processorSeconds.map { String($0) } ?? "null"),
                ("peakBytes", measurement.peakByteCount.map { String($0) } ?? "null"),
                ("ratio", String(ratio)), ("ratioOf", "\"\(table.ratioName)\""),
            ]
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
}
