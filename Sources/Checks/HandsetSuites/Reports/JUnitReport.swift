internal import Foundation
import Handset

/// A report in JUnit's XML, which Jenkins, GitLab and others read.
///
/// Each suite is a `testsuite` with its counts. A suite that could not be read has one `testcase`
/// with an `error`. A case that failed has one `failure`, with the same text as in `TextReport`.
/// Times are in seconds, and times of day in UTC; they are missing where nothing was measured.
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
    /// The results so far, since the totals of all suites come first.
    private var results: [SuiteResult] = []

    package init() {}

    /// Writes nothing: the first line has the totals.
    package mutating func begin(to output: inout some TextOutputStream) {}

    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        results.append(result)
    }

    package mutating func end(to output: inout some TextOutputStream) {
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        var total = SuiteCounts()
        for result in results { total.add(result) }
        let durations = results.compactMap(\.timing?.duration)
        let duration = durations.isEmpty ? nil : durations.reduce(.zero, +)
        output.write("<testsuites name=\"handset\" \(Self.counts(total))\(Self.time(duration))>\n")
        for result in results { Self.write(result, to: &output) }
        output.write("</testsuites>\n")
        results = []
    }

    private static func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        let name = result.name
        var counts = SuiteCounts()
        counts.add(result)
        output.write("  <testsuite name=\"\(name.escapedAsXMLAttribute)\" \(Self.counts(counts))")
        if let timing = result.timing {
            let date = Date(timeIntervalSince1970: TimeInterval(timing.start))
            // Readers want the time of UTC without its "Z".
            let text = date.formatted(.iso8601.dateTimeSeparator(.standard)).dropLast()
            output.write("\(time(timing.duration)) timestamp=\"\(text)\"")
        }
        output.write(">\n")
        switch result.content {
        case .ran(let cases): for result in cases { write(result, of: name, to: &output) }
        case .unreadable(let messages):
            let lines = SuiteResult.lines(of: messages)
            let problem = JUnitXML.element(
                "error", message: lines.first ?? "", type: "unreadable-suite", lines: lines)
            let attributes = JUnitXML.attributes(name: "could not be read", suite: name, file: name)
            output.write("    <testcase \(attributes)>\n\(problem)    </testcase>\n")
        }
        output.write("  </testsuite>\n")
    }

    private static func write(
        _ result: CaseResult, of suite: String, to output: inout some TextOutputStream
    ) {
        let attributes =
            JUnitXML.attributes(name: result.name, suite: suite, file: result.place.source)
            + " line=\"\(result.place.line)\"\(time(result.duration))"
        guard !result.passed else {
            output.write("    <testcase \(attributes)/>\n")
            return
        }
        // One element for all failures: Jenkins keeps one and drops the others.
        let problem = JUnitXML.element(
            "failure", message: result.failures.map(\.summary).joined(separator: "; "),
            type: "unmet-expectation", lines: result.lines.map(\.text))
        output.write("    <testcase \(attributes)>\n\(problem)    </testcase>\n")
    }

    private static func counts(_ counts: SuiteCounts) -> String {
        "tests=\"\(counts.caseCount + counts.unreadableCount)\" failures=\"\(counts.failedCount)\""
            + " errors=\"\(counts.unreadableCount)\""
    }

    /// Returns the attribute of a time with a blank before it; empty if it was not measured.
    private static func time(_ duration: Duration?) -> String {
        duration.map { " time=\"\($0.secondsText)\"" } ?? ""
    }
}
