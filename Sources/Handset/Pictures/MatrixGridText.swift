/// The grids of a matrix for a terminal, of at most 80 columns unless two versions are compared.
package struct MatrixGridText {
    /// The number of columns of a line of text.
    private static let width = 80

    private let heading: MatrixHeading
    private let list: MatrixGrid.List
    private let isColoured: Bool

    /// Creates the text of grids.
    ///
    /// - Parameters:
    ///   - matrix: The matrix.
    ///   - list: Its grids.
    ///   - isColoured: If true, fates have colours, as escape sequences for a terminal.
    package init(_ matrix: DeviceMatrix, _ list: MatrixGrid.List, isColoured: Bool) {
        heading = MatrixHeading(matrix)
        self.list = list
        self.isColoured = isColoured
    }

    /// Writes the payload, a grid for each version with its totals, and the reasons.
    package func write(into text: inout some TextOutputStream) {
        for line in [heading.payload] + heading.sessions {
            text.write(line + "\n")
        }
        for grid in list.grids { write(grid, into: &text) }
        if !list.reasons.isEmpty { text.write("\n") }
        for (index, reason) in list.reasons.enumerated() {
            LineBreaks(width: Self.width, indentation: 4).forEachLine(
                of: "[\(index + 1)] \(reason)"
            ) { text.write($0 + $1 + "\n") }
        }
    }

    private func write(_ grid: MatrixGrid, into text: inout some TextOutputStream) {
        text.write("\n\(styled("1", grid.title))\n")
        let actions = UserAction.allCases.map(\.rawValue)
        let firstWidth = grid.rows.map(\.state.rawValue.count).max() ?? 0
        let widths = actions.indices.map { index in
            ([actions[index]] + grid.rows.map { $0.cells[index].textWithNote })
                .map(\.count).max() ?? 0
        }
        write(
            Self.padded("", to: firstWidth),
            zip(actions, widths).map { (Self.padded($0, to: $1), nil) }, into: &text)
        for row in grid.rows {
            let cells = zip(row.cells, widths).map { cell, width in
                (Self.padded(cell.textWithNote, to: width), Optional(cell))
            }
            write(Self.padded(row.state.rawValue, to: firstWidth), cells, into: &text)
        }
        text.write("\(grid.totals)\n")
    }

    private func write(
        _ first: String, _ cells: [(text: String, cell: MatrixCell?)],
        into text: inout some TextOutputStream
    ) {
        var line = first
        for (content, cell) in cells {
            line += "  " + (cell.map { styled(Self.style(of: $0), content) } ?? content)
        }
        while line.last == " " { line.removeLast() }
        text.write(line + "\n")
    }

    /// Returns the parameters of `Select Graphic Rendition` (ECMA-48).
    private static func style(of cell: MatrixCell) -> String {
        guard !cell.isQuiet else { return "2" }
        return switch cell.kind {
        case .routed: "32"
        case .twice: "35"
        case .waiting: "33"
        case .lost: "31"
        case .impossible, .none: "2"
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func styled(_ style: String, _ text: String) -> String {
        isColoured ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }
}
