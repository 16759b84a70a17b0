import ArgumentParser
import Handset

/// The options that choose the reports of `handset test`.
struct ReportOptions: ParsableArguments {
    /// A report and its file.
    struct Target {
        let format: SuiteReportFormat
        /// The path of the file, or `nil` for standard output.
        let path: String?
    }

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Report format: text, tap, junit, json, github or html. Repeat it for several reports. "
                + "(default: text)", valueName: "format"),
        completion: .list(SuiteReportFormat.allCases.map(\.rawValue)),
        transform: Self.format)
    var formats: [SuiteReportFormat] = []

    @Option(
        name: .output,
        help: ArgumentHelp(
            """
            Write the report to this file, and text to standard output. With several formats, give \
            each its own, in the same order; - is standard output.
            """, valueName: "file"),
        completion: .file())
    var outputs: [String] = []

    /// True if none of the options is given.
    var isEmpty: Bool { formats.isEmpty && outputs.isEmpty }

    func validate() throws {
        if outputs.contains("") {
            throw ValidationError("The name after --output is empty; give a file.")
        }
        let count = max(1, formats.count)
        guard outputs.count == count || outputs.isEmpty && count == 1 else {
            throw ValidationError(
                "Give each --format an --output, in the same order; - is standard output.")
        }
        if outputs.count(where: { $0 == "-" }) > 1 {
            throw ValidationError(
                "Only one report can go to standard output; give the others a file.")
        }
    }

    /// The reports.
    ///
    /// Text goes to standard output if no other report does.
    var targets: [Target] {
        let formats = formats.isEmpty ? [.text] : formats
        guard !outputs.isEmpty else { return formats.map { Target(format: $0, path: nil) } }
        let chosen = zip(formats, outputs).map { Target(format: $0, path: $1 == "-" ? nil : $1) }
        let hasOutput = chosen.contains { $0.path == nil }
        return hasOutput ? chosen : [Target(format: .text, path: nil)] + chosen
    }

    private static func format(_ text: String) throws -> SuiteReportFormat {
        guard let format = SuiteReportFormat(rawValue: text) else {
            let question = Suggestion.question(
                for: text, among: SuiteReportFormat.allCases.map(\.rawValue))
            throw ValidationError(
                "\(text) is not a format of reports; give text, tap, junit, json, github or html."
                    + question)
        }
        return format
    }
}
