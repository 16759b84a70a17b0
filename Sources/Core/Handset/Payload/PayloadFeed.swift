/// The bytes of one value, on their way from a stream to jansson.
///
/// It asks the stream for no more than jansson asks for.
struct PayloadFeed: ~Copyable {
    enum Stop {
        case inputEnd
        case failure(any Error)
        /// The line has ended, where each line is one payload.
        case lineEnd
        /// The value has as many bytes as one may have.
        case limit
        /// A NUL byte stands at an offset. Jansson would end the input there, or skip the byte and
        /// count wrongly.
        case nul(offset: Int)
    }

    private let window: InputWindow
    private let start: Int
    private let limit: Int
    private let stopsAtLineEnd: Bool
    private var cursor: Int
    private var nextStop: Stop?
    private var rewriter: JSONTokenRewriter?
    private var commas: TrailingCommas?
    private var rewritten: [UInt8] = []
    private var rewrittenCursor = 0

    private(set) var lastPieceStart: Int
    /// The offset from which jansson gets one byte at a time.
    private let firstSingleByte: Int

    /// The reason why jansson did not get the bytes that it asked for; `nil` if it got all.
    private(set) var stop: Stop?

    init(
        window: InputWindow, start: Int, maximumByteCount: Int, stopsAtLineEnd: Bool,
        rewritesTokens: Bool, dropsTrailingCommas: Bool, firstSingleByte: Int
    ) {
        self.window = window
        self.start = start
        self.limit = start + maximumByteCount
        self.stopsAtLineEnd = stopsAtLineEnd
        self.cursor = start
        self.lastPieceStart = start
        self.firstSingleByte = firstSingleByte
        self.rewriter = rewritesTokens ? JSONTokenRewriter() : nil
        self.commas = dropsTrailingCommas ? TrailingCommas() : nil
    }

    /// Fills a buffer with the next bytes; 0 when there are none, or the value needs too much memory.
    mutating func copy(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        if JanssonArena.isBeyondLimit { return 0 }
        if rewriter != nil || commas != nil { return copyRewritten(into: buffer) }
        guard let range = nextArrived(upTo: buffer.count) else { return 0 }
        window.withBytes(in: range) { buffer.copyMemory(from: UnsafeRawBufferPointer($0)) }
        return range.count
    }

    @inline(__always)
    func offset(afterConsuming count: Int) -> Int {
        start + (rewriter?.inputCount(forOutputCount: count) ?? count)
    }

    private mutating func copyRewritten(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while rewrittenCursor == rewritten.count {
            rewritten.removeAll(keepingCapacity: true)
            rewrittenCursor = 0
            if let range = nextArrived(upTo: buffer.count) {
                window.withBytes(in: range) { bytes in
                    guard commas != nil else { return rewrite(bytes) }
                    var blanked: [UInt8] = []
                    commas?.blank(bytes, into: &blanked)
                    blanked.withUnsafeBufferPointer { rewrite($0) }
                }
            } else {
                let held = commas?.finish() ?? []
                held.withUnsafeBufferPointer { rewrite($0) }
                rewriter?.finish(into: &rewritten)
                if rewritten.isEmpty { return 0 }
            }
        }
        let count = min(buffer.count, rewritten.count - rewrittenCursor)
        buffer.copyBytes(from: rewritten[rewrittenCursor..<(rewrittenCursor + count)])
        rewrittenCursor += count
        return count
    }

    private mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard rewriter != nil else { return rewritten.append(contentsOf: bytes) }
        rewriter?.rewrite(bytes, into: &rewritten)
    }

    /// Returns the next bytes, waiting if none has arrived; `nil` at the end.
    private mutating func nextArrived(upTo count: Int) -> Range<Int>? {
        if nextStop == nil { nextStop = cursor < limit ? waitForByte() : .limit }
        if let nextStop {
            stop = nextStop
            return nil
        }
        let count = cursor < firstSingleByte ? min(count, firstSingleByte - cursor) : 1
        lastPieceStart = cursor
        var range = cursor..<min(window.end, limit, cursor + count)
        // Most payloads stand on one line; jansson does not need what follows it.
        if stopsAtLineEnd || cursor == start,
            let newline = window.newline(from: cursor, upTo: range.upperBound)
        {
            range = cursor..<(stopsAtLineEnd ? newline : newline + 1)
            if stopsAtLineEnd { nextStop = .lineEnd }
        }
        if let nul = window.first(0, in: range) {
            range = cursor..<nul
            nextStop = .nul(offset: nul)
        }
        cursor = range.upperBound
        return range.isEmpty ? nextArrived(upTo: count) : range
    }

    /// Waits until the byte at the cursor has arrived; returns the reason if it does not.
    private func waitForByte() -> Stop? {
        do {
            return try window.byte(at: cursor) == nil ? .inputEnd : nil
        } catch {
            return .failure(error)
        }
    }
}
