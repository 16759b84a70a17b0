/// Writes what came of suites, each as soon as it is known.
///
/// A report writes text and does nothing else: where the text goes is up to the output.
///
/// ```swift
/// var report = TextReport()
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
public protocol SuiteReport: Sendable {
    /// Writes what stands before all suites; it is called once, first.
    mutating func begin(to output: inout some TextOutputStream)

    /// Writes what came of a suite.
    mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream)

    /// Writes what stands behind all suites; it is called once, last.
    mutating func end(to output: inout some TextOutputStream)
}
