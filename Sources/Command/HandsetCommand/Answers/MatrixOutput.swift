import ArgumentParser
import Handset
import HandsetPictures

/// The output of `handset matrix`: an overview of several payloads, with a line for each, and the details of each.
///
/// The sums and the overview stand before the details, which are held in a file until then. Only a stream of text
/// is answered the other way round: each payload when it comes, and the sums at its end.
struct MatrixOutput {
    /// The order in which payloads are told.
    enum Order {
        /// Details alone, as they come, and sums at the end.
        case details
        /// The overview first if there are several payloads.
        case overviewOfSeveral
        /// The overview alone.
        case summary
    }

    private let format: MatrixFormat
    private let kinds: Set<MatrixCell.Kind>
    private let order: Order
    private let output: ByteOutput
    private let style: MessageStyle
    private let page = MatrixPage()
    private let text: MatrixOverviewText
    private let markdown: MatrixOverviewMarkdown
    private let index: MatrixIndex
    private(set) var totals: MatrixTotals
    private var rows: HeldText?
    private var details: HeldText?
    /// The only payload so far that is shown.
    private var first: ScenarioMatrix?
    /// True if the heading of the overview is written, and rows go straight to the output.
    private var isOverviewOpen = false
    /// The picture, which is written when it is known to be the only one.
    private var picture: MatrixPicture?

    /// Empty `kinds` stand for all fates; `actions` are those that the matrices have.
    init(
        _ format: MatrixFormat, _ actions: [UserAction], only kinds: Set<MatrixCell.Kind>,
        in order: Order, streams: StandardStreams
    ) {
        self.format = format
        self.kinds = kinds
        self.order = order
        output = streams.output
        style = streams.style
        totals = MatrixTotals(only: kinds)
        text = MatrixOverviewText(
            actions, only: kinds, isColoured: style.colours.isOutputColoured,
            width: style.outputFold.width)
        markdown = MatrixOverviewMarkdown(actions, only: kinds)
        index = MatrixIndex(actions, only: kinds)
        // Keep ANSI colours: grids show the controls of payloads themselves.
        if isForPeople, streams.isOutputColoured { output.showsControls = false }
    }

    private var isForPeople: Bool { [.grid, .text].contains(format) }

    /// Writes a payload, or leaves it out if it has none of the fates that were asked for.
    mutating func write(_ matrix: ScenarioMatrix, _ summary: MatrixSummary) throws {
        totals.add(summary)
        guard totals.shows(summary) else { return }
        switch format {
        case .json where order == .summary:
            try output.write(summary.json, terminator: UInt8(ascii: "\n"))
        case .json: try writeJSON(matrix)
        case .svg:
            guard totals.shownCount == 1 else {
                throw ValidationError(
                    "A picture shows one payload; give one payload, or --format html.")
            }
            picture = MatrixPicture(matrix, grids(of: matrix))
        case .text where order == .details, .grid where order == .details:
            if totals.shownCount > 1 { try output.write("\n".utf8) }
            try OutputText.write(to: output) { write(matrix, into: &$0) }
        case .text, .grid, .markdown, .html: try hold(matrix, summary)
        }
    }

    private mutating func hold(_ matrix: ScenarioMatrix, _ summary: MatrixSummary) throws {
        first = totals.shownCount == 1 ? matrix : nil
        if isForPeople, order == .summary || totals.shownCount > 1 { try openOverview() }
        var isDetailed = false
        if order != .summary {
            let details = try details ?? HeldText()
            self.details = details
            isDetailed = try details.write(self.details(of: matrix, summary))
        }
        let row =
            switch format {
            case .markdown: markdown.row(summary)
            case .html: index.row(summary, section: isDetailed ? totals.shownCount : nil)
            case .text, .grid, .json, .svg: text.line(summary)
            }
        if isOverviewOpen {
            try output.write(row.utf8)
        } else {
            let rows = try rows ?? HeldText()
            self.rows = rows
            try rows.write(row)
        }
    }

    private mutating func openOverview() throws(OutputError) {
        guard !isOverviewOpen else { return }
        isOverviewOpen = true
        try output.write(text.heading.utf8)
        try rows?.copy(to: output)
        rows = nil
    }

