/// The grids of matrices as a page of HTML: one file that needs no other, and no scripts.
package struct MatrixPage {
    /// Creates a page.
    package init() {}

    /// Writes the beginning of the page.
    package func begin(into text: inout some TextOutputStream) {
        let shapes = MatrixCell.Kind.allCases.map { kind in
            "<symbol id=\"\(kind.rawValue)\" viewBox=\"0 0 14 14\">"
                + "\(PictureStyle.shape(of: kind))</symbol>"
        }.joined()
        text.write(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>What the app does with a payload</title>
            <style>
            \(PictureStyle.variables)
            \(PictureStyle.kinds)
            \(Self.style)
            </style>
            <svg width="0" height="0" aria-hidden="true">\(shapes)</svg>
            <main>

            """)
    }

    /// Writes the section of a payload.
    package func write(
        _ matrix: DeviceMatrix, _ list: MatrixGrid.List, into text: inout some TextOutputStream
    ) {
        let heading = MatrixHeading(matrix)
        text.write("<section>\n<h1>\(heading.payload.escapedAsXML)</h1>\n<ul class=\"sessions\">\n")
        for line in heading.sessions { text.write("<li>\(line.escapedAsXML)</li>\n") }
        text.write("</ul>\n")
        for grid in list.grids { write(grid, into: &text) }
        if !list.reasons.isEmpty {
            text.write("<ol>\n")
            for reason in list.reasons { text.write("<li>\(reason.escapedAsXML)</li>\n") }
            text.write("</ol>\n")
        }
        text.write("</section>\n")
    }

    /// Writes the end of the page.
    package func end(into text: inout some TextOutputStream) {
        text.write("</main>\n</html>\n")
    }

    private func write(_ grid: MatrixGrid, into text: inout some TextOutputStream) {
        let caption = grid.title.escapedAsXML.replacing("\n", with: "<br>")
        text.write("<div class=\"grid\"><table>\n<caption>\(caption)</caption>\n<tr><td></td>")
        for action in UserAction.allCases {
            text.write("<th scope=\"col\">\(action.rawValue)</th>")
        }
        text.write("</tr>\n")
        for row in grid.rows {
            text.write("<tr><th scope=\"row\">\(row.state.rawValue)</th>")
            for cell in row.cells { write(cell, into: &text) }
            text.write("</tr>\n")
        }
        text.write("</table></div>\n<p>\(grid.totals)</p>\n")
    }

    private func write(_ cell: MatrixCell, into text: inout some TextOutputStream) {
        let note = cell.note.map { " <sup>\($0)</sup>" } ?? ""
        let words =
            cell.kind == .impossible ? "<span class=\"word\">not possible</span>" : cell.text
        text.write("<td class=\"\(cell.kind.rawValue)\(cell.isQuiet ? " other" : "")\">")
        if !cell.text.isEmpty {
            text.write(
                "<svg class=\"shape\" aria-hidden=\"true\"><use href=\"#\(cell.kind.rawValue)\"/></svg>"
                    + "\(words)\(note)")
        }
        text.write("</td>")
    }

    private static let style = """
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
        main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem }
        section + section { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1rem }
        h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere }
        .sessions { list-style: none; margin: 0; padding: 0; color: var(--quiet); overflow-wrap: anywhere }
        .grid { overflow-x: auto }
        table { border-collapse: separate; border-spacing: 3px; margin: 1.25rem 0 0 }
        caption { text-align: left; font-weight: 600; padding-bottom: .25rem }
        th { font-weight: 500; text-align: left; padding: .25rem .625rem; white-space: nowrap }
        th[scope=row], caption { padding-left: 0 }
        tr:first-of-type th { color: var(--quiet); font-size: .875rem }
        td { color: var(--c); background: var(--t); border-radius: 4px; padding: .375rem .625rem; min-width: 6rem; white-space: nowrap }
        td.other { --c: var(--quiet); --t: transparent }
        td.not-possible { font-size: .8125rem }
        .shape { width: 14px; height: 14px; vertical-align: -2px; margin-right: .375rem }
        sup { font-size: .75em }
        p { margin: .5rem 0 0; color: var(--quiet) }
        ol { margin: 1rem 0 0; padding-left: 1.5rem; overflow-wrap: anywhere }
        """
}
