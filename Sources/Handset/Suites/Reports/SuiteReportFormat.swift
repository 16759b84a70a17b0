/// The form of a report.
///
/// ```swift
/// print(SuiteReportFormat.allCases.map(\.rawValue))
/// // ["text", "tap", "junit"]
/// ```
public enum SuiteReportFormat: String, CaseIterable, Hashable, Sendable {
    /// Text for people: ``TextReport``.
    case text
    /// The Test Anything Protocol: ``TAPReport``.
    case tap
    /// JUnit's XML: ``JUnitReport``.
    case junit

    /// Creates a report of this form that nothing is written to yet.
    ///
    /// - Parameter isColoured: Whether text for people is coloured for a terminal; the other forms
    ///   have no colours. By default nothing is.
    /// - Returns: The report.
    public func makeReport(isColoured: Bool = false) -> any SuiteReport {
        switch self {
        case .text: TextReport(isColoured: isColoured)
        case .tap: TAPReport()
        case .junit: JUnitReport()
        }
    }
}
