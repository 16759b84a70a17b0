import Handset
import HandsetBuild

/// Writes the findings of `handset lint` to standard output.
struct LintReport {
    private let format: Lint.Format
    private let output: ByteOutput
    private var counts = LintCounts()
    private var payloadCount = 0
    private var knownCount = 0
    private var sarif = LintSARIF(toolVersion: HandsetVersion.number)

    init(_ format: Lint.Format, to output: ByteOutput) {
        self.format = format
        self.output = output
    }

    /// Writes what comes before the first payload.
    func begin() throws(OutputError) {
        if format == .sarif { try output.write(sarif.beginning) }
    }

    /// Writes the findings in a payload.
    mutating func write(_ result: LintResult, of payload: Payload) throws(OutputError) {
        counts.add(result.counts)
        payloadCount += 1
        knownCount += result.knownCount
        switch format {
        case .text:
            for finding in result.findings {
                try output.write(LintText.lines(of: finding).utf8)
            }
            let more = LintText.lineAboutMore(result.moreCount, of: payload.origin)
            try output.write(more.utf8)
        case .github:
            for finding in result.findings {
                try output.write(LintText.gitHubCommand(for: finding).utf8)
            }
            let more = LintText.lineAboutMore(result.moreCount, of: payload.origin)
            try output.write(more.utf8)
        case .sarif: try output.write(sarif.text(of: result, in: payload))
        case .json:
            try output.write(
                LintRecord(result, of: payload).json, terminator: UInt8(ascii: "\n"))
        }
    }

    /// Writes the end of the report.
    ///
    /// - Parameter hasRefusals: True if some input was rejected.
    /// - Throws: ``OutputError`` if it cannot be written.
    func end(hasRefusals: Bool) throws(OutputError) {
        switch format {
        case .text, .github:
            let summary = LintText.summary(
                counts, payloadCount: payloadCount, knownCount: knownCount)
            try output.write(summary.utf8)
        case .sarif: try output.write(sarif.end(isComplete: !hasRefusals))
        case .json: break
        }
    }
}
