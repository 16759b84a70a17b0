package import Handset

/// The grids of a matrix as Markdown, for issues and pull requests.
package struct MatrixMarkdown {
    private let heading: MatrixHeading
    private let list: MatrixGrid.List
    private let notes: [RunNote]

    package init(_ matrix: ScenarioMatrix, _ list: MatrixGrid.List) {
        heading = MatrixHeading(matrix)
        notes = RunNote.all(of: matrix)
        self.list = list
    }

    /// Writes the payload, a table for each version with its totals, and the reasons.
    package func write(into text: inout some TextOutputStream) {
        text.write("### \(Self.code(heading.payload))\n\n")
        for line in heading.lines { text.write("- \(Self.code(line))\n") }
        for grid in list.grids {
            text.write("\n**\(Self.escaped(grid.title))**\n\n")
            let actions = grid.columns
            text.write("| state | \(actions.joined(separator: " | ")) |\n")
            text.write("| --- |\(String(repeating: " --- |", count: actions.count))\n")
            for row in grid.rows {
                let cells = row.cells.map { cell in
                    let text = Self.escaped(cell.textWithNote)
                    return cell.kind == .lost && !cell.isQuiet ? "**\(text)**" : text
                }
                text.write("| \(row.state.rawValue) | \(cells.joined(separator: " | ")) |\n")
            }
            text.write("\n\(grid.totals)\n")
        }
        if !list.reasons.isEmpty { text.write("\n") }
        for (index, reason) in list.reasons.enumerated() {
            text.write("\(index + 1). \(Self.escaped(reason.note))\n")
        }
        if !notes.isEmpty { text.write("\n") }
        for note in notes {
            text.write("- \(Self.escaped(note.title))\n")
            for line in note.lines { text.write("  - \(Self.code(line))\n") }
        }
    }

    /// Returns a text as code, in which nothing of a payload means anything.
    private static func code(_ text: String) -> String {
        let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? "`\(text)`" : "\(fence) \(text) \(fence)"
    }

    /// Returns a text as code in a cell of a table, where a vertical line would end the cell.
    static func cell(_ text: String) -> String { code(text.replacing("|", with: "\\|")) }

    /// Returns a text of ours without the characters that mean something in Markdown.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>|~&".contains(character) { escaped += "\\" }
            escaped.append(character)
        }
        return escaped
    }
}
