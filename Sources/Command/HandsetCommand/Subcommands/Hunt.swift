import ArgumentParser
import Foundation
import Handset
import HandsetHunt
import HandsetRunner

/// `handset hunt`: looks for payloads at which an app's own code crashes, hangs or opens the wrong thing.
struct HuntCommand: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + [.huntTime, .callbackTime, .appMemory]

    static let configuration = CommandConfiguration(
        commandName: "hunt",
        abstract:
            "Hunt for payloads at which the app's own code crashes, hangs or opens the wrong thing.",
        discussion: """
            Runs the app of --package with variants of your payloads: a key is missing, null, of another type, \
            empty, very long, at its end, a level deeper, and so on; each in every state of the app with every \
            action of the user; two pushes in every order, notifications of the app itself, other locales, time zones \
            and days. A finding was seen again in a process of its own, with the smallest payload that shows it. With a \
            finding, the exit status is 1.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var packageOptions: PackageOptions

    @OptionGroup(title: "The search") var options: HuntOptions

    @Option(
        help: ArgumentHelp(
            "Take the findings in this file for known: they are told, and fail nothing.",
            valueName: "file"),
        completion: .jsonFile)
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write the findings, the known ones too, as the next baseline.", valueName: "file"),
        completion: .jsonFile)
    var writeBaseline: String?

    @OptionGroup var reportOptions: ReportOptions<HuntFormat>

    @Option(
        help: ArgumentHelp(
            "iOS version of the device. (default: the newest)", valueName: "version"),
        completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @OptionGroup(title: "The phone") var device: DeviceOptions

    @Option(
        help: ArgumentHelp(
            "Type of the pushes (apns-push-type), such as voip for calls. (default: each payload shows it)",
            valueName: "type"),
        completion: .pushType, transform: LintOptions.pushType)
    var pushType: PushType?

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    func validate() throws {
        try packageOptions.kind.check([.hunt] + device.demands)
        for (name, path) in [("--baseline", baseline), ("--write-baseline", writeBaseline)]
        where path == "" {
            throw ValidationError("The name after \(name) is empty; give a file.")
        }
        if options.trial != nil, !input.sources.isEmpty {
            throw ValidationError("--trial has its own payloads; remove the others.")
        }
        try input.checkKeep(hasRecords: false)
        let written = WrittenFiles(
            ["--refused": input.refused, "--write-baseline": writeBaseline],
            and: reportOptions.files)
        if options.trial == nil { try written.check(sources: input.sources) }
        try written.check([options.learn, options.schema].compactMap(\.self))
        // The baseline that is read may be written anew.
        if let baseline, baseline != writeBaseline { try written.check(baseline) }
        try written.checkEachOther()
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory]
        ) { streams, verdict in
            try await hunt(streams, &verdict)
        }.run()
    }

    private func hunt(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        let baselines = try HuntBaselines(reading: baseline, writing: writeBaseline)
        let pushes = try await pushes(streams, &verdict)
        guard options.trial != nil || !pushes.isEmpty else {
            verdict.isNegative = true
            return try streams.report("handset: error: there was no payload to hunt with")
        }
        let shape = try await shape(besides: pushes, streams, &verdict)
        do {
            try await hunt(with: pushes, shape, baselines, streams, &verdict)
        } catch let error as StopRequest {
            for _ in pushes { streams.output.leaveUnanswered() }
            throw error
        }
    }

    private func hunt(
        with pushes: [HuntComparison.Push], _ shape: (any PayloadShape)?,
        _ baselines: HuntBaselines, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        let limit = limits.values.duration(.callbackTime)
        let release = try await release
        guard let folder = packageOptions.folder else { return }
        let runs = try await packageOptions.makeRuns(
            of: AppPackage(path: folder, maximumMemory: limits.values[.appMemory]), device,
            within: limit, streams)
        runs.pushType = pushType
        let tests = try testFile(of: runs.program.name)
        let version = ios ?? .newest
        let (cells, processes) = try await runs.hunt(on: version, width: width)
        if let standIns = runs.standIns { try streams.note("handset: \(standIns.words)") }
        let search = HuntSearch(
            options: options, cells: cells, processes: processes,
            earlier: try await self.processes(of: release, on: version, within: limit, streams),
            time: limits.values.duration(.huntTime))
        let report = try await search.report(of: pushes, shape, streams)
        if !report.cuts.isEmpty {
            let places = report.cuts.sorted().prefix(5).joined(separator: ", ")
            try streams.note(
                "handset: not judged: trials in which the app comes to what is cut, as it does for a payload as it is "
                    + "(\(SourceExcerpt.shown(places)))")
        }
        if report.seesEffects == false {
            try streams.note(
                "handset: not judged: what the app opens, since it opens nothing that Handset sees for a payload as it "
                    + "is; give opened: in PackagedApp(…)")
        }
        if report.unconfirmedCount > 0 {
            try streams.note(
                "handset: not confirmed, and left out: \(report.unconfirmedCount) of the faults that were seen, since the "
                    + "time was over; give more by --limit time")
        }
        let output = HuntOutput(
            report: report, known: baselines.known.names, packageOptions: phoneOptions,
            earlier: options.against, tests: tests)
        for target in reportOptions.targets { try output.write(to: target, streams) }
        try baselines.write(report)
        if output.hasNews { verdict.isNegative = true }
    }

    private func pushes(
        _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws -> [HuntComparison.Push] {
        options.trial == nil ? try await pushes(of: input, streams, &verdict) : []
    }

    private func pushes(
        of sources: SourceOptions, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws -> [HuntComparison.Push] {
        var pushes: [HuntComparison.Push] = []
        _ = try await PayloadInput(sources, limits.values, streams: streams, envelopes: .ofLint)
            .forEachPayload(&verdict) { payload, _, _ in
                pushes.append((payload, "\(payload.origin)"))
            }
        return pushes
    }

    /// Returns the payloads that the sender may send; `nil` if no option tells.
    private func shape(
        besides pushes: [HuntComparison.Push], _ streams: StandardStreams,
        _ verdict: inout Verdict
    ) async throws -> (any PayloadShape)? {
        if let schema = options.schema { return try SchemaShape(contentsOf: schema) }
        guard let learn = options.learn else { return nil }
        var examples = input
        examples.sources = [learn]
        let learnt = try await self.pushes(of: examples, streams, &verdict)
        return ExampleShape(of: (pushes + learnt).map(\.payload))
    }

    /// The options of the package and of the phone, as a command has them.
    private var phoneOptions: String {
        packageOptions.text + (ios.map { " --ios \($0)" } ?? "") + device.text
    }

    /// The number of processes of each release.
    private var width: Int {
        options.against == nil ? options.width : max(1, options.width / 2)
    }

    /// The release before; `nil` if there is none.
    private var release: EarlierRelease? {
        get async throws {
            guard let name = options.against, let folder = packageOptions.folder else { return nil }
            return try await EarlierRelease(name, of: folder)
        }
    }

    /// Builds a release, and returns its processes; `nil` if there is none.
    private func processes(
        of release: EarlierRelease?, on version: IOSVersion, within limit: Duration,
        _ streams: StandardStreams
    ) async throws -> HuntProcesses? {
        guard let release else { return nil }
        let package = AppPackage(
            path: release.path, buildFolder: release.buildFolder,
            maximumMemory: limits.values[.appMemory])
        let runs = try await packageOptions.makeRuns(of: package, device, within: limit, streams)
        runs.pushType = pushType
        return try await runs.hunt(on: version, width: width).processes
    }

    /// Returns what a file of tests is made of; `nil` if none is to be written.
    private func testFile(of target: String) throws -> HuntTestFile.App? {
        let targets = reportOptions.targets.filter { $0.format == .swift }
        guard !targets.isEmpty, let folder = packageOptions.folder else { return nil }
        guard let expression = PackagedAppExpression(of: target, in: folder) else {
            throw ValidationError(
                "No file in Sources/\(target) has PackagedApp(…), which tests need; write it there, as the page "
                    + "'Your app's matrix' shows.")
        }
        var options = packageOptions.answers.map { "--answers \(ShellWord.ofPath($0))" } ?? ""
        options += device.text
        return HuntTestFile.App(
            target: target, expression: expression,
            missing: options.trimmingCharacters(in: .whitespaces))
    }
}

extension Limit {
    /// The time of a callback, for a fault that counts; the search waits less.
    static let callbackTime = Limit(
        "callback-time",
        "Take a callback for hung, and its handler for forgotten, after this many seconds.",
        in: .seconds, 0.001...86_400, standard: 5)

    /// The time of the search; what was seen is confirmed after it.
    static let huntTime = Limit(
        "time",
        "End the search after this many seconds; what was seen is confirmed in a fifth of it more.",
        in: .seconds, 0.001...86_400, standard: 60)
}
