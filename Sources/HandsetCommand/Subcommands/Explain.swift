import ArgumentParser
import Handset

/// `handset explain`: why a payload is routed as it is.
struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show for each payload what the rules see and find, and what is wrong with it.",
        discussion: """
            For each payload: the printed text of each value with the match (~) and its group (^) \
            marked, in a terminal by colours; the session, the URL and the statement that come of it; \
            what came nearest where no session was found; and the hazards, which are ways in which what \
            the app does differs from what the sender meant. No handler is asked.
            """)

    /// What is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup var input: SourceOptions

    @OptionGroup var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "What to print: text for people, or a line of json for each payload.",
            valueName: "format"))
    var format = Format.text

    @OptionGroup var hazardOptions: HazardOptions

    @Option(
        help: ArgumentHelp(
            "The iOS version of the device, on which the largest payload and valid URLs depend "
                + "(default: 4).", valueName: "version"),
        transform: LogOptions.version)
    var ios = IOSVersion.ofTheApp

    func validate() throws {
        try ruleOptions.validate(beside: input)
    }

    func run() async throws {
        try await CommandRun { streams, verdict in
            let rules = try ruleOptions.load()
            let isColoured = format == .text && StandardStreams.isOutputColoured
            // Its colours are to arrive; it shows no text as it came.
            if isColoured { streams.output.showsControls = false }
            var isFirst = true
            try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
                payload, _, verdict in
                let explanation = try SessionExplanation(
                    of: payload, rules: rules, application: Application(systemVersion: ios))
                switch format {
                case .text:
                    var text = isFirst ? "" : "\n"
                    ExplanationText(explanation, isColoured: isColoured).write(into: &text)
                    try streams.output.write(text.utf8)
                case .json:
                    try streams.output.write(
                        PayloadRecord(explanation).json + [UInt8(ascii: "\n")])
                }
                isFirst = false
                hazardOptions.judge(explanation.hazards, &verdict)
            }
        }.run()
    }
}
