import Handset

final class SourceBytes {
    private static let chunkByteCount = 128 << 10
    /// The smallest chunk that is worth a worker.
    private static let smallestChunkByteCount = 8 << 10

    private let file: InputFile
    private var unread: [UInt8] = []
    private var unreadStart = 0
    private var hasEnded = false
    private var failure: (any Error)?

    init(_ file: InputFile) { self.file = file }

    var count: Int { unread.count - unreadStart }

    /// True if bytes, or the end, are there or come soon.
    var isArriving: Bool { count > 0 || hasEnded || failure != nil || file.isArriving }

    /// Calls `pause` and waits if there are no bytes; returns 0 at the end.
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

    /// Takes the next bytes up to the end of a line, or returns `nil` if too few are there without waiting.
    ///
    /// At most `maximumPayloadCount` lines begin with a brace.
    func takeChunk(
        from start: PayloadPosition, maximumPayloadCount: Int
    ) -> PayloadChunk? {
        fill()
        guard count >= Self.smallestChunkByteCount else { return nil }
        let end = unread[unreadStart...].prefix(Self.chunkByteCount).endOfLastWholeLine
        guard let end, end - unreadStart >= Self.smallestChunkByteCount else { return nil }
        // The chunk takes the memory. The rest, most often the beginning of a line, is copied.
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

    /// Puts the bytes that were taken last back before all others.
    func putBack(_ bytes: some Collection<UInt8>) {
        unread.replaceSubrange(..<unreadStart, with: bytes)
        unreadStart = 0
    }

    /// Reads the bytes of a chunk, as far as they are there without waiting.
    private func fill() {
        guard isWorthReading(after: count) else { return }
        let old = unread[unreadStart...]
        unread = [UInt8](unsafeUninitializedCapacity: Self.chunkByteCount) { bytes, count in
            let memory = UnsafeMutableRawBufferPointer(bytes)
            memory.copyBytes(from: old)
            count = old.count
            while isWorthReading(after: count) {
                do {
                    let free = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
                    let arrived = try file.read(into: free) {}
                    count += arrived
                    hasEnded = arrived == 0
                } catch {
                    // It is thrown after all bytes before it have been read.
                    failure = error
                }
            }
        }
        unreadStart = 0
    }

    private func isWorthReading(after count: Int) -> Bool {
        count < Self.chunkByteCount && !hasEnded && failure == nil && file.isReady
    }
}

extension ArraySlice<UInt8> {
    /// The index after the last newline that a payload seems to follow, or after the last newline; `nil` if
    /// there is none.
    fileprivate var endOfLastWholeLine: Int? {
        let newline = UInt8(ascii: "\n")
        let beginning = indices.dropFirst().last { index in
            self[index] == UInt8(ascii: "{") && self[index - 1] == newline
        }
        return beginning ?? lastIndex(of: newline).map { $0 + 1 }
    }
}
