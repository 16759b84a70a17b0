import Glibc
import Handset

/// Whole lines of a stream, which can be read apart from the rest.
///
/// A reader that begins at the beginning of a line, with nothing before it that still matters, finds what
/// the reader of the whole stream finds there, as far as it gets without asking for more than the
/// chunk. So whether the chunk was well cut is seen when it has been read, and never matters before.
struct PayloadChunk: Sendable {
    /// The lines.
    let bytes: [UInt8]
    /// Where they begin.
    let start: PayloadPosition
    /// Where they end, if a payload begins with each line that begins with a brace.
    let likelyEnd: PayloadPosition

    /// Takes the lines up to the one that begins with a brace too many.
    init(bytes: [UInt8], start: PayloadPosition, maximumPayloadCount: Int) {
        self.start = start
        var end = start
        var byteCount = bytes.count
        bytes.withUnsafeBytes { bytes in
            var lineStart = 0
            while lineStart < bytes.count {
                if bytes[lineStart] == UInt8(ascii: "{") {
                    if end.payloadCount - start.payloadCount == maximumPayloadCount {
                        byteCount = lineStart
                        break
                    }
                    end.payloadCount += 1
                }
                let rest = UnsafeRawBufferPointer(rebasing: bytes[lineStart...])
                guard let base = rest.baseAddress,
                    let newline = memchr(base, Int32(UInt8(ascii: "\n")), rest.count)
                else { break }
                end.line += 1
                lineStart += UnsafeRawPointer(newline) - base + 1
            }
        }
        end.offset += byteCount
        self.bytes = byteCount == bytes.count ? bytes : Array(bytes[..<byteCount])
        likelyEnd = end
    }

    /// What comes of a chunk.
    struct Answer: Sendable {
        /// What is to be written.
        let contents: StreamRecording.Contents
        let verdict: Verdict
        /// Up to where the chunk was read, with nothing before it that still matters.
        let end: PayloadPosition
        /// Whether there was a payload, or something that was refused, before the end.
        let isEmpty: Bool
    }

    private struct ChunkIsFull: Error {}

    /// Reads the chunk.
    func answer(
        source: String, framing: PayloadFraming, limits: RefusalOptions,
        workers: PayloadWorkers
    ) async throws -> Answer {
        let recording = StreamRecording()
        let streams = StandardStreams(recording)
        let work = workers.makeWork(streams)
        let events = PayloadEvents(streams: streams, body: work.body)
        var rest = bytes[...]
        var hasAskedForMore = false
        let reader = PayloadReader(
            source: source, framing: framing, maximumByteCount: limits.maximumBytes, from: start,
            isAlwaysReady: true, refused: { recording.add(.refused(Array($0))) },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                if next.isEmpty { hasAskedForMore = true }
                return next.count
            })
        reader.maximumDepth = limits.maximumDepth
        var verdict = Verdict()
        // Up to here all is done.
        var done = (mark: recording.mark, verdict: verdict, position: start, isEmpty: true)
        var isAfterPayload = true
        var isEmpty = true
        // The rest is read again when what is held has been written.
        func isFull() -> Bool {
            recording.byteCount >= workers.maximumHeldByteCount
                || reader.payloadCount - start.payloadCount > workers.maximumPayloadCount
        }
        while !Task.isCancelled {
            let event: PayloadReader.Event?
            do {
                event = try reader.next(writingSessionsWith: work.sessions) { bytes in
                    if let position = reader.positionBeforeLast {
                        done = (recording.mark, verdict, position, isEmpty)
                        if isFull() { throw ChunkIsFull() }
                    }
                    try recording.output.write(bytes)
                    recording.output.endAnswer()
                    isAfterPayload = true
                    isEmpty = false
                }
            } catch is ChunkIsFull {
                break
            }
            guard let event else {
                // Nothing but white space may follow a payload; after a refusal there is no telling.
                guard isAfterPayload else { break }
                var end = likelyEnd
                end.payloadCount = reader.payloadCount
                done = (recording.mark, verdict, end, isEmpty)
                break
            }
            // What is found by asking for more than the chunk is found anew with all that follows.
            if hasAskedForMore { break }
            if let position = reader.positionBeforeLast {
                done = (recording.mark, verdict, position, isEmpty)
                if isFull() { break }
            }
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
