import Handset
import HandsetBuild
import HandsetLint

/// A report of `handset lint`, in one format.
struct LintReport {
    private let format: LintFormat
    /// True if payloads have a line each, and no findings are told.
    private let isSummary: Bool
    private let output: ByteOutput
    private let text: MessageText
    private var totals = LintTotals()
    private var sarif = LintSARIF(toolVersion: HandsetVersion.number)
    private var junit: LintJUnit
    private let page = LintPage()
    /// The text after the sums, where these stand first: the rows of an index or the cases, and the sections.
    private var rows: HeldText?
    private var sections: HeldText?

    /// Creates a report; the style is `nil` in a file.
    ///
    /// `failOn` is the lowest severity of findings that fail.
    init(
        _ format: LintFormat, _ style: MessageStyle?, isSummary: Bool, failOn: LintSeverity?,
        to output: ByteOutput
    ) {
        self.format = format
        self.isSummary = isSummary
        self.output = output
        junit = LintJUnit(failOn: failOn)
        let style = format == .text ? style : nil
        let isColoured = style?.colours.isOutputColoured == true
        text = MessageText(
            isColoured: isColoured, fold: style?.outputFold ?? TextFold(width: nil))
        // Keep ANSI colours: the text shows the controls of payloads itself.
        if isColoured { output.showsControls = false }
    }

    mutating func begin() throws(OutputError) {
        switch format {
        case .sarif: try output.write(sarif.beginning)
        case .html:
            rows = try HeldText()
            sections = try HeldText()
        case .junit: rows = try HeldText()
        case .text, .github, .json: break
        }
    }

    mutating func write(_ result: LintResult, of payload: Payload) throws(OutputError) {
        totals.add(result)
        switch format {
        case .text where isSummary:
            if totals.payloadCount == 1 { try output.write(LintText.heading.utf8) }
            try output.write(LintText.line(result, of: payload.origin).utf8)
        case .text:
            for finding in result.findings { try write(LintText.lines(of: finding)) }
            try write(LintText.lineAboutMore(result.moreCount, of: payload.origin))
        case .github:
            for finding in result.findings { try write(LintText.gitHubCommand(for: finding)) }
            try write(LintText.lineAboutMore(result.moreCount, of: payload.origin))
        case .sarif: try output.write(sarif.text(of: result, in: payload.origin))
        case .json:
            try output.write(
                LintRecord(result, of: payload.origin).json, terminator: UInt8(ascii: "\n"))
        case .html: try hold(result, of: payload.origin)
        case .junit: try rows?.write(junit.testCase(result, of: payload.origin))
        }
    }

    private func hold(_ result: LintResult, of origin: PayloadOrigin) throws(OutputError) {
        let number = totals.payloadCount
        var isDetailed = false
        if !isSummary, !result.findings.isEmpty {
            isDetailed =
                try sections?.write(page.section(result, of: origin, number: number)) ?? false
        }
        try rows?.write(page.row(result, of: origin, section: isDetailed ? number : nil))
    }

    /// Writes the record of a refusal, if the report has records.
    func write(_ record: RefusalRecord) throws(OutputError) {
        if format == .json { try output.write(record.json, terminator: UInt8(ascii: "\n")) }
    }

    /// Writes the end of the report, after some values and sources were rejected.
    ///
    /// - Returns: The number of payloads that were left out, because the report would be too long.
    /// - Throws: ``OutputError``
    mutating func end(isComplete: Bool, refusedCount: Int) throws(OutputError) -> Int {
        switch format {
        case .text:
            // The sums of one payload are plain to see.
            let sums =
                isSummary || totals.payloadCount > 1 ? LintText.lines(of: totals) : ""
            if !sums.isEmpty || isSummary && totals.payloadCount > 0 {
                try output.write("\n".utf8)
            }
            try write(sums)
            try write(LintText.summary(totals, refusedCount: refusedCount))
        case .github: try write(LintText.summary(totals, refusedCount: refusedCount))
        case .sarif: try output.write(sarif.end(isComplete: isComplete))
        case .html:
            try output.write(page.beginning(totals, refusedCount: refusedCount).utf8)
            try rows?.copy(to: output)
            try output.write(page.endOfIndex(totals).utf8)
            try sections?.copy(to: output)
            try output.write(page.end().utf8)
        case .junit:
            let refused = junit.testCase(refusedCount: refusedCount)
            try output.write(junit.beginning.utf8)
            try rows?.copy(to: output)
            try output.write((refused + LintJUnit.end).utf8)
        case .json: break
        }
        try output.flush()
        return max(rows?.leftOutCount ?? 0, sections?.leftOutCount ?? 0)
    }

    private func write(_ lines: String) throws(OutputError) {
        try output.write(text.written(lines).utf8)
    }
}
