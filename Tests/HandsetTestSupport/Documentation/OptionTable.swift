/// The table of a subcommand's options, made from what the command says about itself.
struct OptionTable {
    /// A table in a page, between the two comments that mark it.
    static var mark: Regex<(Substring, start: Substring, subcommand: Substring, end: Substring)> {
        #/(?<start><!-- Made from the help of handset (?<subcommand>[a-z]+); HANDSET_RECORD=1 swift test makes it anew. -->\n)(?s:.*?)(?<end><!-- The end of what is made. -->)/#
    }

    private let arguments: [CommandHelp.Argument]

    /// Asks a subcommand for its options.
    init(of subcommand: String) throws {
        arguments = try CommandHelp.of(subcommand).arguments
    }

    /// The table in Markdown, with one part for each section of the help screen.
    var text: String {
        var titles: [String?] = []
        for argument in arguments where !titles.contains(argument.sectionTitle) {
            titles.append(argument.sectionTitle)
        }
        return titles.enumerated().map { index, title in
            let heading = title ?? (index > 0 ? "Other options" : nil)
            return (heading.map { "### \($0)\n\n" } ?? "")
                + "| option | meaning |\n| --- | --- |\n"
                + arguments.filter { $0.sectionTitle == title }.map(Self.row).joined()
        }.joined(separator: "\n")
    }

    private static func row(_ argument: CommandHelp.Argument) -> String {
        var text = [argument.abstract, argument.discussion].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: " ")
        var value = argument.defaultValue.map { "`\($0)`" }
        if let stated = text.firstMatch(of: #/ \(default: (.+)\)/#) {
            value = stated.1.contains(" ") ? prose(String(stated.1)) : "`\(stated.1)`"
            text.removeSubrange(stated.range)
        }
        var meaning = prose(text)
        if let values = argument.allValues, !isShort(values) {
            meaning += " Values: \(values.map { "`\($0)`" }.joined(separator: ", "))."
        }
        if let value {
            meaning += " Default: \(value)."
        }
        return "| \(usage(argument)) | \(meaning) |\n"
    }

    /// The argument as it is typed: `--jobs COUNT`, or `SOURCE…`.
    private static func usage(_ argument: CommandHelp.Argument) -> String {
        let value = argument.valueName?.uppercased() ?? ""
        guard argument.kind != "positional" else {
            return "`\(value)\(argument.isRepeating ? "…" : "")`"
        }
        let names = (argument.names ?? []).map(\.text)
        guard argument.kind == "option" else {
            return names.map { "`\($0)`" }.joined(separator: ", ")
        }
        let values = argument.allValues.flatMap { isShort($0) ? $0.joined(separator: "\\|") : nil }
        return
            (names.dropLast().map { "`\($0)`" }
            + names.suffix(1).map { "`\($0) \(values ?? value)`" }).joined(separator: ", ")
    }

    private static func isShort(_ values: [String]) -> Bool {
        values.joined(separator: "|").count <= 30
    }

    /// A help text in which nothing but the options is Markdown.
    private static func prose(_ text: String) -> String {
        text.replacing("\n", with: " ").replacing(/[\\<>*_|\[\]]/) { "\\" + $0.output }
            .replacing(/--[a-z][a-z0-9-]*/) { "`\($0.output)`" }
    }
}
