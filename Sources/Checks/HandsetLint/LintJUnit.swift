package import Handset

/// The findings of a lint in JUnit's XML: a case for each payload, which fails for findings of a severity.
///
/// The other findings of a payload stand in its `system-out`. Whatever was rejected is an `error`.
package struct LintJUnit {
    private let failOn: LintSeverity?
    private var caseCount = 0
    private var failureCount = 0
    private var errorCount = 0

    /// A payload fails for findings of at least `failOn`; for none, if that is `nil`.
    package init(failOn: LintSeverity?) { self.failOn = failOn }

    package mutating func testCase(_ result: LintResult, of origin: PayloadOrigin) -> String {
        caseCount += 1
        let source = SourceExcerpt.shown(origin.source)
        let attributes =
            JUnitXML.attributes(
                name: "payload \(origin.number)", suite: source, file: source)
            + " line=\"\(origin.line)\""
        let lines = result.findings.map { String(LintText.lines(of: $0).dropLast()) }
        guard !lines.isEmpty else { return "    <testcase \(attributes)/>\n" }
        let isFailure = failOn.map { (result.counts.severity ?? .note) >= $0 } ?? false
        let more = LintText.lineAboutMore(result.moreCount, of: origin)
        let text = lines + (more.isEmpty ? [] : [more])
        if isFailure { failureCount += 1 }
        let element =
            isFailure
            ? JUnitXML.element(
                "failure", message: "\(result.counts)", type: result.names.joined(separator: " "),
                lines: text)
            : "      <system-out>\(text.joined(separator: "\n").escapedAsXML)</system-out>\n"
        return "    <testcase \(attributes)>\n\(element)    </testcase>\n"
    }

    /// Returns the cases of what was rejected, of which standard error tells the places.
    package mutating func testCase(refusedCount: Int) -> String {
        guard refusedCount > 0 else { return "" }
        caseCount += 1
        errorCount += 1
        let message = "\(refusedCount) rejected; see standard error"
        let attributes = JUnitXML.attributes(name: "rejected", suite: "handset lint", file: "")
        return "    <testcase \(attributes)>\n"
            + JUnitXML.element("error", message: message, type: "rejected", lines: [message])
            + "    </testcase>\n"
    }

    /// Returns what comes before the cases.
    package var beginning: String {
        let counts =
            "tests=\"\(caseCount)\" failures=\"\(failureCount)\" errors=\"\(errorCount)\""
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"handset\" \(counts)>\n"
            + "  <testsuite name=\"handset lint\" \(counts)>\n"
    }

    package static let end = "  </testsuite>\n</testsuites>\n"
}
