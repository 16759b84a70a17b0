import ArgumentParser
import Handset
import HandsetLint

/// `handset lint`: checks payloads by what Apple's documentation says.
struct Lint: AsyncParsableCommand, LimitedCommand {
    static let limits = Limit.ofPayloads + [.findings]

    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check payloads by what Apple's documentation says, whatever the app.",
        discussion: """
            Checks keys, types, values, sizes and combinations of keys. Each finding has its place, \
            its rule and advice. The headers of a capture of listen --record, in the .headers file \
            beside the payload, are checked with it. Reports are text, one JSON record for each \
            payload, SARIF 2.1.0, or commands of GitHub's workflows. Exit status: 0 no errors; 1 an \
            error, or with --fail-on a finding of that severity; 2 some input was rejected.
            """)

    @OptionGroup(title: "Input and messages") var input: SourceOptions

    @OptionGroup var options: LintOptions

    @OptionGroup(title: "Reports") var reportOptions: ReportOptions<LintFormat>

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    func validate() throws {
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
            let linter = options.linter(limits.values)
            let baselines = try LintBaselines(
                reading: options.baseline, writing: options.writeBaseline)
            var captured = CapturedHeaders()
            var linked = LinkedSources()
            var reports = try reportOptions.targets.map { target throws(OutputError) in
                LintReport(target.format, target.style(of: streams), to: try target.open(streams))
            }
            for index in reports.indices { try reports[index].begin() }
            let input = PayloadInput(input, limits.values, streams: streams)
            let needsExcerpts = reportOptions.targets.contains { $0.format != .json }
            let hasRecords = reportOptions.targets.contains { $0.format == .json }
            func write(_ record: RefusalRecord) throws(OutputError) {
                for index in reports.indices { try reports[index].write(record) }
            }
            let hasPayload: Bool
            do {
                hasPayload = try await input.forEachPayload(
                    &verdict, refused: hasRecords ? write : nil
                ) { payload, reader, verdict in
                    let source = payload.origin.source
                    var result = linter.result(
                        of: payload, in: captured.headers(of: source, streams),
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
                for report in reports { try report.end(isComplete: false) }
                throw stop
            }
            for report in reports { try report.end(isComplete: !verdict.hasRefusals) }
            try baselines.write(streams, &verdict)
            if !hasPayload, options.failOn != .never {
                verdict.isNegative = true
                try streams.report("handset: error: there was no payload to check")
            }
        }.run()
    }
}
