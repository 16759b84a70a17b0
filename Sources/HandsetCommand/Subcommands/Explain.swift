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
        completion: .iosVersion,
        transform: LogOptions.version)
    var ios: IOSVersion?

    func validate() throws {
        try ruleOptions.validate(beside: input)
    }

    func run() async throws {
        try await CommandRun(maximumMemory: input.refusals.maximumMemory) { streams, verdict in
            let app = try ruleOptions.loadApp()
            let rules = try ruleOptions.load(app)
            let application = Application(systemVersion: app.version(ios))
            let isColoured = format == .text && StandardStreams.isOutputColoured
            // Keep ANSI colours: the explanation escapes the text of payloads itself.
            if isColoured { streams.output.showsControls = false }
            var isFirst = true
            let searcher = MissSearcher()
            let input = PayloadInput(input, streams: streams)
            let hasPayload = try await input.forEachPayload(&verdict) {
                payload, _, verdict in
                let explanation = try PayloadExplanation(
                    of: payload, rules: rules, application: application, searcher: searcher)
                let maximum = hazardOptions.maximumHazards
                switch format {
                case .text:
                    if !isFirst { try streams.output.write("\n".utf8) }
                    try explanation.writeText(isColoured: isColoured, maximumHazardCount: maximum) {
                        try streams.output.write($0.utf8)
                    }
                case .json:
                    let record = PayloadRecord(explanation, maximumHazardCount: maximum)
                    try record.write(terminator: UInt8(ascii: "\n")) {
                        try streams.output.write($0)
                    }
                }
                isFirst = false
                hazardOptions.judge(explanation.hazards, &verdict)
            }
            if !hasPayload { try verdict.demandPayload(hazardOptions, streams) }
        }.run()
    }
}
