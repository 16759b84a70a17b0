package import Handset

/// The grids of a matrix as a picture in SVG, for light and dark.
package struct MatrixPicture {
    private static let margin = 16
    private static let firstWidth = 104
    private static let cellWidth = 116
    private static let cellHeight = 30
    private static let gap = 4
    private static let lineHeight = 20
    /// The number of characters on a line of text, of the fonts of common systems.
    private static let lineLength = 92

    private var elements = ""
    private var y = margin
    private let width: Int

    package init(_ matrix: ScenarioMatrix, _ list: MatrixGrid.List) {
        let longest =
            list.grids.flatMap(\.rows).flatMap(\.cells).map(\.textWithNote.count).max() ?? 0
        let cellWidth = max(Self.cellWidth, 34 + longest * 8)
        width =
            2 * Self.margin + Self.firstWidth
            + (list.grids.map(\.columns.count).max() ?? 0) * (cellWidth + Self.gap)
        let heading = MatrixHeading(matrix)
        addText([heading.payload], style: "title")
        addText(heading.lines, style: "quiet")
        for grid in list.grids { add(grid, cellWidth) }
        y += Self.gap * 2
        addText(list.reasons.enumerated().map { "[\($0 + 1)] \($1.note)" }, style: "text")
    }

    package func write(into text: inout some TextOutputStream) {
        let height = y + Self.margin
        text.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>What the app does with a payload</title>
            <style>
            \(PageStyle.variables(of: PictureStyle.colours))
            \(PictureStyle.kinds)
            text { font: 14px system-ui, sans-serif; fill: var(--ink) }
            .title { font-weight: 600; font-size: 15px }
            .head { font-weight: 600 }
            .quiet { fill: var(--quiet) }
            .cell { fill: var(--c) }
            .tint { fill: var(--t) }
            .other { --c: var(--quiet); --t: transparent }
            </style>
            <rect width="100%" height="100%" rx="8" fill="var(--page)"/>
            \(elements)</svg>

            """)
    }

    private mutating func add(_ grid: MatrixGrid, _ cellWidth: Int) {
        y += Self.gap * 4
        addText([grid.title], style: "head")
        let columns = grid.columns.indices.map {
            Self.margin + Self.firstWidth + $0 * (cellWidth + Self.gap)
        }
        for (heading, x) in zip(grid.columns, columns) {
            elements += Self.text(heading, x + 10, y + 16, style: "quiet")
        }
        y += Self.lineHeight + Self.gap
        for row in grid.rows {
            elements += Self.text(row.state.rawValue, Self.margin, y + 20, style: "text")
            for (cell, x) in zip(row.cells, columns) {
                add(cell, x, cellWidth)
            }
            y += Self.cellHeight + Self.gap
        }
        addText([grid.totals], style: "quiet")
    }

    private mutating func add(_ cell: MatrixCell, _ x: Int, _ width: Int) {
        let isEmpty = cell.text.isEmpty
        elements += "<g class=\"\(cell.kind.rawValue)\(cell.isQuiet ? " other" : "")\">"
        elements +=
            "<rect class=\"tint\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" "
            + "height=\"\(Self.cellHeight)\" rx=\"4\"/>"
        if !isEmpty {
            elements +=
                "<g transform=\"translate(\(x + 10) \(y + 8))\">"
                + "\(PictureStyle.shape(of: cell.kind))</g>"
            if cell.kind != .impossible {
                elements += Self.text(cell.textWithNote, x + 30, y + 20, style: "cell")
            }
        }
        elements += "</g>\n"
    }

    /// Adds lines of text, which are broken between words.
    private mutating func addText(_ texts: [String], style: String) {
        for text in texts {
            LineBreaks(width: Self.lineLength, indentation: 3).forEachLine(of: text) {
                indent, line in
                elements += Self.text(
                    line, Self.margin + indent.count * 6, y + 15, style: style)
                y += Self.lineHeight
            }
        }
    }

    private static func text(
        _ text: some StringProtocol, _ x: Int, _ y: Int, style: String
    ) -> String {
        "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(String(text).escapedAsXML)</text>\n"
    }
}
