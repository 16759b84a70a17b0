package import Handset

/// A reader of the phone's own log, in constant memory.
///
/// A log of a few megabytes is read line by line. In a larger one only the lines are read that have a word of one of
/// the forms; the rest is jumped over.
package final class SystemLogReader {
    /// The number of bytes of a log that is read line by line.
    static let wholeByteCount = 4 << 20
    /// The number of bytes that are kept behind the place, for the beginning of a message.
    private static let lookBehind = 64 << 10

    private let read: PayloadReader.Read
    private var storage: UnsafeMutableBufferPointer<UInt8>
    private var filled = 0
    private var isAtEnd = false
    private var done = 0
    private var assembly = MessageAssembly()
    /// The number of the line of `counted`.
    private var lineNumber = 1
    private var counted = 0
    private var jsonWork = JSONWork()
    /// True once bytes were jumped over, as in all large logs.
    private var hasJumped = false
    private let byteCount: Int

    /// - Parameters:
    ///   - wholeByteCount: The number of bytes of a log that is read line by line.
    ///   - read: The function that reads the log.
    package init(
        wholeByteCount: Int = SystemLogReader.wholeByteCount, read: @escaping PayloadReader.Read
    ) {
        byteCount = max(wholeByteCount, 4 * Self.lookBehind)
        self.read = read
        storage = .allocate(capacity: byteCount)
    }

    /// Creates a reader of bytes that somebody else reads; see ``take(_:)``.
    package convenience init() {
        self.init { _ in 0 }
    }

    /// Reads a log whose bytes have all arrived.
    package convenience init(bytes: [UInt8], wholeByteCount: Int = SystemLogReader.wholeByteCount) {
        var rest = bytes[...]
        self.init(wholeByteCount: wholeByteCount) { buffer in
            let piece = rest.prefix(buffer.count)
            buffer.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
    }

    deinit { storage.deallocate() }

    /// Reads to the end.
    ///
    /// - Throws: The errors of the function that reads.
    package func readAll() throws -> SystemLogReading {
        try fill()
        if isAtEnd {
            readLines(upTo: filled, all: true)
        } else {
            while true {
                let limit = self.limit
                readHits(upTo: limit)
                if isAtEnd, done >= filled { break }
                keepRest()
                try fill()
            }
        }
        return ended()
    }

    /// Takes the next bytes of a log that somebody else reads.
    package func take(_ piece: UnsafeRawBufferPointer) {
        var rest = piece
        while !rest.isEmpty {
            if filled == storage.count {
                readHits(upTo: limit)
                keepRest()
                // A place that nothing reads beyond would stay full for ever.
                if filled == storage.count {
                    (done, counted) = (0, 0)
                    filled = 0
                }
                hasJumped = true
            }
            let raw = UnsafeMutableRawBufferPointer(storage)
            let part = rest.prefix(storage.count - filled)
            UnsafeMutableRawBufferPointer(rebasing: raw[filled...])
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
            filled += part.count
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(part.count))
        }
    }

    /// About how many bytes the lines take that are kept so far.
    package var keptByteCount: Int { assembly.reading.keptByteCount }

    /// Ends a log whose bytes were all taken.
    package func finish() -> SystemLogReading {
        isAtEnd = true
        if hasJumped { readHits(upTo: filled) } else { readLines(upTo: filled, all: true) }
        return ended()
    }

    private func ended() -> SystemLogReading {
        assembly.close()
        var reading = assembly.reading
        reading.workByteCount += jsonWork.byteCount
        return reading
    }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: storage[..<filled])
    }

    private func fill() throws {
        while filled < storage.count, !isAtEnd {
            let count = try read(
                UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(storage)[filled...]))
            isAtEnd = count <= 0
            filled += min(max(count, 0), storage.count - filled)
        }
    }

    /// The offset up to which the lines are whole.
    private var limit: Int {
        guard !isAtEnd else { return filled }
        let newline = bytes[done...].lastIndex(of: 10)
        return newline.map { $0 + 1 } ?? filled
    }

    /// Moves what is still needed to the beginning of the memory.
    private func keepRest() {
        countLines(upTo: done)
        let start = max(0, done - Self.lookBehind)
        let kept = filled - start
        let raw = UnsafeMutableRawBufferPointer(storage)
        raw.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(raw)[start..<filled]))
        filled = kept
        done -= start
        counted -= start
    }

    private func countLines(upTo offset: Int) {
        guard offset > counted else { return }
        var count = 0
        for byte in bytes[counted..<offset] where byte == 10 { count &+= 1 }
        lineNumber += count
        counted = offset
    }

    private func number(ofLineAt offset: Int) -> Int {
        countLines(upTo: offset)
        return lineNumber
    }

    // MARK: - Lines

    private func readLines(upTo limit: Int, all: Bool) {
        while done < limit, all || assembly.isOpen {
            guard let next = readLine(at: done, upTo: limit) else { return }
            done = next
        }
    }

    private func end(ofLineAt start: Int, upTo limit: Int) -> Int {
        bytes.firstOffset(of: 10, from: start).map { min($0, limit) } ?? limit
    }

    /// Reads the line at an offset, or the object that begins in it; `nil` if the object's end has not arrived.
    private func readLine(at start: Int, upTo limit: Int) -> Int? {
        let end = end(ofLineAt: start, upTo: limit)
        if let brace = Self.brace(in: bytes, start..<end) {
            switch jsonWork.object(in: bytes, from: brace, isAtEnd: isAtEnd) {
            case .found(let object):
                let place = object.messageStart ?? brace
                if let message = object.message(line: number(ofLineAt: place)) {
                    assembly.add(message)
                    return max(object.end, start + 1)
                }
            case .cut where done > Self.lookBehind: return nil
            case .cut, .none: break
            }
        }
        assembly.add(Array(bytes[start..<end])[...], number: number(ofLineAt: start))
        return min(end + 1, max(limit, start + 1))
    }

    /// Returns the offset of a brace with which an object of a log may begin.
    private static func brace(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
        for index in line.prefix(64) {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                // A member or the end of the line follows; a policy of dasd begins with a brace too.
                let next = bytes[(index + 1)..<line.upperBound].first { $0 != 32 && $0 != 9 }
                return next == nil || next == UInt8(ascii: "\"") || next == 13 ? index : nil
            case 32, 9, 13, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
                UInt8(ascii: "}"):
                continue
            default: return nil
            }
        }
        return nil
    }

    // MARK: - Jumping

    /// Reads the messages with a word of a form, and jumps over the others.
    private func readHits(upTo limit: Int) {
        while done < limit {
            let before = done
            readLines(upTo: limit, all: false)
            if assembly.isOpen, done >= limit { return }
            guard let hit = FormSearch.anchors.first(in: bytes, from: done), hit.offset < limit
            else {
                done = limit
                return
            }
            let start = MessageStart(of: hit.offset, in: bytes, from: done).offset
            done = start
            guard let next = readLine(at: start, upTo: limit) else { return }
            done = next
            // A line beyond the hit belongs to the message only while it has no prefix.
            while done <= hit.offset, done < limit {
                guard let next = readLine(at: done, upTo: limit) else { return }
                done = next
            }
            readContinuation(upTo: limit)
            if done <= before { done = before + 1 }
        }
    }

    /// Reads the lines without a prefix that go on with the message.
    private func readContinuation(upTo limit: Int) {
        while assembly.isOpen, done < limit {
            let end = end(ofLineAt: done, upTo: limit)
            let line = Array(bytes[done..<end])[...]
            if LogPrefix(line) != nil || Self.brace(in: bytes, done..<end) != nil
                || assembly.isBare
            {
                assembly.close()
                return
            }
            assembly.add(line, number: number(ofLineAt: done))
            done = min(end + 1, limit)
        }
    }
}
