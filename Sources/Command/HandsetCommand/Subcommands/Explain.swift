import ArgumentParser
import Handset
import HandsetSuites
import HandsetWeb

/// `handset explain`: explains how a payload is routed.
struct Explain: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules + [.hazards, .webViewTime]

    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show what the rules find in each payload, and what is wrong with it.",
        discussion: """
            Prints for each payload: the text that the rules search, with the match (~) and its \
            group (^) marked (by colours in a terminal); the value found, its URL and its statement, \
            or the nearest miss if nothing was found; and the findings. A finding is something \
            that the app will do and that the sender did not intend. Handlers are not run.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @OptionGroup(title: "The app and its rules") var webViewOptions: WebViewOptions

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print text for people, one JSON record per payload, a page of HTML, or a picture in SVG.",
            valueName: "format"))
    var format = ExplainFormat.text

    @OptionGroup(title: "What is printed") var hazards: HazardOptions

    @Option(
        help: ArgumentHelp(
            "iOS version of the device; it decides the payload limit, which URLs are valid, and which "
                + "characters end a line in a JavaScript string. (default: 4)",
            valueName: "version"),
        completion: .iosVersion,
        transform: IOSVersionText.version)
    var ios: IOSVersion?

    @Flag(help: .claims)
    var claims = false

    @Flag(help: .watch)
    var watch = false

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        try output.validate(beside: input, reading: rules.inputs)
        try PayloadWatch.validate(watch, input, writesText: format == .text)
        try rules.validate(beside: input)
        if claims, format == .svg || format == .html {
            throw ValidationError("--claims is for text and json; remove --format.")
        }
        try input.checkKeep(hasRecords: format == .json)
        try webViewOptions.validateWebView(
            sources: input.sources, outputs: output.outputs(beside: input))
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            try await PayloadWatch(
                watch, input, streams, ownFiles: { rules.inputs + webViewOptions.files }
            ).run(&verdict) { sources, verdict in
                try await webViewOptions.withWebView(limits.values, streams) { view in
                    try await write(sources, view, streams, &verdict)
                }
            }
        }.run()
    }

    private func write(
        _ sources: SourceOptions, _ view: WebView?, _ streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws {
        let app = try self.rules.loadApp(forViewOn: ios.map { [$0] } ?? [], streams)
        let rules = try self.rules.load(app.fileOfView)
        let checks = hazards.checks(limits.values)
        let application = Application(systemVersion: app.version(ios))
        try streams.note(unknownAmong: [application.systemVersion])
        var output = ExplanationOutput(
            format, maximumHazards: checks.maximumCount, streams: streams)
        try output.begin(sources.sources)
        var scenario = Scenario.ofTheApp
        if app.isNone {
            scenario = app.file.settings.applied(to: scenario)
            scenario.appState = .background
        }
        scenario.application = application
        // Rules may read the identifier of the action, which is there after a tap.
        scenario.action = .tap
        scenario.unconfirmed = app.file.settings.applied(to: scenario).unconfirmed
        let explained = ReceivingApp(rules: rules, scenario: scenario)
        let asked = AppMaker(in: view, streams).app(describedBy: explained)
        var hasMiss = false
        var question = TargetQuestion()
        let hasPayload = try await PayloadInput(
            sources, limits.values, streams: streams,
            envelopes: EnvelopeSettings(scenario.unconfirmed)
        ).forEachPayload(
            &verdict,
            isSlow: view != nil,
            // Without rules the ordinary way asks what a tap should open.
            writer: format == .json && view == nil && !claims && !rules.rules.isEmpty
                ? QuickWay.explanations(by: explained.router, explained.hazardRules.value, checks)
                : nil,
            refusalTerminator: format == .json ? UInt8(ascii: "\n") : nil
        ) { payload, _, verdict in
            guard let answer = try await asked.explained(payload) else {
                return try AppKind.package.check([.rules])
            }
            let explanation = answer.explanation
            try output.write(
                explanation, phone: explanation.hasRules ? nil : answer.reception.phoneWords,
                restingOn: claims ? explained.scenario.claims(for: payload) : nil)
            if !explanation.hasRules { try question.ask(about: payload, streams) }
            hasMiss = hasMiss || explanation.found.isEmpty
            checks.judge(explanation.hazards, &verdict)
        }
        try output.end(hasRefusals: verdict.hasRefusals)
        if hasMiss, !self.rules.givesRules, let note = app.noteWithoutSession {
            try streams.note(once: note)
        }
        if !hasPayload { try verdict.demandPayload(checks, streams) }
    }
}
