import Handset

/// Reads the payloads of all sources, and reports what is refused.
package struct PayloadInput {
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
    ///   - isSlow: Whether what is done with a payload may take so long that it is not begun once a signal
    ///     has come; otherwise it is done with all that was read by then.
    ///   - workers: Make what is done with payloads that are read at the same time. If `nil`, they are
    ///     read one after the other.
    ///   - sessions: Writes the sessions of payloads that are read one after the other, where that is
    ///     all that comes of them.
    ///   - body: What is done with each other payload that is read one after the other.
    /// - Throws: What the closure throws, an ``OutputError`` if something cannot be written, and
    ///   ``StopRequest`` if a signal has come.
    func forEachPayload(
        _ verdict: inout Verdict, isSlow: Bool = false, workers: PayloadWorkers? = nil,
        sessions: SessionWriter? = nil, _ body: @escaping PayloadWork.Body
    ) async throws {
        StopSignal.expect()
        let work = PayloadWork(sessions: sessions, isSlow: isSlow, body: body)
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
                        try await read(
                            source, keepingRefusedIn: refused, &verdict, workers, work)
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
        _ workers: PayloadWorkers?, _ work: PayloadWork
    ) async throws {
        let file = try source.open()
        if source == .standardInput, file.isTerminal {
            try streams.report(
                "handset: reading payloads from the terminal; Ctrl-D on a new line ends them")
        }
        let reading = SourceReading(
            file, named: source.name, options: options, streams: streams, refused: refused,
            workers: workers, work: work)
        try await reading.run(&verdict)
        if reading.isEmpty {
            try streams.report("handset: \(source.name): nothing to do: no payload in it")
        }
    }
}
