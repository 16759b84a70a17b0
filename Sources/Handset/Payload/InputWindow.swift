/// The part of a byte stream that is still needed, from the value being read to the last byte that
/// has arrived.
///
/// Bytes are addressed by their offset in the whole stream. What lies before ``start`` is given up,
/// but for a few bytes that an error message may want to show.
final class InputWindow {
    /// How many bytes before ``start`` are kept for error messages.
    static let contextByteCount = 120

    private static let chunkByteCount = 64 << 10

    /// The offset of the first byte that is still needed.
    private(set) var start: Int
    /// The offset behind the last byte that has arrived.
    var end: Int { storageOffset + filled }
    /// The 1-based number of the line that ``start`` stands in.
    private(set) var line: Int
    /// The offset at which the line of ``start`` begins.
    private(set) var lineStart: Int
    /// How many blanks and tabs the line of ``start`` begins with, up to ``start``.
    private(set) var indentation = 0

    private let isAlwaysReady: Bool
    private let read: (UnsafeMutableRawBufferPointer) throws -> Int
    /// Memory of the window's own, since each look at an array that stands in an object is guarded.
    private var storage: UnsafeMutableBufferPointer<UInt8>
    private var storageOffset: Int
    private var filled = 0
    private var failure: (any Error)?
    /// Whether nothing comes any more.
    private(set) var isAtEnd = false
    private var isInIndentation = true
    /// The newline that was found last, and from where on there is none before it: the same one is looked
    /// for several times.
    private var lastNewline = -1
    private var searchStart = 0

    /// - Parameters:
    ///   - position: Where the stream begins.
    ///   - isAlwaysReady: Whether reading never waits.
    ///   - read: Reads the stream.
    init(
        from position: PayloadPosition = .start, isAlwaysReady: Bool = false,
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int
    ) {
        start = position.offset
        lineStart = position.offset
        storageOffset = position.offset
        line = position.line
        self.isAlwaysReady = isAlwaysReady
        self.read = read
        storage = .allocate(capacity: Self.chunkByteCount)
    }

    /// Takes a stream that has arrived to its end.
    init(whole bytes: [UInt8]) {
        start = 0
        lineStart = 0
        storageOffset = 0
        line = PayloadPosition.start.line
        isAlwaysReady = true
        read = { _ in 0 }
        storage = .allocate(capacity: bytes.count)
        filled = bytes.count
        isAtEnd = true
        _ = storage.initialize(from: bytes)
    }

    deinit { storage.deallocate() }

    // MARK: - Looking

    /// The byte at an offset, read from the stream if it has not arrived yet; `nil` at its end.
    func byte(at offset: Int) throws -> UInt8? {
        while offset >= end {
            guard try fill() else { return nil }
        }
        return storage[offset - storageOffset]
    }

    /// Reads up to an offset if that needs no waiting, so that what is shown of the stream does not
    /// depend on the pieces in which it is read.
    func readAhead(upTo offset: Int) {
        guard isAlwaysReady else { return }
        // What the stream throws here it throws again when it is read on.
        while end < offset, (try? fill()) == true {}
    }

    /// Whether a byte order mark in UTF-8 stands at an offset.
    func isByteOrderMark(at offset: Int) throws -> Bool {
        try byte(at: offset) == 0xEF && byte(at: offset + 1) == 0xBB && byte(at: offset + 2) == 0xBF
    }

    /// The bytes of a range that has arrived.
    func withBytes<Result>(
        in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let lower = range.lowerBound - storageOffset
        return try body(
            UnsafeBufferPointer(rebasing: storage[lower..<(lower + range.count)]))
    }

    /// The offset of the next newline that has arrived, from an offset on.
    func newline(from offset: Int, upTo limit: Int) -> Int? {
        if offset < searchStart || offset > lastNewline {
            guard let newline = first(UInt8(ascii: "\n"), in: offset..<max(offset, limit)) else {
                return nil
            }
            (searchStart, lastNewline) = (offset, newline)
        }
        return lastNewline < limit ? lastNewline : nil
    }

    /// The offset of the first byte of a kind in a range that has arrived.
    func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        withBytes(in: range) { bytes in
            Platform.firstOffset(of: byte, in: UnsafeRawBufferPointer(bytes)).map {
                range.lowerBound + $0
            }
        }
    }

    /// The line and the line's first offset for an offset that has arrived and is still needed.
    func lineAndItsStart(of offset: Int) -> (line: Int, start: Int) {
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

    /// The offset of the first byte that can still be shown, though it may be given up already.
    var firstShowable: Int { max(storageOffset, start - Self.contextByteCount) }

    // MARK: - Moving

    /// Gives up what lies before an offset that has arrived.
    func discard(upTo offset: Int) {
        let (line, lineStart) = lineAndItsStart(of: offset)
        if line > self.line {
            indentation = 0
            isInIndentation = true
        }
        if isInIndentation {
            withBytes(in: max(start, lineStart)..<offset) { bytes in
                let count = bytes.prefix { Self.isIndentation($0) }.count
                indentation += count
                isInIndentation = count == bytes.count
            }
        }
        (self.line, self.lineStart, start) = (line, lineStart, offset)
    }

    /// Whether a byte is part of a line's indentation.
    static func isIndentation(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Waits for more bytes; `false` when there are none any more.
    ///
    /// - Throws: What the stream throws, from then on at each call.
    func fill() throws -> Bool {
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

    /// Puts the last bytes that have arrived to the beginning of a piece of memory, and goes on there.
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
