import Handset
import HandsetBuild
import HandsetLint

struct LintReport {
    private let format: LintFormat
    private let output: ByteOutput
    private let text: MessageText
    private var counts = LintCounts()
    private var payloadCount = 0
    private var knownCount = 0
    private var sarif = LintSARIF(toolVersion: HandsetVersion.number)

    /// Creates a report; the style is `nil` in a file.
    init(_ format: LintFormat, _ style: MessageStyle?, to output: ByteOutput) {
        self.format = format
        self.output = output
        let style = format == .text ? style : nil
        let isColoured = style?.colours.isOutputColoured == true
        text = MessageText(
            isColoured: isColoured, fold: style?.outputFold ?? TextFold(width: nil))
        // Keep ANSI colours: the text shows the controls of payloads itself.
        if isColoured { output.showsControls = false }
    }

    func begin() throws(OutputError) {
        if format == .sarif { try output.write(sarif.beginning) }
    }

    mutating func write(_ result: LintResult, of payload: Payload) throws(OutputError) {
        counts.add(result.counts)
        payloadCount += 1
        knownCount += result.knownCount
        switch format {
        case .text:
            for finding in result.findings { try write(LintText.lines(of: finding)) }
            try write(LintText.lineAboutMore(result.moreCount, of: payload.origin))
        case .github:
            for finding in result.findings { try write(LintText.gitHubCommand(for: finding)) }
            try write(LintText.lineAboutMore(result.moreCount, of: payload.origin))
        case .sarif: try output.write(sarif.text(of: result, in: payload))
        case .json:
            try output.write(
                LintRecord(result, of: payload).json, terminator: UInt8(ascii: "\n"))
        }
    }

    /// Writes the record of a refusal, if the report has records.
    func write(_ record: RefusalRecord) throws(OutputError) {
        if format == .json { try output.write(record.json, terminator: UInt8(ascii: "\n")) }
    }

    /// Writes the end of the report, which is not complete if some input was rejected, or not read.
    func end(isComplete: Bool) throws(OutputError) {
        switch format {
        case .text, .github:
            try write(
                LintText.summary(counts, payloadCount: payloadCount, knownCount: knownCount))
        case .sarif: try output.write(sarif.end(isComplete: isComplete))
        case .json: break
        }
        try output.flush()
    }

    private func write(_ lines: String) throws(OutputError) {
        try output.write(text.written(lines).utf8)
    }
}
