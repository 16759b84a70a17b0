import ArgumentParser
import Handset

/// `handset explain`: explains how a payload is routed.
struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show what the rules find in each payload, and what is wrong with it.",
        discussion: """
            Prints for each payload: the text that the rules search, with the match (~) and its \
            group (^) marked (by colours in a terminal); the session, its URL and its statement, \
            or the nearest miss if no session was found; and the hazards. A hazard is something \
            that the app will do and that the sender did not intend. Handlers are not run.
            """)

    /// The formats.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup var input: SourceOptions

    @OptionGroup var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "Print text for people, or one JSON record per payload.",
            valueName: "format"))
    var format = Format.text

    @OptionGroup var hazardOptions: HazardOptions

    @Option(
        help: ArgumentHelp(
            "iOS version of the device; it decides the payload limit, which URLs are valid, and which "
                + "characters end a line in a JavaScript string. (default: 4)",
            valueName: "version"),
        transform: LogOptions.version)
    var ios = IOSVersion.ofTheApp

    func validate() throws {
        try ruleOptions.validate(beside: input)
    }

    func run() async throws {
        try await CommandRun { streams, verdict in
            let rules = try ruleOptions.load()
            let isColoured = format == .text && StandardStreams.isOutputColoured
            // Keep ANSI colours: the explanation escapes the text of payloads itself.
            if isColoured { streams.output.showsControls = false }
            var isFirst = true
            let searcher = MissSearcher()
            try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
                payload, _, verdict in
                let explanation = try SessionExplanation(
                    of: payload, rules: rules, application: Application(systemVersion: ios),
                    searcher: searcher)
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
