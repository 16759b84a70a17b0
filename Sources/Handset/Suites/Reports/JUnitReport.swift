/// A report in JUnit's XML, which Jenkins, GitLab and others read.
///
/// Each suite is a `testsuite` with its counts. A suite that could not be read has one `testcase`
/// with an `error`. A case that failed has one `failure`, with the same text as in ``TextReport``.
///
/// ```text
/// <?xml version="1.0" encoding="UTF-8"?>
/// <testsuites name="handset">
///   <testsuite name="suites/session.json" tests="1" failures="0" errors="0">
///     <testcase name="plain" classname="suites/session.json" file="suites/session.json" line="2"/>
///   </testsuite>
/// </testsuites>
/// ```
public struct JUnitReport: SuiteReport {
    /// Creates a report.
    public init() {}

    /// Writes the beginning of the document.
    public mutating func begin(to output: inout some TextOutputStream) {
        // Without totals, which are not known before the last suite has run. They are optional, and
        // readers add up the counts of the suites.
        output.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="handset">

            """)
    }

    /// Writes the element of a suite.
    public mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        let cases = result.cases
        let failed = cases.count { !$0.passed }
        let name = result.name
        switch result.content {
        case .ran:
            writeStart(
                name, "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\"", to: &output)
            for result in cases { write(result, of: name, to: &output) }
        case .unreadable(let messages):
            writeStart(name, "tests=\"1\" failures=\"0\" errors=\"1\"", to: &output)
            let lines = SuiteResult.lines(of: messages)
            let problem = Self.element(
                "error", message: lines.first ?? "", type: "unreadable-suite", lines: lines)
            let attributes = Self.attributes(name: "could not be read", suite: name, file: name)
            output.write("    <testcase \(attributes)>\n\(problem)    </testcase>\n")
        }
        output.write("  </testsuite>\n")
    }

    /// Writes the end of the document.
    public mutating func end(to output: inout some TextOutputStream) {
        output.write("</testsuites>\n")
    }

    private func writeStart(
        _ name: String, _ counts: String, to output: inout some TextOutputStream
    ) {
        output.write("  <testsuite name=\"\(name.escapedAsXMLAttribute)\" \(counts)>\n")
    }

    private func write(
        _ result: CaseResult, of suite: String, to output: inout some TextOutputStream
    ) {
        let attributes =
            Self.attributes(name: result.name, suite: suite, file: result.place.source)
            + " line=\"\(result.place.line)\""
        guard !result.passed else {
            output.write("    <testcase \(attributes)/>\n")
            return
        }
        // One element for all failures: Jenkins keeps one and drops the others.
        let problem = Self.element(
            "failure", message: result.failures.map(\.summary).joined(separator: "; "),
            type: "unmet-expectation", lines: result.lines.map(\.text))
        output.write("    <testcase \(attributes)>\n\(problem)    </testcase>\n")
    }

    private static func attributes(name: String, suite: String, file: String) -> String {
        [("name", name), ("classname", suite), ("file", file)]
            .map { "\($0.0)=\"\($0.1.escapedAsXMLAttribute)\"" }.joined(separator: " ")
    }

    private static func element(
        _ name: String, message: String, type: String, lines: [String]
    ) -> String {
        "      <\(name) message=\"\(message.escapedAsXMLAttribute)\" type=\"\(type)\">"
            + "\(lines.joined(separator: "\n").escapedAsXML)</\(name)>\n"
    }
}
