import Handset

/// The bytes of a source that no reader has taken yet.
final class SourceBytes {
    private static let chunkByteCount = 128 << 10
    /// A smaller chunk is not worth a worker.
    private static let smallestChunkByteCount = 8 << 10

    private let file: InputFile
    private var unread: [UInt8] = []
    private var unreadStart = 0
    private var hasEnded = false
    private var failure: (any Error)?

    init(_ file: InputFile) { self.file = file }

    /// How many bytes are there already.
    var count: Int { unread.count - unreadStart }

    /// Fills a buffer, and waits if nothing is there.
    ///
    /// - Parameters:
    ///   - buffer: What is filled.
    ///   - pause: Is called before waiting.
    /// - Returns: How many bytes were read; 0 at the end.
    /// - Throws: ``InputError`` if the stream cannot be read, and what `pause` throws.
    func read(
        into buffer: UnsafeMutableRawBufferPointer, pause: () throws -> Void
    ) throws -> Int {
        if count > 0 {
            let next = unread[unreadStart...].prefix(buffer.count)
            buffer.copyBytes(from: next)
            unreadStart = next.endIndex
            return next.count
        }
        if let failure { throw failure }
        return hasEnded ? 0 : try file.read(into: buffer, pause: pause)
    }

    /// Takes the next bytes up to the end of a line.
    ///
    /// - Parameters:
    ///   - start: Where they stand in the stream.
    ///   - maximumPayloadCount: How many payloads there may be, if one begins with each line that begins
    ///     with a brace.
    /// - Returns: The chunk, or `nil` if not many bytes are there without waiting.
    func takeChunk(
        from start: PayloadPosition, maximumPayloadCount: Int
    ) -> PayloadChunk? {
        fill()
        guard count >= Self.smallestChunkByteCount else { return nil }
        let end = unread[unreadStart...].prefix(Self.chunkByteCount).endOfLastWholeLine
        guard let end, end - unreadStart >= Self.smallestChunkByteCount else { return nil }
        // The chunk takes the memory, and what is left over is copied: most often the beginning of a line.
        var bytes: [UInt8] = []
        swap(&bytes, &unread)
        let rest = Array(bytes[end...])
        bytes.removeSubrange(end...)
        bytes.removeSubrange(..<unreadStart)
        unreadStart = 0
        let chunk = PayloadChunk(
            bytes: bytes, start: start, maximumPayloadCount: maximumPayloadCount)
        unread = bytes[chunk.bytes.count...] + rest
        return chunk
    }

    /// Puts bytes that were taken last before all others.
    func putBack(_ bytes: some Collection<UInt8>) {
        unread.replaceSubrange(..<unreadStart, with: bytes)
        unreadStart = 0
    }

    /// Reads as much as a chunk needs, as far as it is there.
    private func fill() {
        guard isWorthReading(behind: count) else { return }
        let old = unread[unreadStart...]
        unread = [UInt8](unsafeUninitializedCapacity: Self.chunkByteCount) { bytes, count in
            let memory = UnsafeMutableRawBufferPointer(bytes)
            memory.copyBytes(from: old)
            count = old.count
            while isWorthReading(behind: count) {
                do {
                    let free = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
                    let arrived = try file.read(into: free) {}
                    count += arrived
                    hasEnded = arrived == 0
                } catch {
                    // It is thrown when all that came before has been read.
                    failure = error
                }
            }
        }
        unreadStart = 0
    }

    private func isWorthReading(behind count: Int) -> Bool {
        count < Self.chunkByteCount && !hasEnded && failure == nil && file.isReady
    }
}

extension ArraySlice<UInt8> {
    /// The index behind the last newline that a payload seems to follow, or behind the last one at all;
    /// `nil` if there is none.
    fileprivate var endOfLastWholeLine: Int? {
        let newline = UInt8(ascii: "\n")
        let beginning = indices.dropFirst().last { index in
            self[index] == UInt8(ascii: "{") && self[index - 1] == newline
        }
        return beginning ?? lastIndex(of: newline).map { $0 + 1 }
    }
}
