import Handset

/// Reads the payloads of all sources, and reports what is refused.
struct PayloadInput {
    private let options: SourceOptions
    private let streams: StandardStreams

    init(_ options: SourceOptions, streams: StandardStreams) {
        self.options = options
        self.streams = streams
    }

    /// Calls a closure with each payload in turn.
    ///
    /// - Parameters:
    ///   - verdict: Learns of refusals.
    ///   - body: Is given each payload, its reader, and the verdict for its own findings. If it throws
    ///     `DescriptionTooLong`, the payload is refused.
    /// - Throws: What the closure throws, and an ``OutputError`` if something cannot be written.
    func forEachPayload(
        _ verdict: inout Verdict,
        _ body: (Payload, PayloadReader, inout Verdict) async throws -> Void
    ) async throws {
        // All sources are looked up before the file for refused bytes is made, which may lie in a
        // folder among them.
        let excluded = options.refused.flatMap(FileIdentity.init(path:))
        let arguments = options.sources.isEmpty ? ["-"] : options.sources
        let named = arguments.map { argument in
            Result { () throws(InputError) in
                try InputSource.sources(named: argument, excluding: excluded)
            }
        }
        let refused = try RefusedFile(path: options.refused)
        defer { try? refused.flush() }
        for (argument, sources) in zip(arguments, named) {
            switch sources {
            case .failure(let error):
                try report(error, &verdict)
            case .success(let sources) where sources.isEmpty:
                try streams.report(
                    "handset: \(argument): no *.json, *.apns, *.jsonl or *.ndjson in it")
            case .success(let sources):
                for source in sources {
                    do {
                        try await read(source, keepingRefusedIn: refused, &verdict, body)
                    } catch let error as InputError {
                        try report(error, &verdict)
                    }
                }
            }
        }
    }

    private func report(_ error: InputError, _ verdict: inout Verdict) throws(OutputError) {
        verdict.hasRefusals = true
        try streams.report("handset: error: \(error)")
    }

    private func read(
        _ source: InputSource, keepingRefusedIn refused: RefusedFile, _ verdict: inout Verdict,
        _ body: (Payload, PayloadReader, inout Verdict) async throws -> Void
    ) async throws {
        let file = try source.open()
        if source == .standardInput, file.isTerminal {
            try streams.report(
                "handset: reading payloads from the terminal; Ctrl-D on a new line ends them")
        }
        // An output that fails while input is waited for says nothing about the input.
        var outputError: OutputError?
        let reader = PayloadReader(
            source: source.name, framing: options.lines ? .lines : .values,
            maximumByteCount: options.maximumBytes,
            // What has arrived when the output fails is not refused.
            refused: { bytes in if outputError == nil { refused.keep(bytes) } },
            read: { [streams] buffer in
                try file.read(into: buffer) {
                    do throws(OutputError) {
                        try refused.flush()
                        try streams.output.flush()
                    } catch {
                        outputError = error
                        throw error
                    }
                }
            })
        var isEmpty = true
        for event in reader {
            if let outputError { throw outputError }
            try refused.flush()
            isEmpty = false
            switch event {
            case .payload(let payload):
                for warning in payload.warnings { try streams.report("\(warning)") }
                do {
                    try await body(payload, reader, &verdict)
                } catch let error as DescriptionTooLong {
                    verdict.hasRefusals = true
                    let refusal = reader.refuseLast(
                        .textTooLong, finding: error.finding, advice: error.advice)
                    if let refusal { try streams.report("\(refusal)") }
                }
            case .refusal(let refusal):
                verdict.hasRefusals = true
                try streams.report("\(refusal)")
            case .failure(let error):
                throw error
            }
        }
        if let outputError { throw outputError }
        try refused.flush()
        if isEmpty {
            try streams.report("handset: \(source.name): nothing to do: no payload in it")
        }
    }
}
