import Handset

/// A format of the results of suites.
///
/// Each suite is written as soon as its result is known.
///
/// A report only makes text; the caller's output decides where it goes.
///
/// ```swift
/// var report = TextReport(isVerbose: true)
/// var text = ""
/// report.begin(to: &text)
/// let place = SourcePlace(source: "suites/session.json", line: 2, column: 3, offset: 4)
/// report.write(
///     SuiteResult(
///         name: "suites/session.json",
///         content: .ran([CaseResult(name: "plain", place: place, failures: [], reasons: [])])),
///     to: &text)
/// report.end(to: &text)
/// print(text, terminator: "")
/// // suites/session.json: 1 passed, 0 failed
/// //   passed  plain
/// //
/// // 1 passed, 0 failed
/// ```
package protocol SuiteReport: Sendable {
    /// Writes the beginning of the report. It is called once, first.
    mutating func begin(to output: inout some TextOutputStream)

    mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream)

    /// Writes the end of the report. It is called once, last.
    mutating func end(to output: inout some TextOutputStream)
}
