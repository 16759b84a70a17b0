/// The part of a byte stream that is still needed, from the value being read to the last byte that
/// has arrived.
///
/// Bytes have their offset in the whole stream. Bytes before ``start`` are dropped, except for a few that
/// an error message may show.
package final class InputWindow {
    /// The number of bytes before ``start`` that are kept for error messages, and of those after a place that
    /// they may show.
    package static let contextByteCount = 2 * SourceExcerpt.reach

    private static let chunkByteCount = 64 << 10

    /// The time after which a message waits for no other piece of its line.
    private static let patience = Duration.milliseconds(500)

    /// The offset of the first byte that is still needed.
    package private(set) var start: Int
    package var end: Int { storageOffset + filled }
    /// The number of the line of ``start``, from 1.
    private(set) var line: Int
    package private(set) var lineStart: Int
    /// The number of blanks and tabs at the beginning of the line of ``start``, up to ``start``.
    private(set) var indentation = 0

    private let isArriving: () -> Bool
    private let read: (UnsafeMutableRawBufferPointer) throws -> Int
    /// The bytes, in memory of the window's own: each access to an array in a class is checked.
    private var storage: UnsafeMutableBufferPointer<UInt8>
    private var storageOffset: Int
    private var filled = 0
    private var failure: (any Error)?
    package private(set) var isAtEnd = false
    private var isInIndentation = true
    /// Kept, since the same newline is looked for several times; there is none between `searchStart` and it.
    private var lastNewline = -1
    private var searchStart = 0

    /// `isArriving` returns true if a read needs no waiting, or not for long.
    package init(
        from position: PayloadPosition = .start, isArriving: @escaping () -> Bool = { false },
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
    ) {
        start = position.offset
        lineStart = position.offset
        storageOffset = position.offset
        line = position.line
        self.isArriving = isArriving
        self.read = read
        storage = .allocate(capacity: Self.chunkByteCount)
    }

    package init(whole bytes: [UInt8]) {
        start = 0
        lineStart = 0
        storageOffset = 0
        line = PayloadPosition.start.line
        isArriving = { true }
        read = { _ in 0 }
        storage = .allocate(capacity: bytes.count)
        filled = bytes.count
        isAtEnd = true
        _ = storage.initialize(from: bytes)
    }

    deinit { storage.deallocate() }

    // MARK: - Looking

    /// Returns the byte at an offset, waiting if it has not arrived; `nil` at the end of the stream.
    package func byte(at offset: Int) throws -> UInt8? {
        while offset >= end {
            guard try fill() else { return nil }
        }
        return storage[offset - storageOffset]
    }

    /// Reads the rest of a line, as far as a message shows it and it does not have to be waited for long.
    ///
    /// So messages are the same in whatever pieces the stream arrives.
    package func readLine(from offset: Int) {
        let limit = offset + Self.contextByteCount
        var searched = offset
        var waited = Duration.zero
        while end < limit, waited < Self.patience {
            if searched < end {
                guard first(UInt8(ascii: "\n"), in: searched..<end) == nil else { return }
                searched = end
            }
            // An error of the stream is thrown again by the next read.
            let beginning = ContinuousClock.now
            guard isArriving() else { return }
            waited += ContinuousClock.now - beginning
            guard (try? fill()) == true else { return }
        }
    }

    func isByteOrderMark(at offset: Int) throws -> Bool {
        try byte(at: offset) == 0xEF && byte(at: offset + 1) == 0xBB && byte(at: offset + 2) == 0xBF
    }

    /// Gives a closure the bytes of a range that has arrived.
    package func withBytes<Result>(
        in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let lower = range.lowerBound - storageOffset
        return try body(
            UnsafeBufferPointer(rebasing: storage[lower..<(lower + range.count)]))
    }

    func newline(from offset: Int, upTo limit: Int) -> Int? {
        if offset < searchStart || offset > lastNewline {
            guard let newline = first(UInt8(ascii: "\n"), in: offset..<max(offset, limit)) else {
                return nil
            }
            (searchStart, lastNewline) = (offset, newline)
        }
        return lastNewline < limit ? lastNewline : nil
    }

    package func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        withBytes(in: range) { bytes in
            Platform.firstOffset(of: byte, in: UnsafeRawBufferPointer(bytes)).map {
                range.lowerBound + $0
            }
        }
    }

    /// The offset must have arrived, and still be needed.
    package func lineAndItsStart(of offset: Int) -> (line: Int, start: Int) {
        var line = self.line
        var lineStart = self.lineStart
        var searched = start
        while let newline = newline(from: searched, upTo: offset) {
            line += 1
            searched = newline + 1
            lineStart = searched
        }
        return (line, lineStart)
    }

    /// The offset of the first byte that a message can still show.
    package var firstShowable: Int { max(storageOffset, start - Self.contextByteCount) }

    // MARK: - Moving

    package func discard(upTo offset: Int) {
        let (line, lineStart) = lineAndItsStart(of: offset)
        if line > self.line {
            indentation = 0
            isInIndentation = true
        }
        if isInIndentation, offset > lineStart {
            withBytes(in: max(start, lineStart)..<offset) { bytes in
                let count = bytes.prefix { Self.isIndentation($0) }.count
                indentation += count
                isInIndentation = count == bytes.count
            }
        }
        (self.line, self.lineStart, start) = (line, lineStart, offset)
    }

    static func isIndentation(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Waits for more bytes; `false` at the end of the stream.
    ///
    /// It throws the error of the stream, from then on at each call.
    package func fill() throws -> Bool {
        if let failure { throw failure }
        if isAtEnd { return false }
        makeRoom()
        let count: Int
        do {
            count = try read(
                UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(storage)[filled...]))
        } catch {
            failure = error
            throw error
        }
        filled += min(max(count, 0), storage.count - filled)
        isAtEnd = count <= 0
        return !isAtEnd
    }

    private func makeRoom() {
        let needed = end - firstShowable
        if start == end, storage.count > TextBuffer.largestIdleCapacity {
            // One large value must not keep its memory for the rest of an endless stream.
            keep(needed, in: .allocate(capacity: needed + Self.chunkByteCount))
        } else if filled == storage.count {
            keep(
                needed,
                in: needed > storage.count / 2
                    ? .allocate(capacity: max(2 * storage.count, Self.chunkByteCount)) : storage)
        }
    }

    /// Moves the last bytes that have arrived to the beginning of a piece of memory, and continues there.
    private func keep(_ count: Int, in memory: UnsafeMutableBufferPointer<UInt8>) {
        let kept = UnsafeMutableRawBufferPointer(storage)[(filled - count)..<filled]
        UnsafeMutableRawBufferPointer(memory).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: kept))
        if memory.baseAddress != storage.baseAddress { storage.deallocate() }
        storage = memory
        storageOffset = end - count
        filled = count
    }
}
