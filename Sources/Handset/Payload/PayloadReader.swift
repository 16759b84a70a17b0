/// Turns a byte stream into payloads.
///
/// The reader works on endless streams in constant memory, hands over each payload as soon as its
/// last byte is there, and never waits for more than that; where a line or the whole input is one
/// payload, its end is waited for. What is no payload is refused, and
/// reading goes on at the next line, after the one in which the refused value began, that can start
/// a payload: one whose first byte behind its indentation is `{`. The lines just below a refused
/// object or array that are indented more deeply than its own are taken for its inside.
///
/// ```swift
/// let stream = #"{"aps":{"session":"1"}} [2] "# + "\n" + #"{"aps":{"session":"3"}}"#
/// for event in PayloadReader(source: "example", bytes: Array(stream.utf8)) {
///     switch event {
///     case .payload(let payload): print(payload["aps"]?["session"]?.string ?? "none")
///     case .refusal(let refusal): print(refusal.place, refusal.reason)
///     case .failure(let error): print(error)
///     }
/// }
/// // 1
/// // example:1:25 not-an-object
/// // 3
/// ```
public final class PayloadReader: Sequence, IteratorProtocol {
    /// What a stream holds.
    public enum Event: Sendable {
        /// A payload.
        case payload(Payload)
        /// Bytes that are no payload; those after them are read all the same.
        case refusal(PayloadRefusal)
        /// The stream could not be read on; nothing follows.
        case failure(any Error)
    }

    /// Fills a buffer, waiting for at least one byte; returns how many came, 0 at the end.
    public typealias Read = (UnsafeMutableRawBufferPointer) throws -> Int

    /// The number of bytes beyond which a payload is refused unless the caller says otherwise:
    /// 16 MiB.
    ///
    /// Apple's services take 4,096 bytes, and 5,120 for VoIP ("Generating a remote notification").
    public static let defaultMaximumByteCount = 16 << 20

    /// The largest number of bytes that a caller can allow for a payload: 1 GiB.
    ///
    /// Jansson counts them in 31 bits.
    public static let largestMaximumByteCount = 1 << 30

    /// How many levels deep a payload may be nested; as deep as jansson reads by default.
    public var maximumDepth: Int {
        get { depthLimit }
        set { depthLimit = newValue }
    }

    let source: String
    let framing: PayloadFraming
    let maximumByteCount: Int
    let window: InputWindow
    /// Whether a value of any kind is taken for a payload, for values that are put into one.
    var takesAnyValue = false
    let isSimulatorFile: Bool
    private let takeRefused: (UnsafeBufferPointer<UInt8>) -> Void
    /// How many payloads were read, and came before.
    package var payloadCount: Int { number }
    // What others can set or see stands here a second time, since each look at it would be guarded.
    private var number: Int
    private var depthLimit = PayloadReader.largestMaximumDepth
    private(set) var openOffsets: Set<Int> = []
    /// The offset behind the last payload before the last event.
    private(set) var previousEnd: Int
    private(set) var state = State.reading

    enum State {
        case reading
        /// The payload that ends at an offset was handed over last.
        case handedOver(end: Int, isRefused: Bool)
        /// Something was refused; the next payload has to be looked for.
        case recovering(PayloadRecovery)
        case ended
    }

