/// Hands the bytes of one value to jansson as it asks for them, and never asks the stream for more
/// than that.
///
/// The bytes end before the first NUL: jansson takes one for the end of the input, or passes over it
/// and loses count.
struct PayloadFeed {
    private let window: InputWindow
    private let start: Int
    private let end: Int
    private var cursor: Int
    private var rewriter: LargeIntegerRewriter?
    private var rewritten: [UInt8] = []
    private var rewrittenCursor = 0

    /// Whether jansson asked for bytes behind the end of the stream or behind the bound.
    private(set) var isExhausted = false
    /// The offset of the NUL byte at which the bytes ended.
    private(set) var nulOffset: Int?
    /// What the stream threw while bytes were waited for.
    private(set) var failure: (any Error)?

    /// - Parameters:
    ///   - window: The stream.
    ///   - start: The offset of the value's first byte.
    ///   - end: The offset at which the input ends for this value, whatever follows.
    ///   - rewritesLargeIntegers: Whether integers beyond 64 bits are passed on as reals.
    init(window: InputWindow, start: Int, end: Int, rewritesLargeIntegers: Bool) {
        self.window = window
        self.start = start
        self.end = end
        self.cursor = start
        self.rewriter = rewritesLargeIntegers ? LargeIntegerRewriter() : nil
    }

    /// Fills a buffer with the next bytes; 0 when there are none.
    mutating func copy(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        if rewriter != nil { return copyRewritten(into: buffer) }
        guard let range = nextArrived(upTo: buffer.count) else { return 0 }
        window.withBytes(in: range) { buffer.copyMemory(from: UnsafeRawBufferPointer($0)) }
        return range.count
    }

    /// The offset in the stream that jansson had reached after some number of bytes.
    func offset(afterConsuming count: Int) -> Int {
        start + (rewriter?.inputCount(forOutputCount: count) ?? count)
    }

    private mutating func copyRewritten(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while rewrittenCursor == rewritten.count {
            rewritten.removeAll(keepingCapacity: true)
            rewrittenCursor = 0
            if let range = nextArrived(upTo: buffer.count) {
                window.withBytes(in: range) { rewriter?.rewrite($0, into: &rewritten) }
            } else {
                rewriter?.finish(into: &rewritten)
                if rewritten.isEmpty { return 0 }
            }
        }
        let count = min(buffer.count, rewritten.count - rewrittenCursor)
        buffer.copyBytes(from: rewritten[rewrittenCursor..<(rewrittenCursor + count)])
        rewrittenCursor += count
        return count
    }

    /// The next bytes, waited for if none has arrived; `nil` when there are none.
    private mutating func nextArrived(upTo limit: Int) -> Range<Int>? {
        guard cursor < end, failure == nil, nulOffset == nil, waitForByte() else {
            isExhausted = true
            return nil
        }
        let range = cursor..<min(window.end, end, cursor + limit)
        nulOffset = window.first(0, in: range)
        cursor = nulOffset ?? range.upperBound
        guard range.lowerBound < cursor else {
            isExhausted = true
            return nil
        }
        return range.lowerBound..<cursor
    }

    private mutating func waitForByte() -> Bool {
        do {
            return try window.byte(at: cursor) != nil
        } catch {
            failure = error
            return false
        }
    }
}
