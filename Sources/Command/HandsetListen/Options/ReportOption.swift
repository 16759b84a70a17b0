import ArgumentParser
import HandsetCommand
import HandsetSuites

/// A report on the cases of a suite, as an option gives it.
struct ReportOption {
    let format: SuiteReportFormat
    let path: String

    static let names = SuiteReportFormat.allCases.map(\.rawValue)

    /// Parses `FORMAT=FILE`.
    init(_ text: String) throws(ValidationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard let format = SuiteReportFormat(rawValue: parts[0]) else {
            throw Suggestion.error(
                parts[0], "is not a format of reports", "give \(SuiteReportFormat.listedNames)",
                among: Self.names)
        }
        guard parts.count == 2, !parts[1].isEmpty, parts[1] != "-" else {
            throw ValidationError(
                "'\(text)' has no file; give a format and a file, such as junit=report.xml.")
        }
        self.format = format
        path = parts[1]
    }
}
