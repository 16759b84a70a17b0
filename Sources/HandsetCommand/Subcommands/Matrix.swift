import ArgumentParser
import Handset
import HandsetPictures
import HandsetSuites

/// `handset matrix`: shows one payload in every state, for every user action.
struct Matrix: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + Limit.ofRules + [.programTime]

    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Show what the app does with a payload in every state, for every user action.",
        discussion: """
            Tells for each iOS version, state and action whether the session is routed, waiting (something \
            that the user can still do opens it), passed by (the user opened the app by its icon), dismissed \
            or lost. A terminal shows a grid, with states down and \
            actions across; --format text and pipes get a table with what the user sees and which callbacks \
            fire. Handlers are not run.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @Option(
        help: ArgumentHelp(
            "iOS versions and ranges of them, such as 9-12, separated by commas. Repeatable. "
                + "(default: 4,9,17)", valueName: "versions"),
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

    @Option(
        name: .format,
        help: ArgumentHelp(
            """
            Print grids or tables for people, one JSON record per payload, Markdown, a page of HTML, or \
            pictures in SVG. (default: grid in a terminal, otherwise text)
            """, valueName: "format"))
    var format: MatrixFormat?

    @Option(
        help: ArgumentHelp(
            """
            Show only what has this fate: routed, twice, waiting, passed-by, dismissed, lost, \
            not-possible or no-session. Separate several by commas.
            """, valueName: "fates"), completion: .list(MatrixCell.Kind.allCases.map(\.rawValue)),
        transform: Matrix.kinds)
    var only: Set<MatrixCell.Kind> = []

    @Option(
        help: ArgumentHelp(
            "Compare two iOS versions, such as 9,18, in one grid.", valueName: "versions"),
        completion: .iosVersion,
        transform: Matrix.versions)
    var compare: [IOSVersion]?

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    private var rules: RuleSettings { ruleOptions.settings(limits.values) }

    func validate() throws {
        try rules.validate(beside: input)
        try input.checkKeep(hasRecords: format == .json)
        if let compare, compare.count != 2 {
            throw ValidationError("--compare takes two versions, such as 9,18.")
        }
        if compare != nil, !ios.isEmpty {
            throw ValidationError("--compare names the versions; remove --ios.")
        }
        if compare != nil, format == .text || format == .json {
            throw ValidationError(
                "--compare draws a grid; remove --format.")
        }
    }

    private var chosenFormat: MatrixFormat {
        if let format { return format }
        return compare != nil || StandardStreams.isOutputTerminal ? .grid : .text
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory]
        ) { streams, verdict in
            let app = try self.rules.loadApp(streams)
            let rules = try self.rules.load(app.file)
            let scenario = device.scenario(on: .ofTheApp, of: app.file)
            try device.checkServiceExtension()
            let serviceExtension = device.makeServiceExtension()
            let versions =
                compare ?? (ios.isEmpty ? nil : givenVersions)
                ?? (app.environmentVersion ?? app.file.settings.version).map { [$0] }
                ?? Self.defaultVersions
            try streams.note(unknownAmong: versions)
            for text in device.notes(on: versions.max() ?? .ofTheApp) {
                try streams.note(text)
            }
            var output = MatrixOutput(
                chosenFormat, only: only, isComparison: compare != nil, streams: streams)
            try output.begin()
            try await PayloadInput(input, limits.values, streams: streams).forEachPayload(
                &verdict,
                refusalTerminator: chosenFormat == .json ? UInt8(ascii: "\n") : nil
            ) { payload, _, verdict in
                var scenario = scenario
                if let chance = device.silentChance {
                    scenario.silentDelivery = chance.delivery(of: payload.origin.number)
                }
                let outcome = await outcome(
                    of: serviceExtension, for: payload, in: scenario)
                try outcome?.report(of: payload.origin, to: streams, &verdict)
                try output.write(
                    try ScenarioMatrix(
                        of: payload, in: scenario, on: versions, rules: rules, pushType: pushType,
                        serviceExtension: outcome))
            }
            try output.end()
        }.run()
    }

    /// Runs the service extension for a payload, if the app has one.
    private func outcome(
        of serviceExtension: (any PayloadServiceExtension)?, for payload: Payload,
        in scenario: Scenario
    ) async -> ServiceExtensionOutcome? {
        guard let serviceExtension, pushType?.otherReceiver == nil else { return nil }
        var scenario = scenario
        // Any version that has service extensions: the outcome is the same for all of them.
        scenario.application.systemVersion = IOSVersion(10)
        return await scenario.runServiceExtension(
            serviceExtension, for: payload, endingWithin: limits.values.duration(.programTime)
        ).outcome
    }

    /// The versions of the options, each once.
    private var givenVersions: [IOSVersion] { Self.unique(ios.flatMap { $0 }) }

    private static func versions(_ text: String) throws -> [IOSVersion] {
        unique(try IOSVersionText.versions(text))
    }

    private static func unique(_ versions: [IOSVersion]) -> [IOSVersion] {
        var unique: [IOSVersion] = []
        for version in versions where !unique.contains(version) { unique.append(version) }
        return unique
    }

    private static func kinds(_ text: String) throws -> Set<MatrixCell.Kind> {
        var kinds: Set<MatrixCell.Kind> = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let kind = MatrixCell.Kind(rawValue: String(name.drop { $0 == " " })) else {
                let names = MatrixCell.Kind.allCases.map(\.rawValue)
                throw ValidationError(
                    "\(name) is not a fate; give \(names.joined(separator: ", "))."
                        + Suggestion.question(for: String(name), among: names))
            }
            kinds.insert(kind)
        }
        return kinds
    }
}
