package import Handset

/// An overview of many payloads as a table in Markdown, for pull requests.
package struct MatrixOverviewMarkdown {
    private let actions: [UserAction]
    private let asked: Set<MatrixCell.Kind>

    package init(_ actions: [UserAction], only asked: Set<MatrixCell.Kind>) {
        self.actions = actions
        self.asked = asked
    }

    /// Returns what comes before the rows: the sums, and the head of the table.
    package func beginning(_ totals: MatrixTotals, refusedCount: Int) -> String {
        var text = "### \(totals.sum(refusedCount: refusedCount))\n\n"
        for line in totals.lines { text += "- \(line)\n" }
        if !totals.lines.isEmpty { text += "\n" }
        guard totals.shownCount > 0 else { return text }
        let columns = ["payload", "target"] + actions.map(\.rawValue)
        return text + "| \(columns.joined(separator: " | ")) |\n"
            + "|\(String(repeating: " --- |", count: columns.count))\n"
    }

    package func row(_ summary: MatrixSummary) -> String {
        let cells = summary.actions.map { action, counts in
            let words = summary.words(of: action, counts, asked)
            let isUnwanted = counts.notable(asked).contains(where: FateCounts.unwanted.contains)
            return isUnwanted ? "**\(words)**" : words
        }
        let session =
            summary.session == nil
            ? summary.sessionText : MatrixMarkdown.cell(summary.sessionText)
        let columns = [MatrixMarkdown.cell("\(summary.origin)"), session] + cells
        return "| \(columns.joined(separator: " | ")) |\n"
    }

    /// Returns the grids of a payload in an element that opens when the reader wants it.
    package static func folded(_ summary: MatrixSummary, _ grids: String) -> String {
        var html = HTMLText()
        html.element(.code, text: "\(summary.origin)")
        return "\n<details><summary>\(html.text)</summary>\n\n\(grids)\n</details>\n"
    }
}
