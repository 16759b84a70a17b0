import ArgumentParser

struct ReportOptions<Format: ReportFormat>: ParsableArguments {
    @Option(
        name: .format,
        help: ArgumentHelp(
            "Report format: \(Format.listedNames). Repeat it for several reports. (default: text)",
            valueName: "format"),
        completion: .values(Format.allCases.map(\.rawValue)),
        transform: Self.format)
    var formats: [Format] = []

    @Option(
        name: .output,
        help: ArgumentHelp(
            """
            Write the report to this file, and text to standard output. With several formats, give \
            each its own, in the same order; - is standard output.
            """, valueName: "file"),
        completion: .file())
    var outputs: [String] = []

    var isEmpty: Bool { formats.isEmpty && outputs.isEmpty }

    var files: [(option: String, path: String)] {
        targets.compactMap(\.path).map { ("--output", $0) }
    }

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

    /// Text goes to standard output if no other report does.
    var targets: [ReportTarget<Format>] {
        let formats = formats.isEmpty ? [.text] : formats
        guard !outputs.isEmpty else {
            return formats.map { ReportTarget(format: $0, path: nil) }
        }
        let chosen = zip(formats, outputs).map { format, output in
            ReportTarget(format: format, path: output == "-" ? nil : output)
        }
        let hasOutput = chosen.contains { $0.path == nil }
        return hasOutput ? chosen : [ReportTarget(format: .text, path: nil)] + chosen
    }

    private static func format(_ text: String) throws -> Format {
        guard let format = Format(rawValue: text) else {
            let question = Suggestion.question(for: text, among: Format.allCases.map(\.rawValue))
            throw ValidationError(
                "\(text) is not a format of reports; give \(Format.listedNames).\(question)")
        }
        return format
    }
}
