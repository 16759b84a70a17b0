import Handset
import HandsetSuites

struct Report {
    private var report: any SuiteReport
    private let output: ByteOutput

    /// Creates a report; the style is `nil` in a file.
    init(
        _ format: SuiteReportFormat, _ style: MessageStyle?, isVerbose: Bool,
        hasCoverage: Bool = false, to output: ByteOutput
    ) {
        let isColoured = format == .text && style?.colours.isOutputColoured == true
        report = format.makeReport(
            isColoured: isColoured, width: style?.outputFold.width, isVerbose: isVerbose,
            hasCoverage: hasCoverage)
        self.output = output
        // Keep ANSI colours: the report escapes the text of payloads itself.
        if isColoured { output.showsControls = false }
    }

    mutating func begin() throws(OutputError) {
        var text = ""
        report.begin(to: &text)
        try output.write(text.utf8)
    }

    mutating func write(_ result: SuiteResult) throws(OutputError) {
        try OutputText.write(to: output) { report.write(result, to: &$0) }
    }

    mutating func end() throws(OutputError) {
        try OutputText.write(to: output) { report.end(to: &$0) }
        try output.flush()
    }
}
