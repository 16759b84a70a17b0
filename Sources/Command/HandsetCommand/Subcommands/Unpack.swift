import ArgumentParser
import Handset
import HandsetFixtures

/// `handset unpack`: parses the bytes of a sender.
struct Unpack: AsyncParsableCommand, LimitedCommand {
    static let limits = [
        Limit(
            "bytes", "Treat a notification larger than this many bytes as damage.", in: .bytes,
            128...PayloadReader.largestMaximumByteCount,
            standard: PacketParser.defaultMaximumFrameByteCount)
    ]

    static let configuration = CommandConfiguration(
        commandName: "unpack",
        abstract: "Parse a sender's packets and report what is wrong with them.",
        discussion: """
            Reads streams of the binary provider protocol: notifications of commands 0, 1 and 2 in \
            any order, and error responses. The input may be raw bytes, hex digits, or a dump by \
            xxd or hexdump -C; its first four characters decide. Each notification is printed as \
            soon as it is complete. After damage, reading resumes at the next place where a \
            notification can begin.
            """)

    enum Format: String, NamedChoice {
        case text, json, payload, html
    }

    enum Input: String, NamedChoice {
        case auto, raw, hex

        var layout: PacketInput.Layout {
            switch self {
            case .auto: .automatic
            case .raw: .raw
            case .hex: .hex
            }
        }
    }

    @Argument(
        help: ArgumentHelp(
            "Files, or - for standard input. (default: -)", valueName: "source"),
        completion: .file())
    var sources: [String] = []

    @Option(
        name: .format,
        help: ArgumentHelp(
            "Print text for people, one JSON record per item found, each payload on its own line, "
                + "or a page of HTML.",
            valueName: "format"))
    var format = Format.text

    @Option(
        help: ArgumentHelp("Encoding of the input bytes.", valueName: "encoding"))
    var input = Input.auto

    @Flag(help: "Read records of the feedback service instead of packets.")
    var feedback = false

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Messages") var messages: MessageOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions<Self>

    func validate() throws {
        guard !feedback || format != .payload else {
            throw ValidationError(
                "--feedback records have no payloads; use --format text, json or html.")
        }
        guard !sources.contains("") else {
            throw ValidationError("The name of a source is empty; give a file, or -.")
        }
        try output.written().check(sources: sources)
    }

    func run() async throws {
        try await CommandRun(messages.style, output: output.output) { streams, verdict in
            // Keep ANSI colours: the text shows the controls of payloads itself.
            if format == .text, streams.isOutputColoured { streams.output.showsControls = false }
            var page = PacketPage()
            if format == .html {
                try OutputText.write(to: streams.output) { page.begin(into: &$0) }
            }
            let sources = (self.sources.isEmpty ? ["-"] : self.sources).map { name in
                name == "-" ? InputSource.standardInput : .file(path: name)
            }
            let progress = ProgressLine.start(
                counting: "packets", of: InputSource.byteCount(of: sources), streams.style)
            for source in sources {
                var input = PacketInput(
                    source, layout: input.layout,
                    parser: feedback
                        ? FeedbackParser()
                        : PacketParser(maximumFrameByteCount: limits.values[Self.limits[0]]),
                    streams: streams, progress: progress)
                do {
                    try input.forEachEvent { event throws(OutputError) in
                        if isError(event) { verdict.hasRefusals = true }
                        try write(event, of: source, on: &page, to: streams)
                    }
                } catch let error as InputError {
                    verdict.hasRefusals = true
                    let isFolder = error.failure == .isFolder
                    let path = source.name.hasSuffix("/") ? source.name : source.name + "/"
                    let advice =
                        isFolder ? "; give its files, as in \(SourceExcerpt.shown(path))*" : ""
                    try streams.report("handset: error: \(error)\(advice)")
                } catch let error as HexError {
                    verdict.hasRefusals = true
                    let problem =
                        source.isReachedByLink
                        ? "\(HiddenBytes.finding); \(HiddenBytes.advice)" : "\(error)"
                    try streams.report(
                        "handset: error: \(SourceExcerpt.shown(source.name)): \(problem)")
                }
            }
            if format == .html {
                try OutputText.write(to: streams.output) { page.end(into: &$0) }
            }
        }.run()
    }

    private func isError(_ event: PacketEvent) -> Bool {
        switch event {
        case .notification(let unpacked): unpacked.faults.contains { !$0.isWarning }
        case .damage: true
        case .errorResponse, .feedbackRecord, .skipped: false
        }
    }

    private func write(
        _ event: PacketEvent, of source: InputSource, on page: inout PacketPage,
        to streams: StandardStreams
    ) throws(OutputError) {
        switch format {
        case .text:
            var text = sources.count > 1 ? "\(SourceExcerpt.shown(source.name)): " : ""
            PacketText(
                event, isColoured: streams.isOutputColoured, width: streams.style.outputFold.width
            ).write(into: &text)
            try streams.output.write(text.utf8)
        case .json:
            let record = PacketRecord(event, source: source.name)
            try streams.output.write(record.json + [UInt8(ascii: "\n")])
        case .payload:
            guard case .notification(let unpacked) = event else {
                return try report(event, of: source, to: streams)
            }
            if let line = unpacked.payloadLine {
                try streams.output.write(line + [UInt8(ascii: "\n")])
            }
            for fault in unpacked.faults { try report(.damage(fault), of: source, to: streams) }
        case .html:
            try OutputText.write(to: streams.output) {
                page.write(event, source: sources.count > 1 ? source.name : nil, into: &$0)
            }
        }
    }

    private func report(
        _ event: PacketEvent, of source: InputSource, to streams: StandardStreams
    ) throws(OutputError) {
        var text = "\(SourceExcerpt.shown(source.name)): "
        if source.isReachedByLink {
            text += "\(HiddenBytes.finding); \(HiddenBytes.advice)"
        } else if case .damage(let fault) = event {
            text += "offset \(fault.offset): \(SourceExcerpt.shown(fault.description))"
        } else {
            PacketText(event).write(into: &text)
            text.removeLast()
        }
        try streams.report(text)
    }
}
