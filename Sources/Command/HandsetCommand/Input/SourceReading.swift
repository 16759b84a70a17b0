import Handset

/// Reads the payloads of one source.
///
/// If many bytes are there without waiting, workers read them in chunks, and the answers are written in the
/// order of the source. All other payloads are read one by one: those that have to be waited for, and those
/// that are cut or damaged at the end of a chunk.
final class SourceReading {
    /// The number of bytes that have to be there before chunks are tried.
    private static let smallestBacklog = 32 << 10
    private static let largestPatience = 64 << 20

    private let source: String
    /// True if messages show nothing of the source, which was reached by a symbolic link.
    private let hidesBytes: Bool
    private let options: SourceOptions
    private let envelopes: EnvelopeSettings
    private let limits: Limits
    private let file: InputFile
    private let bytes: SourceBytes
    private let streams: StandardStreams
    private let refused: RefusedFile
    private let work: PayloadWork
    private let workers: PayloadWorkers?
    private let progress: ProgressLine?
    /// The place up to which the line of progress knows what is done.
    private var noted = PayloadPosition.start
    /// The number of bytes that are read one by one before chunks are tried again.
    ///
    /// It grows with each chunk that could not be read to its end.
    private var patience = 0
    /// True until something is found.
    private(set) var isEmpty = true

    init(
        _ file: InputFile, named source: String, hidesBytes: Bool, options: SourceOptions,
        envelopes: EnvelopeSettings, limits: Limits, streams: StandardStreams, refused: RefusedFile,
        workers: PayloadWorkers?,
        work: PayloadWork, progress: ProgressLine?
    ) {
        self.file = file
        self.source = source
        self.hidesBytes = hidesBytes
        self.options = options
        self.envelopes = envelopes
        self.limits = limits
        self.streams = streams
        self.refused = refused
        // Input from a keyboard is answered line by line.
        self.workers = file.isTerminal ? nil : workers
        self.work = work
        self.progress = progress
        bytes = SourceBytes(file)
    }

    private var framing: PayloadReader.Framing { options.lines ? .lines : .values }

    func run(_ verdict: inout Verdict) async throws {
        var position: PayloadPosition? = .start
        while let start = position {
            let next = try await readChunks(from: start, &verdict)
            position = try await readOneByOne(from: next, &verdict)
        }
    }

    /// Takes note of what is done, for the line of progress.
    private func note(_ payloadCount: Int, _ byteCount: Int) {
        guard let progress else { return }
        progress.advance(by: payloadCount - noted.payloadCount, byteCount - noted.offset)
        (noted.payloadCount, noted.offset) = (payloadCount, byteCount)
    }

    // MARK: - Chunks

    private typealias RunningChunk = (
        chunk: PayloadChunk, task: Task<PayloadChunk.Answer, any Error>
    )

