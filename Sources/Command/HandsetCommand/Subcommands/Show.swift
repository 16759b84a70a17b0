import ArgumentParser
import Handset
import HandsetLint
import HandsetPictures

/// `handset show`: shows a payload on a phone in a few lines.
struct Show: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules

    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract:
            "Show what a phone shows of payloads, and what a tap calls and opens, in a few lines.",
        discussion: """
            It is handset explain with the overview of handset matrix, at most 15 lines for each payload. Handlers \
            are not run.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var ruleOptions: RuleOptions

    @Option(
        help: ArgumentHelp(
            "iOS version of the device. (default: the app's, or the newest without an app)",
            valueName: "version"),
        completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        try output.validate(beside: input, reading: rules.inputs)
        try rules.validate(beside: input)
        try input.checkKeep(hasRecords: false)
        try AppKind.stated(by: "show").check(device.demands)
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory],
            output: output.output
        ) { streams, verdict in
            let app = try self.rules.loadApp(forViewOn: [ios].compactMap(\.self), streams)
            let rules = try self.rules.load(app.fileOfView)
            let version = app.version(ios)
            try streams.note(unknownAmong: [version])
            let scenario = device.scenario(on: version, of: app.file)
            var question = TargetQuestion()
            try await PayloadInput(
                input, limits.values, streams: streams,
                envelopes: EnvelopeSettings(scenario.unconfirmed)
            ).forEachPayload(&verdict) { payload, _, _ in
                let view = try ShownPayload(payload, in: scenario, on: version, rules: rules)
                let lines = view.lines.map { $0 + "\n" }.joined()
                try streams.output.write(lines.utf8)
                if rules.rules.isEmpty { try question.ask(about: payload, streams) }
            }
        }.run()
    }
}
