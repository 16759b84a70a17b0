internal import Foundation

/// A report in JUnit's XML, which Jenkins, GitLab and others read.
///
/// Each suite is a `testsuite` with its counts. A suite that could not be read has one `testcase`
/// with an `error`. A case that failed has one `failure`, with the same text as in ``TextReport``.
/// Times are in seconds, and those of the day in UTC; they are missing where nothing was measured.
///
/// ```text
/// <?xml version="1.0" encoding="UTF-8"?>
/// <testsuites name="handset" tests="1" failures="0" errors="0" time="0.000210">
///   <testsuite name="suites/session.json" tests="1" failures="0" errors="0" time="0.000210" timestamp="2026-11-22T09:30:00">
///     <testcase name="plain" classname="suites/session.json" file="suites/session.json" line="2" time="0.000150"/>
///   </testsuite>
/// </testsuites>
/// ```
package struct JUnitReport: SuiteReport {
    /// The suites so far, which come after the totals of the first line.
    private var suites = ""
    private var testCount = 0
    private var failureCount = 0
    private var errorCount = 0
    private var duration: Duration?

    /// Creates a report.
    package init() {}

    /// Writes nothing: the first line has the totals.
    package mutating func begin(to output: inout some TextOutputStream) {}

    /// Keeps the element of a suite.
    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        let cases = result.cases
        let failed = cases.count { !$0.passed }
        let name = result.name
        switch result.content {
        case .ran:
            writeStart(result, tests: cases.count, failures: failed, errors: 0)
            for result in cases { write(result, of: name) }
        case .unreadable(let messages):
            writeStart(result, tests: 1, failures: 0, errors: 1)
            let lines = SuiteResult.lines(of: messages)
            let problem = Self.element(
                "error", message: lines.first ?? "", type: "unreadable-suite", lines: lines)
            let attributes = Self.attributes(name: "could not be read", suite: name, file: name)
            suites += "    <testcase \(attributes)>\n\(problem)    </testcase>\n"
        }
        suites += "  </testsuite>\n"
    }

    /// Writes the document.
    package mutating func end(to output: inout some TextOutputStream) {
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        let counts = Self.counts(testCount, failureCount, errorCount)
        output.write("<testsuites name=\"handset\" \(counts)\(Self.time(duration))>\n")
        output.write(suites)
        suites = ""
        output.write("</testsuites>\n")
    }

    private mutating func writeStart(
        _ result: SuiteResult, tests: Int, failures: Int, errors: Int
    ) {
        testCount += tests
        failureCount += failures
        errorCount += errors
        let name = result.name.escapedAsXMLAttribute
        suites += "  <testsuite name=\"\(name)\" \(Self.counts(tests, failures, errors))"
        if let timing = result.timing {
            duration = (duration ?? .zero) + timing.duration
            let date = Date(timeIntervalSince1970: TimeInterval(timing.start))
            // Readers want the time of UTC without its "Z".
            let text = date.formatted(.iso8601.dateTimeSeparator(.standard)).dropLast()
            suites += "\(Self.time(timing.duration)) timestamp=\"\(text)\""
        }
        suites += ">\n"
    }

    private mutating func write(_ result: CaseResult, of suite: String) {
        let attributes =
            Self.attributes(name: result.name, suite: suite, file: result.place.source)
            + " line=\"\(result.place.line)\"\(Self.time(result.duration))"
        guard !result.passed else {
            suites += "    <testcase \(attributes)/>\n"
            return
        }
        // One element for all failures: Jenkins keeps one and drops the others.
        let problem = Self.element(
            "failure", message: result.failures.map(\.summary).joined(separator: "; "),
            type: "unmet-expectation", lines: result.lines.map(\.text))
        suites += "    <testcase \(attributes)>\n\(problem)    </testcase>\n"
    }

    private static func counts(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
        "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    /// Returns the attribute of a time with a blank before it; empty if it was not measured.
    private static func time(_ duration: Duration?) -> String {
        duration.map { " time=\"\($0.secondsText)\"" } ?? ""
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
