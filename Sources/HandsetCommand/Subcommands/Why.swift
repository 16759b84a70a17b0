import ArgumentParser
import Handset
import HandsetLint
import HandsetSuites
import HandsetWhy

/// `handset why`: names the mistake behind a push that does not do what it should.
struct Why: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules

    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Name the cause of a push that does not do what it should.",
        discussion: """
            Reads the payload, the app and what you say of the symptom, and lists the causes, the likeliest \
            first: what is wrong, where it is in the payload or in the sources, and what to change. Sources \
            are read as text; nothing of them is compiled or run. Without a payload the app alone is looked at.
            """)

    enum Format: String, NamedChoice {
        case text, json
    }

    enum Environment: String, NamedChoice {
        case development, production
    }

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "What you see, in your own words, such as \"tap does nothing when killed\". (default: what the "
                + "state and the action lead one to expect)", valueName: "words"))
    var symptom: String?

    @Option(
        help: ArgumentHelp(
            "The log of the device, whose lines may name the cause.", valueName: "file"),
        completion: .file())
    var deviceLog: String?

    @Option(
        help: ArgumentHelp(
            "Environment of Apple's service that the push goes to.", valueName: "name"))
    var environment: Environment?

    @Option(
        help: ArgumentHelp(
            "Topic of the push (apns-topic). (default: that of the .headers file)",
            valueName: "topic"))
    var topic: String?

    @Option(
        help: ArgumentHelp(
            "Type of the push (apns-push-type). (default: that of the .headers file)",
            valueName: "type"),
        completion: .pushType, transform: LintOptions.pushType)
    var pushType: PushType?

    @Option(
        help: ArgumentHelp(
            "Priority of the push (apns-priority). (default: that of the .headers file)",
            valueName: "priority"),
        completion: .values(["10", "5", "1"]), transform: LintOptions.priority)
    var priority: NotificationPriority?

    @Option(
        help: ArgumentHelp(
            "iOS version of the device. (default: the newest)", valueName: "version"),
        completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @OptionGroup(title: "The phone") var arrival: ArrivalOptions

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print text for people, or a JSON record for each payload.", valueName: "format"))
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "Write a suite that expects what the payload should do: a case to run after the change.",
            valueName: "file"),
        completion: .jsonFile)
    var toSuite: String?

    @Flag(help: "List the mistakes that can be named, as text or with --format json, and end.")
    var list = false

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        guard !list else { return }
        try rules.validate()
        if input.sources.isEmpty, !ruleOptions.app.isGiven, symptom == nil, deviceLog == nil {
            throw ValidationError(
                "Give a payload, an app, or both: handset why push.json --app ../ios/MyApp.")
        }
        for (name, text) in [
            ("--symptom", symptom), ("--device-log", deviceLog), ("--topic", topic),
            ("--to-suite", toSuite),
        ]
        where text == "" {
            throw ValidationError("The text after \(name) is empty.")
        }
        if toSuite != nil, input.sources.isEmpty {
            throw ValidationError("--to-suite writes a case of a payload; give one.")
        }
        try input.checkKeep(hasRecords: false)
        let written = WrittenFiles(["--refused": input.refused, "--to-suite": toSuite])
        if !input.sources.isEmpty { try written.check(sources: input.sources) }
        if let deviceLog { try written.check(deviceLog) }
        try written.check(rules.app.files(allowsOutside: rules.allowsOutside))
        try written.checkEachOther()
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory]
        ) { streams, verdict in
            guard !list else {
                try streams.output.write(
                    format == .json ? MistakeList.json : Array(MistakeList.text.utf8))
                return
            }
            try await answer(streams, &verdict)
        }.run()
    }

    private func answer(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        let app = try self.rules.loadApp(streams)
        let rules = try self.rules.load(app.file)
        let version = ios ?? app.environmentVersion ?? app.file.settings.version ?? .newest
        try streams.note(unknownAmong: [version])
        var scenario = device.scenario(on: version, of: app.file)
        // The question that is asked most.
        if app.file.settings.appState == nil { scenario.appState = .background }
        if app.file.settings.choice == nil { scenario.action = .tap }
        arrival.apply(to: &scenario)
        if arrival.appState != nil, arrival.action == nil { scenario.action = .nothing }
        var complaint = Complaint(scenario: scenario)
        complaint.app = app.sources
        complaint.isPlaced = arrival.given != nil
        complaint.fromService = input.from.form.map { $0 != .payload } ?? false
        complaint.topic = app.file.topic
        complaint.environment = environment?.rawValue
        complaint.headers = LintHeaders(
            pushType: pushType?.name, priority: priority.map { "\($0.rawValue)" }, topic: topic)
        if let symptom {
            complaint.told = symptom
            complaint.symptoms = Symptom.all(in: symptom)
            complaint.isTold = !complaint.symptoms.isEmpty
            try noteUnderstanding(complaint.symptoms, streams)
        }
        if complaint.has(.tapDoesNothingWhenKilled), arrival.appState == nil {
            complaint.scenario.appState = .notRunning
            if arrival.action == nil { complaint.scenario.action = .tap }
        }
        if let deviceLog { try complaint.read(deviceLog: deviceLog, &verdict, streams) }
        let answers = WhyAnswer(
            folder: app.sourceFolder, command: command, isJSON: format == .json)
        guard !input.sources.isEmpty else {
            try streams.output.write(
                answers.bytes(of: Diagnosis(complaint, rules: rules), origin: nil))
            return
        }
        let given = complaint
        func refuse(_ record: RefusalRecord) throws(OutputError) {
            try streams.output.write(
                answers.bytes(of: Diagnosis(given, refusedFor: record), origin: nil))
        }
        let linter = Linter(headers: complaint.headers)
        var captured = CapturedHeaders()
        let hasPayload = try await PayloadInput(
            input, limits.values, streams: streams, envelopes: .ofLint
        ).forEachPayload(
            &verdict, tellsWarnings: false,
            refused: refuse
        ) { payload, reader, verdict in
            let headers = captured.headers(of: payload.origin.source, streams)
            let one = given.about(
                payload, finding: linter.result(of: payload, from: reader, in: headers).findings,
                under: linter.headers(of: payload, in: headers))
            try streams.output.write(
                answers.bytes(of: Diagnosis(one, rules: rules), origin: payload.origin))
        }
        if hasPayload, let toSuite { try await write(toSuite, rules, scenario, streams, &verdict) }
    }

    private func noteUnderstanding(
        _ symptoms: [Symptom], _ streams: StandardStreams
    ) throws(OutputError) {
        let names = symptoms.map(\.words).joined(separator: "; ")
        try streams.note(
            symptoms.isEmpty
                ? "handset: the symptom was not understood; say what you see, such as: "
                    + Symptom.allCases.prefix(3).map(\.words).joined(separator: "; ")
                : "handset: understood: \(names)")
    }

    /// The options of the matrix that shows the same payload in every state.
    private var command: String {
        let payload = input.sources.first.map { $0.hasPrefix("{") ? "'\($0)'" : $0 } ?? "push.json"
        let app = ruleOptions.app.option.map { " --app \($0)" } ?? ""
        return "handset matrix \(payload)\(app)"
    }

    private func write(
        _ path: String, _ rules: SessionRules, _ scenario: Scenario, _ streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws {
        // The mended app looks where the user acts.
        var mended = scenario
        mended.setsCenterDelegateLate = false
        mended.delegates.formUnion(.userNotifications)
        mended.routesIn.formUnion(.didReceive)
        try await SuiteDrafting(
            path: path, sources: input.sources, rules: rules, rulesPath: nil,
            device: DraftedDevice(of: mended, rules: rules),
            allowsOutside: false, limits: limits.values
        ).run(streams, &verdict)
    }
}
