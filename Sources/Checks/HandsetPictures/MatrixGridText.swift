package import Handset

/// The grids of a matrix for a terminal, of at most 80 columns.
package struct MatrixGridText {
    private static let maximumWidth = 80

    private let heading: MatrixHeading
    private let list: MatrixGrid.List
    private let notes: [RunNote]
    private let isColoured: Bool
    private let width: Int

    /// The width is the number of columns, at most 80; `nil` for 80.
    package init(
        _ matrix: ScenarioMatrix, _ list: MatrixGrid.List, isColoured: Bool, width: Int? = nil
    ) {
        self.width = min(TextFold(width: width).width ?? Self.maximumWidth, Self.maximumWidth)
        heading = MatrixHeading(matrix)
        notes = RunNote.all(of: matrix)
        self.list = list
        self.isColoured = isColoured
    }

    /// Writes the payload, a grid for each version with its totals, and the reasons.
    package func write(into text: inout some TextOutputStream) {
        for line in [heading.payload] + heading.lines {
            text.write(line + "\n")
        }
        for grid in list.grids { write(grid, into: &text) }
        if !list.reasons.isEmpty { text.write("\n") }
        for (index, reason) in list.reasons.enumerated() {
            LineBreaks(width: width, indentation: 4).forEachLine(
                of: "[\(index + 1)] \(reason.note)"
            ) { text.write($0 + $1 + "\n") }
        }
        for note in notes {
            text.write("\n" + TextStyle.bold.of(note.title, if: isColoured) + "\n")
            for line in note.lines {
                LineBreaks(width: width, indentation: 4).forEachLine(of: "  \(line)") {
                    text.write($0 + $1 + "\n")
                }
            }
        }
    }

    private func write(_ grid: MatrixGrid, into text: inout some TextOutputStream) {
        text.write("\n\(TextStyle.bold.of(grid.title, if: isColoured))\n")
        let actions = grid.columns
        let firstWidth = grid.rows.map(\.state.rawValue.count).max() ?? 0
        let widths = actions.indices.map { index in
            ([actions[index]] + grid.rows.map { $0.cells[index].textWithNote })
                .map(\.count).max() ?? 0
        }
        write(
            Self.padded("", to: firstWidth),
            zip(actions, widths).map { ($0, $1, nil) }, into: &text)
        for row in grid.rows {
            let cells = zip(row.cells, widths).map { cell, width in
                (cell.textWithNote, width, Optional(cell))
            }
            write(Self.padded(row.state.rawValue, to: firstWidth), cells, into: &text)
        }
        LineBreaks(width: width, indentation: 2).forEachLine(of: grid.totals) {
            text.write($0 + $1 + "\n")
        }
    }

    private func write(
        _ first: String, _ cells: [(text: String, width: Int, cell: MatrixCell?)],
        into text: inout some TextOutputStream
    ) {
        var line = first
        for (content, width, cell) in cells {
            let padding = Self.padded(content, to: width).dropFirst(content.count)
            line +=
                "  " + (cell.map { Self.style(of: $0).of(content, if: isColoured) } ?? content)
                + padding
        }
        while line.last == " " { line.removeLast() }
        text.write(line + "\n")
    }

    private static func style(of cell: MatrixCell) -> TextStyle {
        cell.isQuiet ? .dim : cell.kind.style
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
