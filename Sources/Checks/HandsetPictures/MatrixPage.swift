package import Handset

/// The grids of matrices as a page of HTML: one file that needs no other.
///
/// The page of several payloads has an index, and the only script that the page's policy allows sorts and searches
/// it.
package struct MatrixPage {
    package init() {}

    /// Writes the head of the page; `matrix` is the only one on it, `nil` if there are several.
    package func begin(
        hasIndex: Bool, of matrix: ScenarioMatrix? = nil, into text: inout some TextOutputStream
    ) {
        let name = matrix.map { "\(MatrixHeading($0).title.name): what the app does with it" }
        Self.write(into: &text) { html in
            HTMLPage.begin(
                title: name ?? "What the app does with payloads",
                style: ([PictureStyle.kinds, Self.style] + (hasIndex ? [IndexTable.style] : []))
                    .joined(separator: "\n"),
                script: hasIndex ? IndexTable.scriptHash : nil, into: &html)
            html.element(.svg, ["width": "0", "height": "0", "aria-hidden": "true"]) { html in
                for kind in MatrixCell.Kind.allCases {
                    html.element(.symbol, ["id": kind.rawValue, "viewBox": "0 0 14 14"]) {
                        $0.writeMarkup(PictureStyle.shape(of: kind))
                    }
                }
            }
            html.endLine()
        }
    }

    /// Writes the section of a payload, with its number if there is an index.
    ///
    /// `claims` are lines that say on what each cell rests; none if they are not wanted.
    package func write(
        _ matrix: ScenarioMatrix, _ list: MatrixGrid.List, number: Int? = nil,
        claims: [String] = [], into text: inout some TextOutputStream
    ) {
        let heading = MatrixHeading(matrix)
        Self.write(into: &text) { html in
            html.element(.section, number.map { ["id": "payload-\($0)"] } ?? [:]) { html in
                html.element(number == nil ? .h1 : .h2, text: heading.title.name)
                html.element(.ul, ["class": "plain quiet"]) { html in
                    html.element(.li, text: heading.title.details)
                    for line in heading.lines { html.element(.li, text: line) }
                }
                for grid in list.grids { Self.write(grid, of: number, into: &html) }
                if !list.reasons.isEmpty {
                    html.element(.ol, ["class": "reasons"]) { html in
                        for reason in list.reasons { html.element(.li, text: reason.note) }
                    }
                }
                Self.write(RunNote.all(of: matrix), into: &html)
                if !claims.isEmpty {
                    html.element(.ul, ["class": "reasons"]) { html in
                        for line in claims { html.element(.li, text: line) }
                    }
                }
            }
            html.endLine()
        }
    }

    package func end(hasIndex: Bool, into text: inout some TextOutputStream) {
        Self.write(into: &text) { html in
            if hasIndex { IndexTable.writeScript(into: &html) }
            HTMLPage.end(into: &html)
        }
    }

    private static func write(
        into text: inout some TextOutputStream, _ body: (inout HTMLText) -> Void
    ) {
        var html = HTMLText()
        body(&html)
        text.write(html.text)
    }

    /// Writes a grid; `number` is that of its payload if the page has several, whose grids have the same titles.
    private static func write(
        _ grid: MatrixGrid, of number: Int?, into html: inout HTMLText
    ) {
        html.endLine()
        let name = number.map { "Payload \($0), \(grid.title)" } ?? grid.title
        html.element(
            .div, ["class": "grid", "tabindex": "0", "role": "region", "aria-label": name]
        ) { html in
            html.element(.table) { html in
                html.element(.caption, text: grid.title)
                html.element(.tr) { html in
                    html.element(.td)
                    for column in grid.columns {
                        html.element(.th, ["scope": "col"], text: column)
                    }
                }
                for row in grid.rows {
                    html.endLine()
                    html.element(.tr) { html in
                        html.element(.th, ["scope": "row"], text: row.state.rawValue)
                        for cell in row.cells { write(cell, into: &html) }
                    }
                }
            }
        }
        html.endLine()
        html.element(.p, ["class": "quiet"], text: grid.totals)
    }

    private static func write(_ notes: [RunNote], into html: inout HTMLText) {
        guard !notes.isEmpty else { return }
        html.element(.ul, ["class": "runs"]) { html in
            for note in notes {
                html.endLine()
                html.element(.li) { html in
                    html.write(note.title)
                    html.element(.pre) { html in
                        for (index, line) in note.lines.enumerated() {
                            if index > 0 { html.element(.br) }
                            html.write(line)
                        }
                    }
                }
            }
        }
        html.endLine()
    }

    private static func write(_ cell: MatrixCell, into html: inout HTMLText) {
        let kind = cell.kind.rawValue
        html.element(.td, ["class": cell.isQuiet ? "\(kind) other" : kind]) { html in
            guard !cell.text.isEmpty else { return }
            html.element(.svg, ["class": "shape", "aria-hidden": "true"]) { html in
                html.element(.use, ["href": "#\(kind)"])
            }
            html.write(cell.kind == .impossible ? cell.kind.words : cell.text)
            if let note = cell.note { html.element(.sup, text: "\(note)") }
            guard !cell.mark.isEmpty else { return }
            html.element(.br)
            html.element(.small, text: cell.mark.replacing(" ≠", with: "≠"))
        }
    }

    private static let style = """
        .grid {
          overflow-x: auto;
          background: linear-gradient(90deg, var(--page) 30%, transparent) local, linear-gradient(270deg, var(--page) 30%, transparent) right local,
            linear-gradient(90deg, var(--line), transparent), linear-gradient(270deg, var(--line), transparent) right;
          background-repeat: no-repeat; background-size: 2.5rem 100%, 2.5rem 100%, .75rem 100%, .75rem 100%
        }
        table { border-collapse: separate; border-spacing: 3px; margin: 1.25rem 0 0 }
        caption { text-align: left; font-weight: 600; padding-bottom: .25rem }
        th { font-weight: 500; text-align: left; padding: .25rem .625rem; white-space: nowrap }
        th[scope=row], caption { padding-left: 0 }
        tr:first-of-type th { color: var(--quiet); font-size: .875rem }
        td { color: var(--c); background: var(--t); border-radius: 4px; padding: .375rem .625rem; min-width: 6rem; white-space: nowrap }
        td.other { --c: var(--quiet); --t: transparent }
        td.not-possible { font-size: .8125rem }
        td small { padding-left: 20px }
        .runs { list-style: none; padding: 0 }
        .runs li { margin: .75rem 0 0 }
        .runs pre { margin: .25rem 0 0; padding: .5rem .75rem; overflow-x: auto; border-radius: 4px; background: var(--t, rgb(128 128 128 / .12)); font-size: .8125rem }
        .shape { width: 14px; height: 14px; vertical-align: -2px; margin-right: .375rem }
        sup { font-size: .75em; margin-left: .25rem }
        """
}
