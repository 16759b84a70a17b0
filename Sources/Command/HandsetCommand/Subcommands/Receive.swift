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
        try packageOptions.validate(beside: answers, hazards, ruleOptions.app)
        try webViewOptions.validateWebView(
            sources: input.sources, outputs: output.outputs(beside: input))
        guard webViewOptions.webView != nil else { return }
        if packageOptions.package != nil {
            throw ValidationError(
                "With --package the app's own code opens what it opens; remove --web-view.")
        }
        if answers.handler != .lookup {
            throw ValidationError(
                "--web-view evaluates the statements that --handler lookup makes; remove --handler."
            )
        }
        if let jobs = answers.jobs, jobs > 1 {
            throw ValidationError(
                "--web-view evaluates one payload after another; remove --jobs.")
        }
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            if packageOptions.package != nil {
                return try await receiveByPackage(streams, &verdict)
            }
            try await webViewOptions.withWebView(limits.values, streams) { view in
                try await receive(in: view, streams, &verdict)
            }
        }.run()
    }

    /// Gives the payloads to the described app, with a web view or without.
    private func receive(
        in view: WebView?, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        let options = app(with: view)
        let answer = try options.makeAnswer(pushType: pushType, streams)
        let router = answer.app.router
        try streams.note(unknownAmong: [answer.systemVersion])
        for text in options.notes(on: answer.systemVersion, in: answer.app.scenario) {
            try streams.note(text)
        }
        // With a device log or a slow program, data must not wait in a buffer.
        if options.isLogging || answer.app.runsPrograms { streams.output.isUnbuffered = true }
        var hint = ReceiveHint(
            answer, options.answers, givesApp: ruleOptions.app.isGiven || options.givesRules)
        let app = options.makeApp(of: router, on: answer.systemVersion, loggingTo: streams)
        let writer = hint.isForPerson ? nil : QuickWay.answers(of: answer, router: router)
        let workers = PayloadWorkers(
            count: hint.isForPerson ? 1 : options.workerCount(of: router),
            dependsOnNumbers: answer.dependsOnNumbers,
            maximumInFlight: options.limits[.inFlight],
            maximumHeldBytes: options.limits[.heldBytes], style: streams.style
        ) { streams in
            let router = router.withOwnExpressions
            let app = PhoneGapApp(router: router)
            return PayloadWork(
                writer: QuickWay.answers(of: answer, router: router),
                refusalTerminator: answer.refusalTerminator
            ) {
                try await answer.write($0, of: app, to: streams, &$2)
            }
        }
        let hasPayload = try await PayloadInput(
            input, options.limits, streams: streams, showsProgress: !answers.rawHandlerOutput,
            envelopes: EnvelopeSettings(answer.app.scenario.unconfirmed)
        ).forEachPayload(
            &verdict, isSlow: answer.app.runsPrograms, workers: workers,
            writer: writer, refusalTerminator: answer.refusalTerminator
        ) { hint.take(try await answer.write($0, of: app, to: streams, &$2)) }
        if verdict.countWithoutSession > 1 {
            try streams.report(
                "handset: \(verdict.countWithoutSession) payloads opened nothing")
        }
        if hasPayload {
            try hint.tell(streams)
            try noteAction(answer, streams)
        } else {
            try verdict.demandPayload(
                for: answers.requireSession ? "--require-session" : nil,
                answer.hazardChecks, streams)
        }
    }

    /// Gives the payloads to the app's own code.
    private func receiveByPackage(
        _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        guard
            let runs = try await packageOptions.makeRuns(
                device, limits.values, streams)
        else {
            return
        }
        runs.pushType = pushType
        var scenario = device.scenario(on: answers.ios ?? .newest, of: AppFile())
        arrival.apply(to: &scenario)
        let receiving = PackageReceiving(
            runs: runs, scenario: scenario, format: answers.settings.format,
            requiresEffect: answers.requireSession, terminator: answers.settings.terminator)
        let hasPayload = try await PayloadInput(
            input, limits.values, streams: streams,
            envelopes: EnvelopeSettings(scenario.unconfirmed)
        ).forEachPayload(
            &verdict, isSlow: true,
            refusalTerminator: answers.format == .json ? receiving.terminator : nil
        ) {
            payload, _, verdict in
            try await receiving.write(payload, to: streams, &verdict)
        }
        if !hasPayload {
            try verdict.demandPayload(
                for: answers.requireSession ? "--require-session" : nil, app.hazardChecks, streams)
        }
    }

    /// Notes that the action of an option is not possible, if that is so for every payload.
    private func noteAction(
        _ answer: PayloadAnswer, _ streams: StandardStreams
    ) throws(OutputError) {
        guard let action = arrival.action,
            answer.app.planForAnyPayload?.isActionPossible == false
        else { return }
        let state = answer.app.scenario.appState.rawValue
        try streams.note(
            "handset: --action \(action) is not possible while the app is \(state): only the "
                + "arrival counts")
    }
}
