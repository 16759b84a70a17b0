import Handset

/// Whole lines of a stream, which are read apart from the rest.
///
/// A reader that starts at the beginning of a line finds the same payloads as the reader of the whole
/// stream, if nothing before the line is still open and it never needs more than the chunk. A chunk that was
/// cut in a bad place is noticed when it is read, and its end is read again.
struct PayloadChunk: Sendable {
    let bytes: [UInt8]
    let start: PayloadPosition
    /// The end of the lines, if each line that begins with a brace begins a payload.
    let likelyEnd: PayloadPosition

    /// Takes the lines before the one that would begin a payload too many.
    init(bytes: [UInt8], start: PayloadPosition, maximumPayloadCount: Int) {
        self.start = start
        var end = start
        var byteCount = bytes.count
        bytes.withUnsafeBufferPointer { bytes in
            var lineStart = 0
            while lineStart < bytes.count {
                if bytes[lineStart] == UInt8(ascii: "{") {
                    if end.payloadCount - start.payloadCount == maximumPayloadCount {
                        byteCount = lineStart
                        break
                    }
                    end.payloadCount += 1
                }
                guard let newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: lineStart)
                else { break }
                end.line += 1
                lineStart = newline + 1
            }
        }
        end.offset += byteCount
        self.bytes = byteCount == bytes.count ? bytes : Array(bytes[..<byteCount])
        likelyEnd = end
    }

    struct Answer: Sendable {
        let contents: StreamRecording.Contents
        let verdict: Verdict
        /// The place up to which the chunk was read; nothing before it is still open.
        var end: PayloadPosition
        /// True if neither a payload nor a refusal stands before the end.
        let isEmpty: Bool
    }

    private struct ChunkIsFull: Error {}

    func answer(
        source: String, hidesBytes: Bool, framing: PayloadReader.Framing, options: SourceOptions,
        envelopes: EnvelopeSettings, limits: Limits, workers: PayloadWorkers
    ) async throws -> Answer {
        let recording = StreamRecording()
        let streams = StandardStreams(recording, workers.style)
        let work = workers.makeWork(streams)
        let events = PayloadEvents(streams: streams, work)
        var rest = bytes[...]
        var hasAskedForMore = false
        let notes = EnvelopeNotes()
        let reader = PayloadReader(
            source: source, framing: framing, maximumByteCount: limits[.bytes],
            maximumDepth: limits[.depth], opener: notes.opener(options, envelopes), from: start,
            isArriving: { true },
            refused: { recording.add(.refused(Array($0))) },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                if next.isEmpty { hasAskedForMore = true }
                return next.count
            })
        reader.hidesBytes = hidesBytes
        reader.tellsEmptyLines = work.hasRefusalRecords
        var verdict = Verdict()
        // All before this position is done.
        var done = (mark: recording.mark, verdict: verdict, position: start, isEmpty: true)
        var isAfterPayload = true
        var isEmpty = true
        // True if the answers to all payloads before the next have been written.
        var isSettled = true
        // The rest is read again after the answers that are held have been written.
        func isFull() -> Bool {
            recording.byteCount >= workers.maximumHeldByteCount
                || reader.payloadCount - start.payloadCount > workers.maximumPayloadCount
        }
        while !Task.isCancelled {
            let event: PayloadReader.Event?
            do {
                event = try reader.next(answeringWith: work.writer) { bytes, isPart in
                    if isSettled, let position = reader.positionBeforeLast {
                        done = (recording.mark, verdict, position, isEmpty)
                        if isFull() { throw ChunkIsFull() }
                    }
                    if isPart { try notes.report(on: source, to: streams) }
                    if let bytes { try recording.output.write(answer: bytes) }
                    isAfterPayload = true
                    isEmpty = false
                    isSettled = bytes != nil
                }
            } catch is ChunkIsFull {
                break
            }
            guard let event else {
                // After a payload only white space is left; after a refusal the rest is unknown, except where
                // each line stands for itself.
                guard isAfterPayload || framing == .lines else { break }
                var end = likelyEnd
                end.payloadCount = reader.payloadCount
                done = (recording.mark, verdict, end, isEmpty)
                break
            }
            // An event that needed more than the chunk is read again with all that follows.
            if hasAskedForMore { break }
            if let position = reader.positionBeforeLast {
                done = (recording.mark, verdict, position, isEmpty)
                if isFull() { break }
            }
            try notes.report(on: source, to: streams)
            try await events.take(event, of: reader, &verdict)
            if case .payload = event { isAfterPayload = true } else { isAfterPayload = false }
            isEmpty = false
            if hasAskedForMore { break }
        }
        return Answer(
            contents: recording.contents(upTo: done.mark), verdict: done.verdict,
            end: done.position, isEmpty: done.isEmpty)
    }
}
