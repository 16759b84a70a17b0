package import Handset

/// The index of a page about many payloads: a row for each, by action, that a script sorts and searches.
package struct MatrixIndex {
    private let actions: [UserAction]
    private let asked: Set<MatrixCell.Kind>

    package init(_ actions: [UserAction], only asked: Set<MatrixCell.Kind>) {
        self.actions = actions
        self.asked = asked
    }

    /// Returns what comes before the rows: the sums, and the head of the table.
    package func beginning(_ totals: MatrixTotals, refusedCount: Int) -> String {
        var html = HTMLText()
        html.element(.header) { html in
            html.element(.h1, text: totals.sum(refusedCount: refusedCount))
            for line in totals.lines { html.element(.p, ["class": "quiet"], text: line) }
        }
        html.endLine()
        if totals.shownCount > 0 {
            IndexTable.begin(
                ["payload", "target"] + actions.map(\.rawValue),
                into: &html)
        }
        return html.text
    }

    /// Returns the row of a payload, which leads to the section with its number, unless that is `nil`.
    package func row(_ summary: MatrixSummary, section: Int?) -> String {
        var html = HTMLText()
        html.element(.tr) { html in
            html.element(.th, ["scope": "row"]) { html in
                if let section {
                    html.element(
                        .a, ["href": "#payload-\(section)"], text: "\(summary.origin)")
                } else {
                    html.write("\(summary.origin)")
                }
            }
            html.element(.td, ["class": summary.session == nil ? "quiet" : "mono"]) {
                $0.writeShown(summary.sessionText)
            }
            for (action, counts) in summary.actions {
                write(counts, summary.words(of: action, counts, asked), into: &html)
            }
        }
        html.endLine()
        return html.text
    }

    /// Returns what comes after the rows.
    package func end(_ totals: MatrixTotals) -> String {
        var html = HTMLText()
        if totals.shownCount > 0 { IndexTable.end(into: &html) }
        return html.text
    }

    private func write(_ counts: FateCounts, _ words: String, into html: inout HTMLText) {
        let kinds = counts.notable(asked)
        html.element(
            .td, ["class": kinds.first?.rawValue ?? "", "data-key": counts.sortKey(asked)]
        ) { html in
            guard let kind = kinds.first else { return }
            guard kind != .impossible else { return html.write("·") }
            html.element(.svg, ["class": "shape", "aria-hidden": "true"]) { html in
                html.element(.use, ["href": "#\(kind.rawValue)"])
            }
            html.write(words)
        }
    }
}
