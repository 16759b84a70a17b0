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

    /// Creates an empty report in this format.
    ///
    /// - Parameters:
    ///   - isColoured: If true, text for people is coloured for a terminal. The other formats have no
    ///     colours. The default is false.
    ///   - width: The number of columns at which sentences for people are folded. If `nil`, they stay whole.
    /// - Returns: The report.
    package func makeReport(isColoured: Bool = false, width: Int? = nil) -> any SuiteReport {
        switch self {
        case .text: TextReport(isColoured: isColoured, width: width)
        case .tap: TAPReport()
        case .junit: JUnitReport()
        case .json: JSONReport()
        case .github: GitHubReport()
        case .html: HTMLReport()
        }
    }
}
