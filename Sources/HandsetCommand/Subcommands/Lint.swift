import ArgumentParser
import Handset

/// `handset lint`: checks payloads by what Apple's documentation says.
struct Lint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check payloads by what Apple's documentation says, whatever the app.",
        discussion: """
            Checks keys, types, values, sizes and combinations of keys. Each finding has its place, \
            its rule and advice. The headers of a capture of listen --record, in the .headers file \
            beside the payload, are checked with it. Exit status: 0 no errors; 1 an error, or with \
            --fail-on a finding of that severity; 2 some input was rejected.
            """)

    /// The formats.
    enum Format: String, NamedChoice {
        case text, json, sarif, github
    }

    @OptionGroup var input: SourceOptions

    @OptionGroup var options: LintOptions

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print text for people, one JSON record per payload, SARIF 2.1.0, or commands of GitHub's "
                + "workflows.", valueName: "format"))
    var format = Format.text

    func validate() throws {
        let written = WrittenFiles(["--write-baseline": options.writeBaseline])
        for source in input.sources.isEmpty ? ["-"] : input.sources {
            try written.check(source: source)
            try written.check(folder: source)
            // A folder that cannot be read is reported when its payloads are.
            let files = (try? InputSource.sources(named: source)) ?? []
            try written.check(files.compactMap(\.path))
        }
        let files: KeyValuePairs = [
            "--refused": input.refused, "--write-baseline": options.writeBaseline,
        ]
        try WrittenFiles(files).checkEachOther()
        try options.baseline.map { try input.written.check($0) }
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: input.refusals.maximumMemory
        ) { streams, verdict in
            let linter = options.linter
            let baselines = try LintBaselines(
                reading: options.baseline, writing: options.writeBaseline)
            var captured = CapturedHeaders()
            var report = LintReport(format, to: streams.output)
            try report.begin()
            let input = PayloadInput(input, streams: streams)
            let hasPayload = try await input.forEachPayload(&verdict) {
                payload, reader, verdict in
                let source = payload.origin.source
                var result = linter.result(
                    of: payload, in: captured.headers(of: source),
                    isKnown: baselines.isKnown(in: source))
                if !result.findings.isEmpty {
                    result.locate(
                        in: reader.lastBytes, from: reader.placeOfLast,
                        isWithinValue: reader.isLastWithinValue)
                }
                try report.write(result, of: payload)
                options.judge(result.counts, &verdict)
            }
            try report.end(hasRefusals: verdict.hasRefusals)
            try baselines.write(streams, &verdict)
            if !hasPayload, options.failOn != .never {
                verdict.isNegative = true
                try streams.report("handset: error: there was no payload to check")
            }
        }.run()
    }
}