    /// Reads chunks as long as possible, and returns the position after them.
    private func readChunks(
        from start: PayloadPosition, _ verdict: inout Verdict
    ) async throws -> PayloadPosition {
        guard let workers else { return start }
        let (source, hidesBytes, framing) = (source, hidesBytes, framing)
        let (options, envelopes, limits) = (options, envelopes, limits)
        var position = start
        var next = start
        var running: [RunningChunk] = []
        defer { for (_, task) in running { task.cancel() } }
        while true {
            while running.count <= workers.count,
                let chunk = bytes.takeChunk(
                    from: next, maximumPayloadCount: workers.maximumPayloadCount)
            {
                next = chunk.likelyEnd
                let task = Task.detached {
                    try await chunk.answer(
                        source: source, hidesBytes: hidesBytes, framing: framing, options: options,
                        envelopes: envelopes, limits: limits, workers: workers)
                }
                running.append((chunk, task))
            }
            guard !running.isEmpty else { return position }
            let chunk = running[0].chunk
            let answer = try await numbered(
                running[0], from: position, isUseless: workers.dependsOnNumbers)
            if let answer {
                try answer.contents.write(to: streams, refused: refused)
                verdict.formUnion(answer.verdict)
                isEmpty = isEmpty && answer.isEmpty
                position = answer.end
                note(position.payloadCount, position.offset)
            }
            guard answer != nil, position.offset == chunk.likelyEnd.offset else {
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

    /// Waits for the answer of a chunk, which was numbered before the chunks ahead of it were read.
    ///
    /// Where a line was refused, the payloads after it have smaller numbers than their worker expected. It
    /// returns `nil` if the chunk has to be read again for that.
    private func numbered(
        _ running: RunningChunk, from position: PayloadPosition, isUseless: Bool
    ) async throws -> PayloadChunk.Answer? {
        let lag = position.payloadCount - running.chunk.start.payloadCount
        if lag != 0, isUseless { return nil }
        var answer = try await running.task.value
        answer.end.payloadCount += lag
        return answer
    }

    // MARK: - One by one

    /// The state of the reading that its closures share.
    private final class Progress {
        /// True if a signal has come: the bytes of an unfinished payload are not refused then, unless they
        /// follow a refusal.
        var hasStopped = false
        var isAfterRefusal = false
        /// The error of output that failed while input was waited for, which is not an error of the input.
        var outputError: OutputError?
        var reader: PayloadReader?
    }

    /// Reads payloads one by one, and returns the position at which chunks may be tried again; `nil` at the
    /// end of the source.
    private func readOneByOne(
        from start: PayloadPosition, _ verdict: inout Verdict
    ) async throws -> PayloadPosition? {
        let events = PayloadEvents(streams: streams, work)
        // With workers, each payload is an event, after which chunks may be tried again.
        let writer = workers == nil ? work.writer : nil
        let progress = Progress()
        let notes = EnvelopeNotes()
        let reader = PayloadReader(
            source: source, framing: framing, maximumByteCount: limits[.bytes],
            maximumDepth: limits[.depth], opener: notes.opener(options, envelopes), from: start,
            isArriving: { [bytes] in bytes.isArriving },
            // The bytes that have arrived when the output fails are not refused.
            refused: { [refused] bytes in
                guard progress.outputError == nil else { return }
                if !progress.hasStopped || progress.isAfterRefusal { refused.keep(bytes) }
            },
            read: { [streams, refused, bytes] buffer in
                if let reader = progress.reader {
                    self.note(reader.payloadCount, reader.doneByteCount)
                }
                do {
                    defer { self.progress?.setWaiting(false) }
                    return try bytes.read(into: buffer) {
                        self.progress?.setWaiting(true)
                        do throws(OutputError) {
                            try refused.flush()
                            try writer?.writeHeld { bytes throws(OutputError) in
                                try streams.output.write(answer: bytes)
                            }
                            try streams.output.flush()
                        } catch {
                            progress.outputError = error
                            throw error
                        }
                    }
                } catch let error as StopRequest {
                    progress.hasStopped = true
                    throw error
                }
            })
        reader.hidesBytes = hidesBytes
        reader.tellsEmptyLines = work.hasRefusalRecords
        if self.progress != nil { progress.reader = reader }
        // Not to keep each other.
        defer { progress.reader = nil }
        func next() throws -> PayloadReader.Event? {
            try reader.next(answeringWith: writer) { bytes, isPart in
                if let error = progress.outputError { throw error }
                try refused.flush()
                isEmpty = false
                progress.isAfterRefusal = false
                if isPart { try notes.report(on: source, to: streams) }
                if let bytes { try streams.output.write(answer: bytes) }
            }
        }
        while let event = try next() {
            if let error = progress.outputError { throw error }
            try refused.flush()
            isEmpty = false
            if case .refusal = event {
                progress.isAfterRefusal = true
            } else {
                progress.isAfterRefusal = false
            }
            try notes.report(on: source, to: streams)
            try await events.take(event, of: reader, &verdict)
            // Not to look at the reader for each payload in vain.
            if self.progress != nil { note(reader.payloadCount, reader.doneByteCount) }
            if let next = positionOfChunks(after: reader, since: start) {
                bytes.putBack(reader.arrivedBytes(from: next.offset))
                return next
            }
        }
        if let error = progress.outputError { throw error }
        try refused.flush()
        return nil
    }

    /// Returns the position at which chunks may be tried, or `nil` if they should not.
    private func positionOfChunks(
        after reader: PayloadReader, since start: PayloadPosition
    ) -> PayloadPosition? {
        guard workers != nil,
            reader.arrivedByteCount + bytes.count >= Self.smallestBacklog,
            let next = reader.positionAfterLast, next.offset - start.offset >= patience
        else { return nil }
        return next
    }
}
