import Foundation

/// Writes tables to standard output.
struct Report {
    private let format: ReportFormat

    init(_ format: ReportFormat) {
        self.format = format
    }

    /// Writes a table.
    func write(_ table: any ReportedTable) {
        switch format {
        case .text: print(text(of: table))
        case .json: for row in table.members { print(json(of: row, table)) }
        }
        // A run takes minutes, and somebody may be waiting.
        fflush(nil)
    }

    private func text(of table: any ReportedTable) -> String {
        let lines = [[table.name] + table.headings] + table.cells
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let text = lines.map { line in
            zip(line, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
        return text + "\n" + (table.note.map { $0 + "\n" } ?? "")
    }

    private func json(
        of row: [(name: String, json: String)], _ table: any ReportedTable
    ) -> String {
        let members = [("table", "\"\(table.name)\"")] + row
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
}
