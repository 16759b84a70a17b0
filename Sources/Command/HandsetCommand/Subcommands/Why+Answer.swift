import Handset
import HandsetFacts
import HandsetLint
import HandsetSuites
import HandsetWhy

extension Why {
    /// Answers, and turns what was found into a verdict.
    func answer(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        let app = try self.rules.loadApp(
            forViewOn: ios.map { [$0] } ?? [], mayBeUnread: true, streams)
        let rules = try self.rules.load(app.file)
        let version = ios ?? app.environmentVersion ?? app.file.settings.version ?? .newest
        try streams.note(unknownAmong: [version])
        if ruleOptions.app.option == "." { try streams.note("handset: the app: the sources here") }
        let unread = app.unreadSources
        if let unread {
            try streams.report("handset: error: \(unread)")
            verdict.hasRefusals = true
        }
        var complaint = Complaint(scenario: scenario(of: app, on: version))
        complaint.hasApp = hasApp && unread == nil
        complaint.app = unread == nil ? app.sources : nil
        complaint.isPlaced = arrival.given != nil
        complaint.fromService = input.from.form.map { $0 != .payload } ?? false
        complaint.topic = app.file.topic
        complaint.environment = environment?.rawValue
        complaint.headers = LintHeaders(
            pushType: pushType?.name, priority: priority.map { "\($0.rawValue)" }, topic: topic)
        if let symptom {
            complaint.understand(
                symptom, givenState: arrival.appState, givenAction: arrival.action)
            try WhyUnderstanding(complaint).note(streams)
        }
        if let deviceLog { try complaint.read(deviceLog: deviceLog, &verdict, streams) }
        var answers = WhyAnswer(
            folder: app.sourceFolder, command: command, isJSON: format == .json)
        answers.namesClaims = claims
        answers.isHTML = format == .html
        if unread != nil {
            answers.advice = "give the folder of its sources"
        } else if !complaint.hasApp, WhyArguments.hasSources(".") {
            answers.advice = "its sources may be here: --app ."
        }
        var question = TargetQuestion()
        guard !input.sources.isEmpty else {
            let diagnosis = complaint.diagnosis(by: rules)
            take(diagnosis, &verdict)
            try begin(answers, streams)
            try streams.output.write(answers.bytes(of: diagnosis, origin: nil))
            try end(answers, streams)
            return
        }
        try begin(answers, streams)
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
            if rules.rules.isEmpty, given.concernsTarget {
                try question.ask(about: payload, streams)
            }
            let one = given.about(
                payload, finding: linter.result(of: payload, from: reader, in: headers).findings,
                under: linter.headers(of: payload, in: headers))
            let diagnosis = one.diagnosis(by: rules)
            take(diagnosis, &verdict)
            try streams.output.write(answers.bytes(of: diagnosis, origin: payload.origin))
        }
        try end(answers, streams)
        if !hasPayload { verdict.isNegative = true }
        if hasPayload, let toSuite {
            try await WhySuite(
                path: toSuite, sources: input.sources, app: app, option: ruleOptions.app.option,
                rules: rules,
                ruleOption: ruleOptions.keyPath.map { "--key-path '\($0)' " } ?? "",
                scenario: given.scenario, limits: limits.values
            ).run(streams, &verdict)
        }
    }

    private func begin(
        _ answers: WhyAnswer, _ streams: StandardStreams
    ) throws(OutputError) {
        guard answers.isHTML else { return }
        let source = input.sources.count == 1 ? input.sources.first : nil
        let name = source.map { $0.hasPrefix("{") || $0 == "-" ? "The payload given" : $0 }
        try streams.output.write(
            WhyAnswer.beginning(of: name ?? answers.folder.map(PathText.shown)))
    }

    private func end(_ answers: WhyAnswer, _ streams: StandardStreams) throws(OutputError) {
        if answers.isHTML { try streams.output.write(WhyAnswer.end) }
    }

    /// True if something says what the app is.
    private var hasApp: Bool {
        ruleOptions.app.isGiven || device.given != nil || rules.givesRules
            || ruleOptions.rules != nil
    }

    /// The phone, and the app in it, before any words are understood.
    private func scenario(of app: GivenApp, on version: IOSVersion) -> Scenario {
        var scenario = device.scenario(on: version, of: app.file)
        // The question that is asked most.
        if app.file.settings.appState == nil { scenario.appState = .background }
        if app.file.settings.choice == nil { scenario.action = .tap }
        arrival.apply(to: &scenario)
        if arrival.appState != nil, arrival.action == nil { scenario.action = .nothing }
        return scenario
    }

    private func take(_ diagnosis: Diagnosis, _ verdict: inout Verdict) {
        if diagnosis.causes.contains(where: \.explains) { return }
        let isUnclear = symptom != nil && !diagnosis.complaint.isTold
        if isUnclear { verdict.hasRefusals = true } else { verdict.isNegative = true }
    }

    /// The options of the matrix that shows the same payload in every state.
    private var command: String {
        let payload = input.sources.first.map { $0.hasPrefix("{") ? "'\($0)'" : $0 } ?? "push.json"
        let app = ruleOptions.app.option.map { " --app \(PathText.shown($0))" } ?? ""
        return "handset matrix \(payload)\(app)"
    }
}

extension Complaint {
    /// True if the answer depends on what a tap should open; a symptom that is only seen asks for nothing.
    fileprivate var concernsTarget: Bool { !isTold || symptoms.contains(where: \.concernsTarget) }

    /// The answer in the state that is asked about, or in all if the words say nothing.
    fileprivate func diagnosis(by rules: SessionRules) -> Diagnosis {
        told.isEmpty || isTold
            ? Diagnosis(self, rules: rules) : .ofAllStates(self, rules: rules)
    }
}
