import ArgumentParser
import Handset
import HandsetSuites
import HandsetWeb

/// `handset receive`: gives payloads to the app and prints its calls.
struct Receive: AsyncParsableCommand, LimitedCommand {
    static let limits =
        Limit.ofPayloads + Limit.ofRules
        + [.hazards, .inFlight, .heldBytes, .programTime, .appMemory, .webViewTime]

    static let configuration = CommandConfiguration(
        commandName: "receive",
        abstract: "Give payloads to the app and print the calls that it makes.",
        discussion: """
            For each top-level value of a payload, the app searches the text that the device \
            prints for it, takes the first session there, which is what it opens, and \
            evaluates handleOpenURL("…"); in its web view.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @OptionGroup(title: "The app and its rules") var packageOptions: PackageOptions

    @OptionGroup(title: "The app and its rules") var webViewOptions: WebViewOptions

    @OptionGroup(title: "What is printed") var answers: AnswerOptions

    @OptionGroup(title: "What is printed") var hazards: HazardOptions

    @Option(
        help: ArgumentHelp(
            "Type of the pushes (apns-push-type): only alert and background reach the app's delegate. "
                + "(default: the payload shows it)", valueName: "type"),
        completion: .pushType, transform: LintOptions.pushType)
    var pushType: PushType?

    @OptionGroup(title: "The phone") var arrival: ArrivalOptions

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var app: AppOptions { app(with: nil) }

    private func app(with webView: WebView?) -> AppOptions {
        var settings = answers.settings
        settings.webView = webView
        return AppOptions(
            ruleOptions.settings(limits.values), settings, failingOn: hazards.failOn, arrival,
            device)
    }

    init() {}

    func validate() throws {
        try output.validate(beside: input, reading: app.rules.inputs)
        try app.validate(beside: input)
        try packageOptions.validate(beside: app.rules, device)
        try webViewOptions.validateWebView(
            sources: input.sources, outputs: output.outputs(beside: input))
        let kind: AppKind = webViewOptions.webView == nil ? .described : .webView
        for kind in [packageOptions.kind, kind] { try kind.check(demands) }
    }

    /// The demands of the options on the app, but for its rules and its device.
    private var demands: [AppDemand] {
        let isText = answers.format != .json
        let output: [(name: String, isGiven: Bool)] = [
            ("--app", ruleOptions.app.option != nil), ("--handler", answers.handler != .lookup),
            ("--raw-handler-output", answers.rawHandlerOutput), ("--hazards", answers.hazards),
            ("--fail-on", hazards.failOn != nil), ("--log", answers.log != .auto),
            ("--verbose", answers.verbose), ("--jobs", (answers.jobs ?? 1) > 1),
            ("--format \(answers.format?.rawValue ?? "")", isText && answers.format != nil),
            ("--null", isText && answers.null),
        ]
        var demands = [AppDemand.output(output.filter(\.isGiven).map(\.name))]
        demands += webViewOptions.demands
        if answers.handler != .lookup { demands.append(.handler) }
        if (answers.jobs ?? 1) > 1 { demands.append(.jobs) }
        return demands
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            try await webViewOptions.withWebView(limits.values, streams) { view in
                try await receive(by: try await receiving(in: view, streams), streams, &verdict)
            }
        }.run()
    }

    /// Makes the app that gets the payloads.
    private func receiving(
        in view: WebView?, _ streams: StandardStreams
    ) async throws -> any PayloadReceiving {
        let maker = try await AppMaker(
            packageOptions, device, in: view, pushType: pushType, limits.values, streams)
        guard let ownCode = maker.ownCode else {
            return try DescribedReceiving(
                app(with: view), pushType: pushType,
                isGiven: ruleOptions.app.isGiven || app.givesRules, streams)
        }
        var scenario = device.scenario(on: answers.ios ?? .newest, of: AppFile())
        arrival.apply(to: &scenario)
        return PackageReceiving(ownCode, in: scenario, answers.settings)
    }

    /// Gives the payloads to an app.
    private func receive(
        by app: any PayloadReceiving, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        let hasPayload = try await PayloadInput(
            input, limits.values, streams: streams, showsProgress: !answers.rawHandlerOutput,
            envelopes: EnvelopeSettings(app.unconfirmed)
        ).forEachPayload(
            &verdict, isSlow: app.isSlow, workers: app.workers, writer: app.writer,
            refusalTerminator: app.refusalTerminator
        ) { try await app.write($0, to: streams, &$2) }
        if verdict.countWithoutSession > 1 {
            try streams.report(
                "handset: \(verdict.countWithoutSession) payloads opened nothing")
        }
        guard hasPayload else {
            return try verdict.demandPayload(
                for: answers.requireSession ? "--require-session" : nil, self.app.hazardChecks,
                streams)
        }
        try app.end(streams)
    }
}
