import Handset
package import HandsetSuites

/// A format of reports that subcommands write to standard output and to files.
package protocol ReportFormat: RawRepresentable<String>, CaseIterable, Sendable {
    /// The format for people, which goes to standard output if no other report does.
    static var text: Self { get }
}

extension ReportFormat {
    /// The names of all formats, as a part of a sentence.
    package static var listedNames: String {
        let names = allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

extension SuiteReportFormat: ReportFormat {}
