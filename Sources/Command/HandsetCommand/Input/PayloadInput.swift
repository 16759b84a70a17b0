import ArgumentParser
import Handset

package struct PayloadInput {
    private let options: SourceOptions
    private let limits: Limits
    private let streams: StandardStreams
    private let showsProgress: Bool
    private let envelopes: EnvelopeSettings

    /// Creates an input, without progress if programs write to the terminal themselves.
    init(
        _ options: SourceOptions, _ limits: Limits, streams: StandardStreams,
        showsProgress: Bool = true, envelopes: EnvelopeSettings = EnvelopeSettings()
    ) {
        self.options = options
        self.limits = limits
        self.streams = streams
        self.showsProgress = showsProgress
        self.envelopes = envelopes
    }

    /// Calls `body` with each payload in turn, but for those that `writer` or, in parallel, `workers`
    /// process.
    ///
    /// Without `tellsWarnings`, `body` tells the warnings of payloads. If `isSlow` is true, no payload is started after a signal; otherwise all payloads read by then are
    /// processed. `refusalTerminator` is the last byte of the record that is written for each refusal; if it
    /// is `nil`, none are written. `rejected` receives the record of each refusal, and the first of the bytes
    /// that were rejected since the one before.
    ///
    /// - Returns: True if there was a payload, or something that was rejected or could not be read.
    /// - Throws: `ValidationError` if a source is written by the run, ``StopRequest`` if a signal
    ///   has come, and the errors of the closures.
    @discardableResult
    func forEachPayload(
        _ verdict: inout Verdict, isSlow: Bool = false, workers: PayloadWorkers? = nil,
        writer: AnswerWriter? = nil, tellsWarnings: Bool = true, refusalTerminator: UInt8? = nil,
        refused record: ((RefusalRecord) async throws(OutputError) -> Void)? = nil,
        rejected: ((RefusalRecord, [UInt8]) async -> Void)? = nil,
        _ body: @escaping PayloadWork.Body
    ) async throws -> Bool {
        StopSignal.expect()
        // Look up all sources before creating the file for refused bytes.
        let arguments = options.sources.isEmpty ? ["-"] : options.sources
        let named = arguments.map { argument in
            Result { () throws(InputError) in try FolderListing(of: argument) }
        }
        // Also of folders that have got a file since the options were checked.
        try options.written.check(
            named.flatMap { (try? $0.get().sources) ?? [] }.compactMap(\.path))
        let refused = try RefusedFile(path: options.refused)
        defer { try? refused.flush() }
        let values = rejected.map { RejectedValues(refused, $0) }
        let work = PayloadWork(
            writer: writer, isSlow: isSlow, tellsWarnings: tellsWarnings,
            refusalTerminator: refusalTerminator,
            refused: values.map { values in { await values.take($0) } } ?? record,
            body: values.map { values in
                {
                    await values.finish()
                    try await body($0, $1, &$2)
                }
            } ?? body)
        let progress = makeProgress(named)
        var isEmpty = true
        let sourceCount = named.reduce(0) { $0 + ((try? $1.get().sources.count) ?? 0) }
        if sourceCount > 1 { streams.foldNotes() }
        for (argument, listing) in zip(arguments, named) {
            switch listing {
            case .failure(let error):
                isEmpty = false
                try report(error, &verdict)
            case .success(let listing) where listing.isEmpty:
                let shown = SourceExcerpt.shown(PathText.shown(argument))
                try streams.note(
                    "handset: \(shown): no *.json, *.apns, *.jsonl or *.ndjson file found"
                        + InputSource.adviceOnSubfolders(of: argument))
            case .success(let listing):
                if !listing.linksOutside.isEmpty { isEmpty = false }
                try listing.report(streams, &verdict)
                for source in listing.sources {
                    do {
                        let isEmptySource = try await read(
                            source, keepingRefusedIn: refused, &verdict, workers, work, progress)
                        await values?.finish()
                        isEmpty = isEmpty && isEmptySource
                    } catch let error as InputError {
                        isEmpty = false
                        try report(error, &verdict)
                    }
                }
            }
        }
        try streams.writeFoldedNotes()
        return !isEmpty
    }

    private func makeProgress(_ named: [Result<FolderListing, InputError>]) -> ProgressLine? {
        guard showsProgress else { return nil }
        return ProgressLine.start(
            counting: "payloads",
            of: InputSource.byteCount(of: named.flatMap { (try? $0.get().sources) ?? [] }),
            streams.style)
    }

    private func report(_ error: InputError, _ verdict: inout Verdict) throws(OutputError) {
        verdict.refuse()
        try streams.report("handset: error: \(error)")
    }

    /// Reads a source, and returns true if there is nothing in it.
    private func read(
        _ source: InputSource, keepingRefusedIn refused: RefusedFile, _ verdict: inout Verdict,
        _ workers: PayloadWorkers?, _ work: PayloadWork, _ progress: ProgressLine?
    ) async throws -> Bool {
        let file = try source.open()
        if source == .standardInput, file.isTerminal {
            try streams.note(
                "handset: reading payloads from the terminal; press Ctrl-D on an empty line to finish"
            )
        }
        let reading = SourceReading(
            file, named: source.name, hidesBytes: source.isReachedByLink, options: options,
            envelopes: envelopes, limits: limits, streams: streams, refused: refused,
            workers: workers, work: work, progress: progress)
        try await reading.run(&verdict)
        if let text = LogRecognition.note(on: source, rejecting: refused.takeSample()) {
            try streams.note(text)
        }
        if reading.isEmpty {
            try streams.note(.noPayload, on: source.name)
        }
        return reading.isEmpty
    }
}
