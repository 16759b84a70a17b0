import Handset

/// Reads the payloads of one source.
///
/// Where many bytes are there without waiting, workers read them in chunks, and what comes of them is
/// written in the order of the source. Everything else is read one by one: what is waited for, what a
/// chunk was cut in, and what is damaged at its end.
final class SourceReading {
    /// With fewer bytes there, reading goes on one by one.
    private static let smallestBacklog = 32 << 10
    private static let largestPatience = 64 << 20

    private let source: String
    private let options: SourceOptions
    private let file: InputFile
    private let bytes: SourceBytes
    private let streams: StandardStreams
    private let refused: RefusedFile
    private let work: PayloadWork
    private let workers: PayloadWorkers?
    /// How many bytes are read one by one before chunks are tried again; the more, the more often they
    /// could not be read to the end.
    private var patience = 0
    /// Whether nothing was found so far.
    private(set) var isEmpty = true

    init(
        _ file: InputFile, named source: String, options: SourceOptions,
        streams: StandardStreams, refused: RefusedFile, workers: PayloadWorkers?,
        work: PayloadWork
    ) {
        self.file = file
        self.source = source
        self.options = options
        self.streams = streams
        self.refused = refused
        // Who types is answered line by line.
        self.workers = file.isTerminal ? nil : workers
        self.work = work
        bytes = SourceBytes(file)
    }

    private var framing: PayloadFraming { options.lines ? .lines : .values }

    /// Reads all payloads.
    func run(_ verdict: inout Verdict) async throws {
        var position: PayloadPosition? = .start
        while let start = position {
            let next = try await readChunks(from: start, &verdict)
            position = try await readOneByOne(from: next, &verdict)
        }
    }

    // MARK: - Chunks

    /// Reads what can be read in chunks, and returns where that ends.
    private func readChunks(
        from start: PayloadPosition, _ verdict: inout Verdict
    ) async throws -> PayloadPosition {
        guard let workers else { return start }
        let (source, framing, limits) = (source, framing, options.refusals)
        var position = start
        var next = start
        var running: [(chunk: PayloadChunk, task: Task<PayloadChunk.Answer, any Error>)] = []
        defer { for (_, task) in running { task.cancel() } }
        while true {
            while running.count <= workers.count,
                let chunk = bytes.takeChunk(
                    from: next, maximumPayloadCount: workers.maximumPayloadCount)
            {
                next = chunk.likelyEnd
                let task = Task.detached {
                    try await chunk.answer(
                        source: source, framing: framing, limits: limits,
                        workers: workers)
                }
                running.append((chunk, task))
            }
            guard !running.isEmpty else { return position }
            let chunk = running[0].chunk
            // Chunks are numbered before those ahead of them are read.
            let lag = position.payloadCount - chunk.start.payloadCount
            let isWellNumbered = lag == 0 || !workers.showsNumbers
            if isWellNumbered {
                let answer = try await running[0].task.value
                try answer.contents.write(to: streams, refused: refused)
                verdict.formUnion(answer.verdict)
                isEmpty = isEmpty && answer.isEmpty
                position = answer.end
                position.payloadCount += lag
            }
            guard isWellNumbered, position.offset == chunk.likelyEnd.offset else {
                let done = position.offset - chunk.start.offset
                let rest = running.dropFirst().map(\.chunk.bytes)
                bytes.putBack(([Array(chunk.bytes[done...])] + rest).joined())
                patience = min(max(2 * patience, chunk.bytes.count), Self.largestPatience)
                return position
            }
            running.removeFirst()
            patience = 0
        }
    }

    // MARK: - One by one

    /// Reads one payload after the other, and returns where chunks may be tried again; `nil` at the end
    /// of the source.
    private func readOneByOne(
        from start: PayloadPosition, _ verdict: inout Verdict
    ) async throws -> PayloadPosition? {
        let events = PayloadEvents(streams: streams, isSlow: work.isSlow, body: work.body)
        // Before chunks are tried again, each payload is looked at.
        let sessions = workers == nil ? work.sessions : nil
        // What has arrived of a payload when a signal comes is not refused either; what has arrived of
        // something that was refused before is.
        var hasStopped = false
        var isBehindRefusal = false
        // An output that fails while input is waited for says nothing about the input.
        var outputError: OutputError?
        let reader = PayloadReader(
            source: source, framing: framing, maximumByteCount: options.refusals.maximumBytes,
            from: start,
            isAlwaysReady: file.isAlwaysReady,
            // What has arrived when the output fails is not refused.
            refused: { [refused] bytes in
                if outputError == nil, !hasStopped || isBehindRefusal { refused.keep(bytes) }
            },
            read: { [streams, refused, bytes] buffer in
                do {
                    return try bytes.read(into: buffer) {
                        do throws(OutputError) {
                            try refused.flush()
                            try streams.output.flush()
                        } catch {
                            outputError = error
                            throw error
                        }
                    }
                } catch let error as StopRequest {
                    hasStopped = true
                    throw error
                }
            })
        reader.maximumDepth = options.refusals.maximumDepth
        func next() throws -> PayloadReader.Event? {
            try reader.next(writingSessionsWith: sessions) { bytes in
                if let outputError { throw outputError }
                try refused.flush()
                isEmpty = false
                isBehindRefusal = false
                try streams.output.write(bytes)
                streams.output.endAnswer()
            }
        }
        while let event = try next() {
            if let outputError { throw outputError }
            try refused.flush()
            isEmpty = false
            if case .refusal = event { isBehindRefusal = true } else { isBehindRefusal = false }
            try await events.take(event, of: reader, &verdict)
            if let next = positionOfChunks(behind: reader, since: start) {
                bytes.putBack(reader.arrivedBytes(from: next.offset))
                return next
            }
        }
        if let outputError { throw outputError }
        try refused.flush()
        return nil
    }

    /// Where chunks may be tried, or `nil` if reading one by one is to go on.
    private func positionOfChunks(
        behind reader: PayloadReader, since start: PayloadPosition
    ) -> PayloadPosition? {
        guard workers != nil,
            reader.arrivedByteCount + bytes.count >= Self.smallestBacklog,
            let next = reader.positionBehindLast, next.offset - start.offset >= patience
        else { return nil }
        return next
    }
}
