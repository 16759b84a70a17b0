import ArgumentParser
import Handset

/// `handset doctor`: says what the machine has of what Handset can use.
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "See what this machine has of what Handset can use, and what each is for.",
        discussion: """
            Nothing of it is needed for payloads, logs and sources alone. Without names, everything is looked for, and \
            the exit status is 0. With --need, the exit status is 69 if something that you name is missing. Nothing is \
            installed, written or sent; swift --version is run.
            """)

    enum Format: String, NamedChoice {
        case text, json
    }

    @Option(
        help: ArgumentHelp(
            "Exit with status 69 if this is missing. Repeatable.", valueName: "name"))
    var need: [DoctorItem] = []

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print lines for people, or JSON: a record for each item.", valueName: "format"))
    var format = Format.text

    @Argument(help: ArgumentHelp("What to look for. (default: everything)", valueName: "name"))
    var names: [DoctorItem] = []

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Messages") var messages: MessageOptions

    /// The items to look for, each once, in their own order.
    private var items: [DoctorItem] {
        let named = names + (names.isEmpty ? [] : need)
        return DoctorItem.allCases.filter { named.isEmpty || named.contains($0) }
    }

    func validate() throws { _ = try output.written() }

    func run() async throws {
        try await CommandRun(messages.style, output: output.output) { streams, _ in
            var missing: [String] = []
            for item in items {
                let finding = try await DoctorExamination().finding(of: item)
                if !finding.isThere, need.contains(item) { missing.append(item.rawValue) }
                try streams.output.write(format == .json ? finding.json : Array(finding.text.utf8))
            }
            guard missing.isEmpty else {
                try streams.output.flush()
                try streams.report("handset: error: missing: \(missing.joined(separator: ", "))")
                throw ExitCode(69)
            }
        }.run()
    }
}
