import ArgumentParser
import Handset
import HandsetFacts
import HandsetLint
import HandsetWhy

/// A name of the check of payloads on the command line, with its help.
protocol LintName: SendableMetatype {
    static var configuration: CommandConfiguration { get }
}

/// The check of payloads under one of its names, `handset lint` and `handset check`.
///
/// Not an alias: ArgumentParser would name both commands in a usage line. Not an option group of two commands either:
/// in a debug build ArgumentParser checks each group within a group four times as often.
struct LintCommand<Name: LintName>: AsyncParsableCommand, LimitedCommand {
    static var configuration: CommandConfiguration { Name.configuration }
    static var limits: [Limit] { Limit.ofPayloads + [.findings] }

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup var options: LintOptions

    @Option(
        name: .app,
        help: ArgumentHelp(
            "Hold the payloads of Live Activities to the types in the sources in this folder.",
            valueName: "folder"),
        completion: .directory)
    var app: String?

    @OptionGroup(title: "Reports") var reportOptions: ReportOptions<LintFormat>

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    @Flag(help: "Print an overview only: a line for each payload, and the sums of each finding.")
    var summary = false

    @Flag(help: "List what can be found, as text or with --format json, and end.")
    var listFindings = false

    @Flag(help: .watch)
    var watch = false

    func validate() throws {
        if app == "" {
            throw ValidationError("The name after --app is empty; give a folder of sources.")
        }
        let formats = reportOptions.targets.map(\.format)
        if listFindings, formats.contains(where: { $0 != .text && $0 != .json }) {
            throw ValidationError("--list-findings prints text or JSON; remove --format.")
        }
        if summary, formats.contains(where: { $0 != .text && $0 != .html }) {
            throw ValidationError(
                "--summary is for text and HTML; remove it, or the other --format, which has all "
                    + "findings.")
        }
        try PayloadWatch.validate(
            watch, input, writesText: reportOptions.isEmpty && options.writeBaseline == nil)
        try input.checkKeep(hasRecords: reportOptions.targets.contains { $0.format == .json })
        let reports = reportOptions.files
        let written = WrittenFiles(
            ["--refused": input.refused, "--write-baseline": options.writeBaseline], and: reports)
        try written.check(sources: input.sources)
        try written.check(CapturedHeaders.files(besides: input.sources))
        try written.checkEachOther()
        // A baseline may be written anew while it is read.
        try options.baseline.map {
            try WrittenFiles(["--refused": input.refused], and: reports).check($0)
        }
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits.values[.memory]
        ) { streams, verdict in
            guard !listFindings else {
                let isJSON = reportOptions.targets.contains { $0.format == .json }
                try streams.output.write(isJSON ? FindingList.json : Array(FindingList.text.utf8))
                return
            }
            try await PayloadWatch(
                watch, input, streams, ownFiles: { [options.baseline].compactMap(\.self) },
                companions: { CapturedHeaders.files(besides: [$0]) }
            ).run(&verdict) { try await write($0, streams, &$1) }
        }.run()
    }

    private func write(
        _ sources: SourceOptions, _ streams: StandardStreams, _ verdict: inout Verdict
    ) async throws {
        var linter = options.linter(limits.values)
        if let app {
            let (read, note) = try AppSourceFolder(app).read { try? streams.note(once: $0) }
            if let note { try streams.note(note) }
            if read.reading.activities.all.isEmpty {
                try streams.note(
                    "handset: no type of Live Activities in \(SourceExcerpt.shown(PathText.shown(app)))"
                )
            }
            let findings = ActivityFindings(read)
            linter.ofApp = { findings.all(in: $0, under: $1) }
        }
        let baselines = try LintBaselines(
            reading: options.baseline, writing: options.writeBaseline)
        var captured = CapturedHeaders()
        var linked = LinkedSources()
        var reports = try reportOptions.targets.map { target throws(OutputError) in
            LintReport(
                target.format, target.style(of: streams), isSummary: summary,
                failOn: options.failOn.severity, to: try target.open(streams))
        }
        for index in reports.indices { try reports[index].begin() }
        let needsExcerpts = !summary && reportOptions.targets.contains { $0.format != .json }
        let hasRecords = reportOptions.targets.contains { $0.format == .json }
        func write(_ record: RefusalRecord) throws(OutputError) {
            for index in reports.indices { try reports[index].write(record) }
        }
        func end(isComplete: Bool, _ refusedCount: Int) throws(OutputError) {
            for index in reports.indices {
                let count = try reports[index].end(
                    isComplete: isComplete, refusedCount: refusedCount)
                guard count > 0 else { continue }
                try streams.note(
                    "handset: \(count) payloads are left out of a report, since those before them "
                        + "have \(HeldText.maximumByteCount) bytes; give fewer payloads, or --format json"
                )
            }
        }
        let input = PayloadInput(
            sources, limits.values, streams: streams, envelopes: .ofLint)
        let hasPayload: Bool
        do {
            hasPayload =
                try await input
                .forEachPayload(
                    &verdict, tellsWarnings: false, refused: hasRecords ? write : nil
                ) { payload, reader, verdict in
                    let source = payload.origin.source
                    let headers = captured.headers(of: source, streams)
                    if linter.headers(of: payload, in: headers).isForWallet {
                        try streams.note(.remark(.wallet), on: source)
                    }
                    var result = linter.result(
                        of: payload, in: headers,
                        isKnown: baselines.isKnown(in: source))
                    if !result.findings.isEmpty {
                        result.locate(
                            in: reader.lastBytes, from: reader.placeOfLast,
                            isWithinValue: reader.isLastWithinValue,
                            needsExcerpts: needsExcerpts && !linked.isReached(by: source))
                    }
                    for index in reports.indices { try reports[index].write(result, of: payload) }
                    options.judge(result.counts, &verdict)
                }
        } catch let stop as StopRequest {
            try end(isComplete: false, verdict.refusedCount)
            throw stop
        }
        try end(isComplete: !verdict.hasRefusals, verdict.refusedCount)
        try baselines.write(streams, &verdict)
        if !hasPayload, options.failOn != .never {
            verdict.isNegative = true
            try streams.report("handset: error: there was no payload to check")
        }
    }
}