    /// Creates a reader of a stream.
    ///
    /// - Parameters:
    ///   - source: What the stream is called in places: a path, or `stdin`. With a name that ends in
    ///     `.apns`, the top-level key `Simulator Target Bundle` is taken out of each payload.
    ///   - framing: Where payloads begin and end.
    ///   - maximumByteCount: How many bytes a payload may have; a larger number than 1 GiB means that.
    ///   - refused: Is given the refused bytes as they came, in pieces, while the reader looks for
    ///     the next payload.
    ///   - read: Reads the stream.
    public convenience init(
        source: String, framing: PayloadFraming = .values,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in },
        read: @escaping Read
    ) {
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount, from: .start,
            isAlwaysReady: false, refused: refused, read: read)
    }

    /// Creates a reader of a window, in which a part of a stream begins at a position.
    init(
        source: String, framing: PayloadFraming, maximumByteCount: Int, isSimulatorFile: Bool,
        window: InputWindow, from position: PayloadPosition,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        self.source = source
        self.framing = framing
        self.maximumByteCount = Swift.min(
            Swift.max(1, maximumByteCount), Self.largestMaximumByteCount)
        self.isSimulatorFile = isSimulatorFile
        self.takeRefused = refused
        self.window = window
        number = position.payloadCount
        self.previousEnd = position.offset
    }

    /// Creates a reader of bytes that are already there.
    ///
    /// - Parameters:
    ///   - source: What the bytes are called in places; see the other initialiser.
    ///   - bytes: The stream.
    ///   - framing: Where payloads begin and end.
    ///   - maximumByteCount: How many bytes a payload may have; see the other initialiser.
    ///   - refused: Is given the refused bytes; see the other initialiser.
    public convenience init(
        source: String, bytes: [UInt8], framing: PayloadFraming = .values,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in }
    ) {
        var rest = bytes[...]
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount, refused: refused
        ) { buffer in
            let next = rest.prefix(buffer.count)
            buffer.copyBytes(from: next)
            rest = rest.dropFirst(next.count)
            return next.count
        }
    }

    /// The next thing in the stream, or `nil` at its end.
    public func next() -> Event? { read().map(event) }

    /// What was found in the stream, before it is handed on.
    enum Finding {
        case payload(PayloadTree, end: Int, wasLenient: Bool)
        /// Indirect, so that the many payloads need not be as large as a refusal.
        indirect case event(Event)
    }

    /// Finds the next thing in the stream, or `nil` at its end.
    func read() -> Finding? {
        do {
            switch state {
            case .ended: return nil
            case .reading: break
            case .handedOver(let end, _):
                state = .reading
                previousEnd = end
                window.discard(upTo: end)
            case .recovering(let recovery):
                state = .reading
                try recovery.run(in: window, passing: takeRefused)
            }
            guard let first = try skipWhiteSpace() else {
                state = .ended
                return nil
            }
            return try read(beginningWith: first)
        } catch {
            state = .ended
            window.withBytes(in: window.start..<window.end, takeRefused)
            return .event(.failure(error))
        }
    }

    /// Refuses the payload that was handed over last, because it cannot be used.
    ///
    /// The closure for refused bytes gets the payload's bytes.
    ///
    /// - Parameter error: The error that makes the payload unusable.
    /// - Returns: The refusal; `nil` if the last event was not a payload, or the payload is refused
    ///   already.
    public func refuseLast(_ error: some PayloadUseError) -> PayloadRefusal? {
        guard case .handedOver(let end, false) = state else { return nil }
        state = .handedOver(end: end, isRefused: true)
        number -= 1
        let refusal = refusal(.unusable(PayloadRefusal.UseFailure(error)), at: window.start)
        window.withBytes(in: window.start..<end, takeRefused)
        return refusal
    }

    /// Refuses a value that was read to its end.
    private func refuse(upTo end: Int, _ refusal: PayloadRefusal) -> Finding {
        state = .handedOver(end: end, isRefused: true)
        window.withBytes(in: window.start..<end, takeRefused)
        return .event(.refusal(refusal))
    }

    /// The bytes of the payload that was handed over last, as they came; none if it was no payload.
    public var lastBytes: [UInt8] {
        guard case .handedOver(let end, _) = state else { return [] }
        return window.withBytes(in: window.start..<end) { Array($0) }
    }

    // MARK: - Reading a value

    private func skipWhiteSpace() throws -> UInt8? {
        var offset = window.start
        while let byte = try window.byte(at: offset) {
            if JSONToken.isWhiteSpace(byte) {
                offset += 1
                // So that an endless blank stream needs no memory.
                if offset == window.end { window.discard(upTo: offset) }
            } else if try window.isByteOrderMark(at: offset) {
                offset += 3
            } else {
                window.discard(upTo: offset)
                return byte
            }
        }
        window.discard(upTo: offset)
        return nil
    }

    private func read(beginningWith first: UInt8) throws -> Finding {
        guard takesAnyValue || first == UInt8(ascii: "{") else {
            return refuse(refusal(ofValueBeginningWith: first))
        }
        let parser = JanssonParser(
            window: window, maximumByteCount: maximumByteCount, stopsAtLineEnd: framing == .lines,
            takesAnyValue: takesAnyValue)
        let (result, wasLenient) = parser.parse(from: window.start)
        switch result {
        case .failed(let failure):
            if case .failure(let error) = failure.stop { throw error }
            let (refusal, test) = refusal(for: failure)
            return refuse(refusal, test)
        case .parsed(let tree, let end):
            if framing != .values, let refusal = refusalOfRest(behind: end) {
                return refuse(refusal)
            }
            if let deep = offsetBeyondMaximumDepth(in: window.start..<end) {
                return refuse(upTo: end, refusal(.tooDeep(limit: maximumDepth), at: deep))
            }
            state = .handedOver(end: end, isRefused: false)
            number += 1
            return .payload(tree, end: end, wasLenient: wasLenient)
        }
    }

    /// The refusal of what follows a payload where nothing may: in its line, or in the whole input.
    private func refusalOfRest(behind end: Int) -> PayloadRefusal? {
        var offset = end
        // What the stream throws here it throws again when the next payload is looked for.
        while let byte = try? window.byte(at: offset) {
            if framing == .lines, byte == UInt8(ascii: "\n") { return nil }
            guard JSONToken.isWhiteSpace(byte) else { return refusal(ofExtraAt: offset) }
            offset += 1
            // Blanks without end must not be kept.
            if offset - end > maximumByteCount {
                return refusal(.tooLarge(limit: maximumByteCount), at: window.start)
            }
        }
        return nil
    }

    /// The test of the lines after a value that was refused, which was read up to an offset.
    func lineTest(refusedUpTo end: Int) -> PayloadLineTest {
        PayloadLineTest(refused: window.start..<end, openBefore: openOffsets, in: window)
    }

    /// Makes ready for looking for the next payload.
    ///
    /// A value for which no test of the lines after it is given was judged by its first byte.
    private func refuse(_ refusal: PayloadRefusal, _ test: PayloadLineTest? = nil) -> Finding {
        if refusal.reason == .encoding || framing == .whole {
            state = .recovering(.endOfInput)
        } else if framing == .lines {
            state = .recovering(.endOfLine)
        } else {
            let test = test ?? lineTest(refusedUpTo: window.start + 1)
            openOffsets = test.openOffsets
            state = .recovering(.nextPayload(test))
        }
        return .event(.refusal(refusal))
    }
}
