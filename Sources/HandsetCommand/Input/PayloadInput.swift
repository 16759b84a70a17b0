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
    ///   - body: Is given each payload, and the verdict for its own findings.
    /// - Throws: What the closure throws, and an ``OutputError`` if something cannot be reported.
    func forEachPayload(
        _ verdict: inout Verdict, _ body: (Payload, inout Verdict) async throws -> Void
    ) async throws {
        let kept = try options.refused.map { path throws(OutputError) in try ByteOutput(path: path)
        }
        for argument in options.sources.isEmpty ? ["-"] : options.sources {
            do {
                let sources = try InputSource.sources(named: argument)
                if sources.isEmpty {
                    try streams.report(
                        "handset: \(argument): no *.json, *.apns, *.jsonl or *.ndjson in it")
                }
                for source in sources {
                    try await read(source, keepingRefusedIn: kept, &verdict, body)
                }
            } catch let error as InputError {
                verdict.hasRefusals = true
                try streams.report("\(error)")
            }
        }
        try kept?.flush()
    }

    private func read(
        _ source: InputSource, keepingRefusedIn kept: ByteOutput?, _ verdict: inout Verdict,
        _ body: (Payload, inout Verdict) async throws -> Void
    ) async throws {
        let file = try source.open()
        if source == .standardInput, file.isTerminal {
            try streams.report(
                "handset: reading payloads from the terminal; Ctrl-D on a new line ends them")
        }
        var keepingError: OutputError?
        let reader = PayloadReader(
            source: source.name, framing: options.lines ? .lines : .values,
            maximumByteCount: options.maximumBytes,
            refused: { bytes in
                do throws(OutputError) { try kept?.write(bytes) } catch { keepingError = error }
            },
            read: { [streams] buffer in
                try file.read(into: buffer) {
                    try kept?.flush()
                    try streams.output.flush()
                }
            })
        var isEmpty = true
        for event in reader {
            if let keepingError { throw keepingError }
            isEmpty = false
            switch event {
            case .payload(let payload):
                for warning in payload.warnings { try streams.report("\(warning)") }
                try await body(payload, &verdict)
            case .refusal(let refusal):
                verdict.hasRefusals = true
                try streams.report("\(refusal)")
            case .failure(let error):
                throw error
            }
        }
        if let keepingError { throw keepingError }
        if isEmpty {
            try streams.report("handset: \(source.name): nothing to do: no payload in it")
        }
    }
}
