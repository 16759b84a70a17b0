import Handset

/// The format of a report.
///
/// ```swift
/// print(SuiteReportFormat.allCases.map(\.rawValue))
/// // ["text", "tap", "junit", "json", "github", "html"]
/// ```
package enum SuiteReportFormat: String, CaseIterable, Hashable, Sendable {
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
        isColoured: Bool = false, width: Int? = nil, isVerbose: Bool = false
    ) -> any SuiteReport {
        switch self {
        case .text: TextReport(isColoured: isColoured, width: width, isVerbose: isVerbose)
        case .tap: TAPReport()
        case .junit: JUnitReport()
        case .json: JSONReport()
        case .github: GitHubReport()
        case .html: HTMLReport()
        }
    }
}
