import ArgumentParser
import Foundation
import Handset
import HandsetHunt

/// `handset hunt`: looks for payloads at which an app's own code crashes, hangs or opens the wrong thing.
struct HuntCommand: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + [.huntTime, .callbackTime]

    static let configuration = CommandConfiguration(
        commandName: "hunt",
        abstract:
            "Hunt for payloads at which the app's own code crashes, hangs or opens the wrong thing.",
        discussion: """
            Runs the app of --package with variants of your payloads: a key is missing, null, of another type, \
            empty, very long, at its end, a level deeper, and so on; each in every state of the app with every \
            action of the user, and two pushes in every order. A finding was seen again in a process of its own, \
            with the smallest payload that shows it. With a finding, the exit status is 1.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup(title: "The app and its rules") var packageOptions: PackageOptions

    @Option(
        help: ArgumentHelp(
            "Payloads that the sender has sent, as JSON Lines: what it may send is reported first, and what is "
                + "unlike all of them apart.", valueName: "file"),
        completion: .file())
    var learn: String?

    @Option(help: ArgumentHelp("The largest number of variants of a payload.", valueName: "count"))
    var count = 500

    @Option(help: ArgumentHelp("The same seed repeats everything.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        name: .jobs,
        help: ArgumentHelp(
            "Run this many processes of the app side by side. (default: four for each processor, since most of their time is waiting)",
            valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Run one trial again, as a finding states it, in the place of the hunt.",
            valueName: "json"))
    var trial: String?

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

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    func validate() throws {
        guard packageOptions.package != nil else {
            throw ValidationError(
                "A hunt runs the app's own code; give --package FOLDER, which handset init --package starts."
            )
        }
        try packageOptions.validate(device)
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs is \(jobs); give a number from 1 to 256.")
        }
        guard (1...100_000).contains(count) else {
            throw ValidationError("--count is \(count); give a number from 1 to 100000.")
        }
        for (name, path) in [
            ("--learn", learn), ("--baseline", baseline), ("--write-baseline", writeBaseline),
        ] where path == "" {
            throw ValidationError("The name after \(name) is empty; give a file.")
        }
        if trial != nil, !input.sources.isEmpty {
            throw ValidationError("--trial has its own payloads; remove the others.")
        }
        try input.checkKeep(hasRecords: false)
        let written = WrittenFiles(
            ["--refused": input.refused, "--write-baseline": writeBaseline],
            and: reportOptions.files)
        if trial == nil { try written.check(sources: input.sources) }
        try written.check([learn].compactMap(\.self))
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
        let known = try baseline.map(HuntBaseline.init(contentsOf:)) ?? HuntBaseline()
        var samples: [Payload] = []
        if trial == nil {
            samples = try await payloads(input, streams, &verdict)
            guard !samples.isEmpty else {
                verdict.isNegative = true
                return try streams.report("handset: error: there was no payload to hunt with")
            }
        }
        var shape: PayloadShape?
        if let learn {
            var examples = input
            examples.sources = [learn]
            let learnt = try await payloads(examples, streams, &verdict)
            shape = PayloadShape(of: samples + learnt)
        }
        guard
            let runs = try await packageOptions.makeRuns(
                device, within: limits.values.duration(.callbackTime), streams)
        else {
            return
        }
        let width = jobs ?? 4 * ProcessInfo.processInfo.activeProcessorCount
        let (cells, processes) = try await runs.hunt(on: ios ?? .newest, width: width)
        let report: HuntReport
        if let trial {
            guard let trial = HuntTrialText.trial(trial, among: cells) else {
                throw ValidationError("--trial is no trial; copy it from a finding's command.")
            }
            report = try await HuntReport(of: trial, by: processes)
        } else {
            let hunt = Hunt(samples: samples, cells: cells, count: count, seed: seed, shape: shape)
            let end = ContinuousClock.now + limits.values.duration(.huntTime)
            let line = ProgressLine.start(
                counting: "trials", of: count * cells.count * samples.count, streams.style)
            let isOver = { @Sendable in ContinuousClock.now >= end }
            let progress = { @Sendable (count: Int) in _ = line?.advance(by: count, count) }
            report = try await hunt.search(by: processes, isOver: isOver, progress: progress)
            ProgressLine.finish()
        }
        await processes.end()
        let output = HuntOutput(
            report: report, known: known.names, packageOptions: packageOptions.text)
        for target in reportOptions.targets {
            try output.write(to: target, streams)
        }
        if let writeBaseline {
            try WholeFile(path: writeBaseline, followsLink: true, isDurable: true)
                .output(known.adding(report).json)
        }
        if output.hasNews { verdict.isNegative = true }
    }

    private func payloads(
        _ sources: SourceOptions, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws -> [Payload] {
        var payloads: [Payload] = []
        _ = try await PayloadInput(sources, limits.values, streams: streams, envelopes: .ofLint)
            .forEachPayload(&verdict) { payload, _, _ in payloads.append(payload) }
        return payloads
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
        "time", "End the search after this many seconds; what was seen is confirmed after it.",
        in: .seconds, 0.001...86_400, standard: 60)
}
