import ArgumentParser
import Handset
import HandsetPictures
import HandsetSuites
import HandsetWeb

/// `handset matrix`: shows one payload in every state, for every user action.
struct Matrix: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules + [.programTime, .appMemory, .webViewTime]

    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Show what the app does with payloads in every state, for every user action.",
        discussion: """
            Tells for each iOS version, state and action whether the target (what a tap opens) is routed, waiting (something \
            that the user can still do opens it), passed by (the user opened the app by its icon), dismissed \
            or lost. A terminal shows a grid, with states down and \
            actions across; --format text and pipes get a table with what the user sees and which callbacks \
            fire. Of several payloads, an overview comes first: a line for each, and the sums. \
            Handlers are not run.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @Option(
        help: ArgumentHelp(
            "iOS versions and ranges of them, such as 9-12, separated by commas. Repeatable. "
                + "(default: the app's, the newest without one, or 4,9,17 where an app states none)",
            valueName: "versions"),
        completion: .iosVersion,
        transform: IOSVersionText.versions)
    var ios: [[IOSVersion]] = []

    /// The versions if neither an option nor the app file names any.
    private static let defaultVersions = [IOSVersion(4), IOSVersion(9), IOSVersion(17)]

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @Option(
        help: ArgumentHelp(
            "Type of the push (apns-push-type): only alert and background reach the app's delegate. "
                + "(default: the payload shows it)", valueName: "type"),
        completion: .pushType, transform: LintOptions.pushType)
    var pushType: PushType?

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @OptionGroup(title: "The app and its rules") var packageOptions: PackageOptions

    @OptionGroup(title: "The app and its rules") var webViewOptions: WebViewOptions

    @Option(
        name: .format,
        help: ArgumentHelp(
            """
            Print grids or tables for people, one JSON record per payload, Markdown, a page of HTML, or \
            pictures in SVG. (default: grid in a terminal, otherwise text)
            """, valueName: "format"))
    var format: MatrixFormat?

    @Flag(help: "Print the overview only: a line for each payload, and the sums.")
    var summary = false

    @Flag(help: .claims)
    var claims = false

    @OptionGroup var cells: CellOptions

    @Flag(help: .watch)
    var watch = false

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        try output.validate(beside: input, reading: rules.inputs)
        try rules.validate(beside: input)
        try input.checkKeep(hasRecords: format == .json)
        try packageOptions.validate(beside: rules, device)
        try webViewOptions.validateWebView(
            sources: input.sources, outputs: output.outputs(beside: input))
        try packageOptions.kind.check(webViewOptions.demands)
        if claims, summary || format == .svg {
            throw ValidationError(
                "--claims is for the cells of a matrix; remove \(summary ? "--summary" : "--format svg")."
            )
        }
        if summary, format == .svg {
            throw ValidationError(
                "--summary prints the overview only; remove --format svg.")
        }
        try PayloadWatch.validate(
            watch, input, writesText: format == nil || format == .text || format == .grid)
    }

    private var chosenFormat: MatrixFormat {
        if let format { return format }
        return StandardStreams.isOutputTerminal ? .grid : .text
    }

    /// A stream of text is answered as it comes.
    private var order: MatrixOutput.Order {
        if summary { return .summary }
        return input.sources.allSatisfy { $0 == "-" } ? .details : .overviewOfSeveral
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
        let app = try self.rules.loadApp(forViewOn: givenVersions, streams)
        let rules = try self.rules.load(app.fileOfView)
        let scenario = device.scenario(on: .ofTheApp, of: app.file)
        try device.checkServiceExtension()
        let versions =
            (ios.isEmpty ? nil : givenVersions)
            ?? (app.environmentVersion ?? app.file.settings.version).map { [$0] }
            ?? packageOptions.versions(else: Self.defaultVersions)
        try streams.note(unknownAmong: versions)
        for text in device.notes(on: versions.max() ?? .ofTheApp, in: scenario) {
            try streams.note(text)
        }
        if !ios.isEmpty || app.environmentVersion != nil, !device.sets(.delegates),
            let newest = versions.max(),
            let note = app.noteOfAge(on: newest)
        {
            try streams.note(note)
        }
        let asked = try await AppMaker(
            packageOptions, device, in: view, pushType: pushType, limits.values, streams
        ).app(describedBy: described(by: rules, in: scenario), isGiven: ruleOptions.app.isGiven)
        var hasMiss = false
        var question = TargetQuestion()
        var checks = FateChecks(cells.failOn)
        var output = MatrixOutput(
            chosenFormat, cells.actions, only: cells.only, in: order, streams: streams)
        let input = PayloadInput(
            sources, limits.values, streams: streams,
            envelopes: EnvelopeSettings(scenario.unconfirmed))
        let hasPayload: Bool
        do {
            hasPayload =
                try await input
                .forEachPayload(
                    &verdict, isSlow: view != nil,
                    refusalTerminator: chosenFormat == .json ? UInt8(ascii: "\n") : nil
                ) { payload, _, verdict in
                    var matrix = try await asked.matrix(
                        of: payload, on: versions, choosing: nil, where: cells.includes)
                    try matrix.serviceExtension?.report(of: payload.origin, to: streams, &verdict)
                    matrix.rows.removeAll { !cells.includes($0) }
                    if claims { matrix.nameClaims(sent: payload, pushType: pushType) }
                    let summary = MatrixSummary(matrix)
                    try output.write(matrix, summary)
                    checks.judge(summary, &verdict)
                    hasMiss = hasMiss || matrix.lacksSession
                    if !matrix.hasRules { try question.ask(about: payload, streams) }
                }
        } catch let stop as StopRequest {
            _ = try output.end(refusedCount: verdict.refusedCount)
            throw stop
        }
        let leftOutCount = try output.end(refusedCount: verdict.refusedCount)
        if leftOutCount > 0 {
            try streams.note(
                "handset: the details of \(leftOutCount) payloads are left out, since those before them have "
                    + "\(HeldText.maximumByteCount) bytes; give fewer payloads, or --format json")
        }
        if hasMiss, !self.rules.givesRules, let note = app.noteWithoutSession {
            try streams.note(once: note)
        }
        if let message = checks.message { try streams.report(message) }
        if checks.isAsked, !hasPayload {
            verdict.isNegative = true
            try streams.report("handset: error: there was no payload for --fail-on to check")
        }
    }

    /// Returns the app that the rules and the options of the phone describe.
    private func described(by rules: SessionRules, in scenario: Scenario) -> ReceivingApp {
        var app = ReceivingApp(rules: rules, scenario: scenario, pushType: pushType)
        app.silentChance = device.silentChance
        app.serviceExtension = device.makeServiceExtension()
        app.extensionTimeLimit = limits.values.duration(.programTime)
        app.tellsMisses = !summary
        return app
    }

    /// The versions of the options, each once.
    private var givenVersions: [IOSVersion] { Self.unique(ios.flatMap { $0 }) }

    private static func unique(_ versions: [IOSVersion]) -> [IOSVersion] {
        var unique: [IOSVersion] = []
        for version in versions where !unique.contains(version) { unique.append(version) }
        return unique
    }
}
