package import Handset

/// An overview of many payloads as text: a line for each, with its name last, so that lines can be written before
/// the longest name is known.
package struct MatrixOverviewText {
    /// The width of a column, which nearly all counts fit into; the counts of every fate are longer.
    private var columnWidth: Int { asked.isEmpty ? 10 : 13 }
    /// The smallest number of columns for names.
    private static let smallestNameWidth = 20

    private let actions: [UserAction]
    private let asked: Set<MatrixCell.Kind>
    private let isColoured: Bool
    /// The number of columns of the terminal, or `nil`.
    private let width: Int?

    /// Names are cut at `width` columns, unless that is `nil`.
    package init(
        _ actions: [UserAction], only asked: Set<MatrixCell.Kind>, isColoured: Bool, width: Int?
    ) {
        self.actions = actions
        self.asked = asked
        self.isColoured = isColoured
        self.width = width
    }

    package var heading: String {
        actions.map { padded($0.rawValue, $0.rawValue.count) }.joined() + "payload\n"
    }

    package func line(_ summary: MatrixSummary) -> String {
        var line = ""
        for (action, counts) in summary.actions {
            let words = summary.words(of: action, counts, asked)
            let style = counts.notable(asked).first?.style
            line += padded(
                isColoured ? style?.of(words, if: true) ?? words : words, words.count)
        }
        return line + name(of: summary.origin) + "\n"
    }

    package func write(
        _ totals: MatrixTotals, refusedCount: Int, into text: inout some TextOutputStream
    ) {
        let sum = totals.sum(refusedCount: refusedCount)
        text.write(TextStyle.bold.of(sum, if: isColoured) + "\n")
        for line in totals.lines { text.write("  \(line)\n") }
    }

    /// The end of a name tells more than its beginning.
    private func name(of origin: PayloadOrigin) -> String {
        let name = origin.description
        guard let width else { return name }
        let left = max(
            width - actions.count * (columnWidth + 2), Self.smallestNameWidth)
        return name.count <= left ? name : "…" + name.suffix(left - 1)
    }

    private func padded(_ text: String, _ count: Int) -> String {
        text + String(repeating: " ", count: max(0, columnWidth - count) + 2)
    }
}
