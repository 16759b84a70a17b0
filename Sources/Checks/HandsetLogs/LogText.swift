import Handset

/// A text that may be a payload: from its first byte on, without the prefixes of its lines.
///
/// Lines are read from the log when they are needed.
final class LogText {
    /// A line of the text, with its first index and its place in the log.
    private struct Line {
        let index: Int
        let offset: Int
    }

    enum End {
        /// The log has ended.
        case input
        /// The log goes on with another message.
        case message
        /// The text is longer than it may be.
        case limit(Int)
    }

    /// The number of bytes that a comment may have.
    private static let maximumCommentByteCount = 4 << 10

    private(set) var bytes: [UInt8]
    /// The reason why there are no more bytes; `nil` while there may be some.
    private(set) var end: End?
    /// True if lines end in CR LF.
    private(set) var hasCarriageReturns = false

    private let log: LogLines
    private let work: LogWork
    private let maximumByteCount: Int
    private let head: [UInt8]
    private var prefix: LinePrefix?
    private var lines: [Line]
    private var next: Int
    /// Grows, since most texts turn out not to be payloads at their first bytes.
    private var pieceByteCount = 256

    /// Begins a text in the middle of a line.
    init(from offset: Int, lineStart: Int, in log: LogLines, maximumByteCount: Int) {
        self.log = log
        work = log.work
        self.maximumByteCount = maximumByteCount
        let head = max(lineStart, log.window.start)..<max(offset, lineStart)
        self.head = head.lowerBound == lineStart ? log.bytes(head.prefix(LogLines.prefixReach)) : []
        bytes = []
        lines = [Line(index: 0, offset: offset)]
        next = offset
    }

    func byte(at index: Int) -> UInt8? {
        work.add(1)
        while index >= bytes.count {
            guard end == nil, addPiece() else { return nil }
        }
        return bytes[index]
    }

    func offset(of index: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].index <= index { low = middle } else { high = middle }
        }
        return lines[low].offset + index - lines[low].index
    }

    /// Returns the index of the line's beginning if nothing but white space stands between it and an index;
    /// otherwise the index.
    func startOfIndentation(before index: Int) -> Int {
        var start = index
        while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? start : index
    }

    // MARK: - Dead ends

    /// Returns the index after the comment that begins at an index, or the end of the text; `nil` if the comment
    /// is not closed soon.
    func endOfComment(at start: Int) -> Int? {
        let offset = offset(of: start)
        guard !log.deadEnds.isUnclosedComment(at: offset) else { return nil }
        var index = start + 2
        while index - start < Self.maximumCommentByteCount, let byte = byte(at: index) {
            index += 1
            if byte == UInt8(ascii: "*"), self.byte(at: index) == UInt8(ascii: "/") {
                return index + 1
            }
        }
        let isAtEnd = self.byte(at: index) == nil
        // One that the text ends in may be read again.
        let first = isAtEnd ? offset + 1 : offset
        log.deadEnds.leaveOutComments(in: first..<Swift.max(first, self.offset(of: index)))
        return isAtEnd ? index : nil
    }

    /// Remembers that the string at an index runs into the line at another.
    func note(unclosedStringAt start: Int, upTo index: Int) {
        let range = offset(of: start)..<Swift.max(offset(of: start), offset(of: index))
        log.deadEnds.note(unclosedString: range, quote: bytes[start])
    }

    /// Returns true if it is known that the string at an index is not closed.
    func isUnclosedString(at start: Int) -> Bool {
        guard log.deadEnds.hasUnclosedStrings, let quote = byte(at: start) else { return false }
        return log.deadEnds.isUnclosedString(at: offset(of: start), quote: quote)
    }

    // MARK: - Lines

    private func addPiece() -> Bool {
        if bytes.last == UInt8(ascii: "\n") {
            guard let count = log.withBeginning(ofLineAt: next, prefixCount) else {
                end = .message
                return false
            }
            next += count
            lines.append(Line(index: bytes.count, offset: next))
        }
        guard (try? log.window.byte(at: next)) != nil else {
            end = .input
            return false
        }
        let piece = next..<min(log.window.end, next + pieceByteCount)
        let newline = log.window.first(UInt8(ascii: "\n"), in: piece)
        add(log.bytes(piece.lowerBound..<(newline ?? piece.upperBound)), isLine: newline != nil)
        if bytes.count > maximumByteCount {
            bytes.removeLast(bytes.count - maximumByteCount)
            end = .limit(maximumByteCount)
        }
        return true
    }

    private func add(_ piece: [UInt8], isLine: Bool) {
        bytes += piece
        next += piece.count + (isLine ? 1 : 0)
        pieceByteCount = min(2 * pieceByteCount, 64 << 10)
        guard isLine else { return }
        if bytes.last == UInt8(ascii: "\r") {
            bytes.removeLast()
            hasCarriageReturns = true
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Returns the number of bytes of a line's prefix; `nil` if the line belongs to another message.
    private func prefixCount(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
        let prefix = self.prefix ?? LinePrefix(head: head, line: line)
        self.prefix = prefix
        if case .none = prefix, isBeginning(line) { return nil }
        return prefix.count(of: line)
    }

    /// Returns true if a line has the prefix of another message.
    private func isBeginning(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let kind = RecordPrefix(line)?.kind else { return false }
        return !kind.isShort || head.withUnsafeBufferPointer { RecordPrefix($0)?.kind == kind }
    }
}
