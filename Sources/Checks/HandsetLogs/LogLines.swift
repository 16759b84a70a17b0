import Handset

/// The lines of a stream, as far as they are still needed.
final class LogLines {
    /// The number of bytes after which a line counts as several.
    static let maximumLineByteCount = 1 << 20

    /// The number of bytes of a line in which its prefix has to stand.
    static let prefixReach = 512

    let source: String
    let window: InputWindow
    let work: LogWork
    var deadEnds = LogDeadEnds()
    /// True if refusals show nothing of the lines.
    var hidesBytes = false
    /// The offsets for which the end of their line is known, which is asked for again after each payload of the
    /// line.
    private var knownLine = 0..<0
    private var knownEnd = 0

    init(source: String, window: InputWindow, work: LogWork = LogWork()) {
        self.source = source
        self.window = window
        self.work = work
    }

    /// Returns the offset of the newline that ends the line at an offset, or of the end of the stream.
    ///
    /// It waits for bytes. The result is `nil` at the end of the stream.
    func end(ofLineAt offset: Int) -> Int? {
        if knownLine.contains(offset) { return knownEnd }
        var searched = offset
        while true {
            if searched < window.end,
                let newline = window.first(UInt8(ascii: "\n"), in: searched..<window.end)
            {
                work.add(newline - searched)
                return know(newline, for: offset..<newline)
            }
            work.add(max(0, window.end - searched))
            searched = max(searched, window.end)
            if searched - offset >= Self.maximumLineByteCount {
                return know(searched, for: offset..<(offset + Self.maximumLineByteCount / 2))
            }
            // The window throws an error of the stream again.
            guard (try? window.fill()) == true else {
                return offset < window.end ? know(window.end, for: offset..<window.end) : nil
            }
        }
    }

    private func know(_ end: Int, for line: Range<Int>) -> Int {
        (knownLine, knownEnd) = (line, end)
        return end
    }

    /// Returns the offset after the newline at an offset.
    func next(afterEnd end: Int) -> Int {
        (try? window.byte(at: end)) == UInt8(ascii: "\n") ? end + 1 : end
    }

    /// Gives a closure the line at an offset, as far as a prefix can reach.
    func withBeginning<Result>(
        ofLineAt offset: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let limit = offset + Self.prefixReach
        var end = offset
        while end < limit {
            let arrived = min(window.end, limit)
            if end < arrived, let newline = window.first(UInt8(ascii: "\n"), in: end..<arrived) {
                end = newline
                break
            }
            end = max(end, arrived)
            // The window throws an error of the stream again.
            guard end < limit, (try? window.fill()) == true else { break }
        }
        work.add(max(0, end - offset))
        return window.withBytes(in: offset..<max(offset, end), body)
    }

    func bytes(_ range: Range<Int>) -> [UInt8] {
        work.add(range.count)
        return window.withBytes(in: range) { Array($0) }
    }

    /// Returns a refusal at an offset that has arrived, or at the end of the stream.
    func refusal(_ cause: LogRefusal.Cause, at offset: Int) -> LogRefusal {
        let offset = min(max(offset, window.start), window.end)
        window.readLine(from: offset)
        let (line, lineStart) = window.lineAndItsStart(of: offset)
        let start = max(lineStart, window.firstShowable, offset - InputWindow.contextByteCount)
        let end = min(window.end, offset + InputWindow.contextByteCount)
        var refusal = LogRefusal(
            cause,
            at: SourcePlace(
                source: source, line: line, column: offset - lineStart + 1, offset: offset),
            excerpt: SourceExcerpt(line: bytes(start..<max(start, end)), caret: offset - start))
        refusal.hidesBytes = hidesBytes
        return refusal
    }

    func place(of offset: Int) -> SourcePlace {
        let (line, lineStart) = window.lineAndItsStart(of: offset)
        return SourcePlace(
            source: source, line: line, column: offset - lineStart + 1, offset: offset)
    }
}