    /// Returns the details of one payload among several.
    private func details(of matrix: ScenarioMatrix, _ summary: MatrixSummary) -> String {
        var text = ""
        switch format {
        case .markdown:
            write(matrix, into: &text)
            return MatrixOverviewMarkdown.folded(summary, text)
        case .html:
            page.write(
                matrix, grids(of: matrix), number: totals.shownCount,
                claims: MatrixClaims(matrix.only(kinds)).lines, into: &text)
        case .text, .grid, .json, .svg:
            text = "\n"
            write(matrix, into: &text)
        }
        return text
    }

    /// Writes the details of a payload as if there were no other.
    private func write(_ matrix: ScenarioMatrix, into text: inout some TextOutputStream) {
        switch format {
        case .text:
            let matrix = matrix.only(kinds)
            MatrixText(
                matrix, isColoured: style.colours.isOutputColoured,
                width: style.outputFold.width
            ).write(into: &text)
            MatrixClaims(matrix).writeSentences(width: style.outputFold.width, into: &text)
        case .grid:
            MatrixGridText(
                matrix, grids(of: matrix), isColoured: style.colours.isOutputColoured,
                width: style.outputFold.width
            ).write(into: &text)
            MatrixClaims(matrix.only(kinds)).write(width: style.outputFold.width, into: &text)
        case .markdown:
            MatrixMarkdown(matrix, grids(of: matrix)).write(into: &text)
            MatrixClaims(matrix.only(kinds)).writeMarkdown(into: &text)
        case .html:
            page.write(
                matrix, grids(of: matrix), claims: MatrixClaims(matrix.only(kinds)).lines,
                into: &text)
        case .json, .svg: break
        }
    }

    /// Makes the grids, which tables and records do without.
    private func grids(of matrix: ScenarioMatrix) -> MatrixGrid.List {
        MatrixGrid.List(matrix, only: kinds)
    }

    private func writeJSON(_ matrix: ScenarioMatrix) throws {
        try matrix.only(kinds).writeJSON(terminator: UInt8(ascii: "\n")) { try output.write($0) }
    }

    // MARK: - The end

    /// Writes the sums and what was held, and returns the number of payloads whose details were left out.
    mutating func end(refusedCount: Int) throws(OutputError) -> Int {
        let isSingle =
            totals.payloadCount == 1 && totals.shownCount == 1 && order != .summary
        switch format {
        case .json: break
        case .svg:
            if let picture { try OutputText.write(to: output) { picture.write(into: &$0) } }
        case .html: try endPage(isSingle: isSingle, refusedCount)
        case .text, .grid, .markdown:
            if isSingle || totals.payloadCount == 0 && order != .summary {
                if let first { try OutputText.write(to: output) { write(first, into: &$0) } }
            } else {
                try endOverview(refusedCount)
            }
        }
        return isSingle ? 0 : max(rows?.leftOutCount ?? 0, details?.leftOutCount ?? 0)
    }

    private mutating func endOverview(_ refusedCount: Int) throws(OutputError) {
        if format == .markdown {
            try output.write(markdown.beginning(totals, refusedCount: refusedCount).utf8)
            try rows?.copy(to: output)
        } else {
            if order != .details, totals.shownCount > 0 { try openOverview() }
            if totals.shownCount > 0 { try output.write("\n".utf8) }
            try OutputText.write(to: output) {
                text.write(totals, refusedCount: refusedCount, into: &$0)
            }
        }
        try details?.copy(to: output)
    }

    private func endPage(isSingle: Bool, _ refusedCount: Int) throws(OutputError) {
        let hasIndex = !isSingle && totals.payloadCount > 0
        try OutputText.write(to: output) {
            page.begin(hasIndex: hasIndex, of: hasIndex ? nil : first, into: &$0)
        }
        if hasIndex {
            try output.write(index.beginning(totals, refusedCount: refusedCount).utf8)
            try rows?.copy(to: output)
            try output.write(index.end(totals).utf8)
            try details?.copy(to: output)
        } else if let first {
            try OutputText.write(to: output) { write(first, into: &$0) }
        }
        try OutputText.write(to: output) { page.end(hasIndex: hasIndex, into: &$0) }
    }
}

extension ScenarioMatrix {
    /// Returns the matrix with the rows of some fates; with all rows if there are none.
    fileprivate func only(_ kinds: Set<MatrixCell.Kind>) -> ScenarioMatrix {
        guard !kinds.isEmpty else { return self }
        var matrix = self
        matrix.rows.removeAll { !kinds.contains(MatrixCell.Kind($0)) }
        return matrix
    }
}
