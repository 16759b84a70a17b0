import Handset

/// The format of a report on suites, as `handset test --report` writes it.
///
/// ```swift
/// print(SuiteReportFormat.allCases.map(\.rawValue))
/// // ["text", "tap", "junit", "json", "github", "html"]
/// ```
public enum SuiteReportFormat: String, CaseIterable, Hashable, Sendable {
    /// Text for people: `TextReport`.
    case text
    /// The Test Anything Protocol: `TAPReport`.
    case tap
    /// JUnit's XML: `JUnitReport`.
    case junit
    /// Lines of JSON: `JSONReport`.
    case json
    /// Annotations of GitHub's workflows: `GitHubReport`.
    case github
    /// A page of HTML: `HTMLReport`.
    case html

    /// Only text for people has colours, is folded at `width` columns, unless that is `nil`, and leaves out the cases
    /// that passed, unless it is verbose.
    package func makeReport(
        isColoured: Bool = false, width: Int? = nil, isVerbose: Bool = false,
        hasCoverage: Bool = false
    ) -> any SuiteReport {
        switch self {
        case .text:
            TextReport(
                isColoured: isColoured, width: width, isVerbose: isVerbose,
                hasCoverage: hasCoverage)
        case .tap: TAPReport(hasCoverage: hasCoverage)
        case .junit: JUnitReport()
        case .json: JSONReport(hasCoverage: hasCoverage)
        case .github: GitHubReport(hasCoverage: hasCoverage)
        case .html: HTMLReport(hasCoverage: hasCoverage)
        }
    }

    /// True if a report can show the states and actions that the cases go through; JUnit's XML has no place for
    /// what is about all suites.
    package var takesCoverage: Bool { self != .junit }

    /// Returns the report on suites.
    ///
    /// ```swift
    /// let suite = try SessionSuite(contentsOf: "orders.json")
    /// print(SuiteReportFormat.tap.report(on: [suite.run()]))
    /// ```
    ///
    /// - Parameters:
    ///   - results: The results of the suites, in their order.
    ///   - isVerbose: True if text for people tells the cases that passed too.
    ///   - hasCoverage: True if the report shows the states and actions that the cases go through; JUnit's XML
    ///     has no place for them.
    /// - Returns: The whole report.
    public func report(
        on results: [SuiteResult], isVerbose: Bool = false, hasCoverage: Bool = false
    ) -> String {
        var report = makeReport(isVerbose: isVerbose, hasCoverage: hasCoverage)
        return report.whole(results)
    }
}

extension SuiteReport {
    fileprivate mutating func whole(_ results: [SuiteResult]) -> String {
        var text = ""
        begin(to: &text)
        for result in results { write(result, to: &text) }
        end(to: &text)
        return text
    }
}
