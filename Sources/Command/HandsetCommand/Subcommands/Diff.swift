import ArgumentParser
import Handset
import HandsetFacts
import HandsetLint
import HandsetSuites

/// `handset diff`: shows what changes on the phone between two payloads, two apps or two versions of iOS.
struct Diff: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules + [.hazards, .programTime, .appMemory]

    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changes on the phone between two payloads, apps or iOS versions.",
        discussion: """
            Give two payloads; or one, with --to-app or --to-ios for the other side. Compares the printed \
            text, what a tap opens, the URLs, the cells of the matrix with their reasons, and the findings of the \
            rules and of lint. Handlers are not run. Exit status: 0 nothing differs; 1 something does; 2 a \
            payload was rejected.

            With --app and --to-app the sources of an app are compared, before and after a change: a folder, or \
            a folder of a revision of the git repository here, such as main:ios, which is read without a \
            checkout. The cause of each change for the worse is named, by file and line. Without a payload \
            one is made of the app's own keys.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @Option(
        help: ArgumentHelp(
            "iOS version of the device. (default: the app's, or the newest without an app)",
            valueName: "version"),
        completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @Option(
        help: ArgumentHelp(
            "iOS version of the device on the other side. (default: the same)",
            valueName: "version"),
        completion: .iosVersion, transform: IOSVersionText.version)
    var toIos: IOSVersion?

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @OptionGroup(title: "The app and its rules") var packageOptions: PackageOptions

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    var rules: RuleSettings { ruleOptions.settings(limits.values) }

    @Option(
        help: ArgumentHelp(
            "App file, or built-in app, on the other side. (default: the same)", valueName: "file"),
        completion: .jsonFile, transform: AppFileName.init(option:))
    var toApp: AppFileName?

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print text for people, one JSON record, Markdown for a pull request, or a page of HTML.",
            valueName: "format"))
    var format = DiffFormat.text

    @Option(
        help: ArgumentHelp(
            "What makes the exit status 1: any difference, or only a cell in which the app opens no more what it "
                + "opened.", valueName: "what"))
    var failOn = DiffFailure.any

    /// True if two apps are compared, and a payload is made.
    private var makesPayload: Bool {
        input.sources.isEmpty && toApp != nil && ruleOptions.app.option != nil
    }

    func validate() throws {
        try output.validate(beside: input, reading: rules.inputs)
        try rules.validate(beside: input)
        try input.checkKeep(hasRecords: false)
        try packageOptions.validate(beside: rules, device)
        let others = [("--to-app", toApp?.option), ("--app", ruleOptions.app.option)]
        try packageOptions.kind.check(others.filter { $1 != nil }.map { .otherApp($0.0) })
        if let toApp {
            try toApp.validate()
            let files = toApp.files(allowsOutside: ruleOptions.allowOutside)
            try input.written.check(files)
            try output.validate(beside: input, reading: files)
        }
        let sources = input.sources
        guard sources.count < 3 else {
            throw ValidationError(
                "diff compares two payloads; \(sources.count) sources are too many.")
        }
        guard
            makesPayload || sources.count == 2
                || sources.count == 1 && (toApp != nil || toIos != nil)
        else {
            throw ValidationError(
                "diff compares two sides; give two payloads, or one with --to-app FILE or "
                    + "--to-ios VERSION.")
        }
        if sources == ["-", "-"] {
            throw ValidationError("Standard input is one payload; give the other as a file.")
        }
        try AppKind.stated(by: "diff").check(device.demands)
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            var apps = try await apps(streams)
            if let assumed = withAssumedKey(apps) {
                apps = assumed
                try streams.note(
                    "no key that the app opens by was found: a tap that reaches the app's code for taps counts as "
                        + "opened; --key-path names the key")
            }
            if let assumed = withKeyOfOther(apps) {
                apps = assumed.apps
                try streams.note(assumed.note)
            }
            let maker = try await AppMaker(packageOptions, device, limits.values, streams)
            let sources = input.sources.count == 2 ? input.sources : input.sources + input.sources
            var sides: [PhoneSide] = []
            var checked: Payload?
            if makesPayload {
                let payload = try MadePayload(
                    between: apps[0].rules, apps[1].rules, apps[1].app.file.settings
                ).payload
                for app in apps {
                    sides.append(try await side(payload, LintHeaders(), app, maker))
                }
                checked = payload
            } else if input.sources.count == 1 {
                // One source is read once: it may be a pipe.
                try await forPayload(of: sources[0], apps[0], streams, &verdict) {
                    payload, headers in
                    for app in apps { sides.append(try await side(payload, headers, app, maker)) }
                    checked = payload
                }
            } else {
                for (source, app) in zip(sources, apps) {
                    try await forPayload(of: source, app, streams, &verdict) { payload, headers in
                        sides.append(try await side(payload, headers, app, maker))
                        checked = payload
                    }
                }
            }
            guard sides.count == 2, !verdict.hasRefusals else { return }
            if sides[0].isJudged != sides[1].isJudged {
                try streams.note(
                    "handset: nothing says what a tap opens on one side: that is not compared, only what is shown, "
                        + "and which methods get the payload")
            }
            if let checked, zip(apps, sides).contains(where: { $0.app.isNone && !$1.isJudged }) {
                var question = TargetQuestion()
                try question.ask(about: checked, streams)
            }
            var difference = PhoneDifference(from: sides[0], to: sides[1])
            // Of a folder of C# alone the app file says what the app does, and no mistake is to be seen.
            if let checked, let sources = apps[1].app.sources, apps[1].app.unreadSources == nil {
                difference.explainCells(
                    by: sources, in: apps[1].app.sourceFolder ?? "", payload: checked,
                    rules: apps[1].rules)
            }
            verdict.isNegative =
                verdict.isNegative || failOn.isMet(by: difference)
            try write(difference, streams)
        }.run()
    }

    /// Returns the apps with a key that stands for any, if neither names one and the first has code for taps, or
    /// one ends at its launch; `nil` for others.
    ///
    /// The code's way with a tap is then not known, but whether the tap reaches it is.
    private func withAssumedKey(_ apps: [App]) -> [App]? {
        guard makesPayload, !rules.givesRules,
            apps.allSatisfy(\.hasNoKey),
            apps.first?.handlesTaps == true || apps.contains(where: endsAtLaunch),
            let path = SessionKeyPath("id")
        else { return nil }
        var rule = SessionRule.app
        rule.name = "any"
        rule.source = .value(at: path)
        return apps.map { app in
            var app = app
            app.rules = SessionRules([rule])
            return app
        }
    }

    private func endsAtLaunch(_ app: App) -> Bool {
        device.scenario(on: app.version, of: app.app.file).endsAtLaunch
    }

    /// Loads the apps of both sides.
    private func apps(_ streams: StandardStreams) async throws -> [App] {
        let first = try await load(ruleOptions.app, streams)
        let second = if let toApp { try await load(toApp, streams) } else { first }
        let looksAtReconnection = [first, second].contains { app in
            app.sources?.codeFaults.contains { $0.fault.moment == .afterReconnection } ?? false
        }
        return try zip([first, second], [ios, toIos ?? ios]).map { app, version in
            let stated =
                version ?? app.environmentVersion ?? (app.isNone ? nil : app.file.settings.version)
            try streams.note(unknownAmong: stated.map { [$0] } ?? [])
            return App(
                app: app, rules: try rules.load(app.fileOfView), version: app.version(version),
                isVersionStated: stated != nil, looksAtReconnection: looksAtReconnection)
        }
    }

    /// Loads one app, also of a revision of the repository.
    private func load(
        _ name: AppFileName, _ streams: StandardStreams
    ) async throws -> GivenApp {
        guard let option = name.option, let revision = GitRevision(option) else {
            return try name.load(
                allowsOutside: ruleOptions.allowOutside,
                forViewOn: [ios, toIos].compactMap(\.self), streams
            ).checkedForSources()
        }
        return try await name.load(revision, streams)
    }

    private func side(
        _ payload: Payload, _ headers: LintHeaders, _ app: App, _ maker: AppMaker
    ) async throws -> PhoneSide {
        let versions =
            app.isVersionStated ? [app.version] : packageOptions.versions(else: [app.version])
        var described = ReceivingApp(
            rules: app.rules, scenario: device.scenario(on: app.version, of: app.app.file))
        described.tellsMisses = false
        let asked = maker.app(
            describedBy: app.looksAtReconnection ? ReconnectingApp(app: described) : described)
        let matrix = try await asked.matrix(of: payload, on: versions, choosing: nil) { _, _ in
            true
        }
        return try PhoneSide(
            payload, did: matrix, on: versions[0], given: app.app, described,
            unjudged: app.hasNoKey && !rules.givesRules ? app.app.source.path : nil,
            headers: headers,
            linter: Linter(versions: app.isVersionStated ? app.version...app.version : nil))
    }

    /// Calls a closure with the one payload of a source; anything else is refused.
    private func forPayload(
        of source: String, _ app: App, _ streams: StandardStreams, _ verdict: inout Verdict,
        _ body: @escaping (Payload, LintHeaders) async throws -> Void
    ) async throws {
        var one = input
        one.sources = [source]
        var captured = CapturedHeaders()
        var count = 0
        try await PayloadInput(
            one, limits.values, streams: streams, showsProgress: false,
            envelopes: EnvelopeSettings(
                device.scenario(on: app.version, of: app.app.file).unconfirmed)
        ).forEachPayload(
            &verdict
        ) { payload, _, _ in
            count += 1
            guard count == 1 else { return }
            try await body(payload, captured.headers(of: payload.origin.source, streams))
        }
        guard count != 1, !verdict.hasRefusals else { return }
        verdict.refuse()
        try streams.report(
            "handset: error: \(SourceExcerpt.shown(PathText.shown(source))) holds "
                + "\(LintCounts.words(count, "payload")); give a source with one")
    }

    private func write(
        _ difference: PhoneDifference, _ streams: StandardStreams
    ) throws(OutputError) {
        let text = PhoneDifferenceText(difference, isColoured: streams.isOutputColoured)
        switch format {
        case .json: try streams.output.write(difference.json, terminator: UInt8(ascii: "\n"))
        case .markdown:
            let markdown = PhoneDifferenceText(difference).markdown
            try streams.output.write(markdown.utf8)
        case .html: try streams.output.write(PhoneDifferencePage(difference).html.utf8)
        case .text:
            // Keep ANSI colours: the text shows the controls of payloads itself.
            if streams.isOutputColoured { streams.output.showsControls = false }
            try streams.output.write(text.text.utf8)
        }
    }
}
