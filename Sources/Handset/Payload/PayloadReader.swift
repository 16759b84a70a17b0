/// Turns a byte stream into payloads.
///
/// The reader works on endless streams in constant memory, hands over each payload as soon as its
/// last byte is there, and never waits for more than that. What is no payload is refused, and
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

    let source: String
    let framing: PayloadFraming
    let maximumByteCount: Int
    let window: InputWindow
    private let isSimulatorFile: Bool
    private let takeRefused: (UnsafeBufferPointer<UInt8>) -> Void
    private var payloadCount = 0
    private var state = State.reading

    private enum State {
        case reading
        /// Something was refused; the next payload has to be looked for.
        case recovering(PayloadRecovery)
        /// The stream threw in the middle of what was refused last.
        case failed(any Error)
        case ended
    }

    /// Creates a reader of a stream.
    ///
    /// - Parameters:
    ///   - source: What the stream is called in places: a path, or `stdin`. With a name that ends in
    ///     `.apns`, the top-level key `Simulator Target Bundle` is taken out of each payload.
    ///   - framing: Where payloads begin and end.
    ///   - maximumByteCount: How many bytes a payload may have, at most 2 GiB.
    ///   - refused: Is given the refused bytes as they came, in pieces, while the reader looks for
    ///     the next payload.
    ///   - read: Reads the stream.
    public init(
        source: String, framing: PayloadFraming = .values,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in },
        read: @escaping Read
    ) {
        self.source = source
        self.framing = framing
        // Jansson counts bytes in 32 bits.
        self.maximumByteCount = Swift.min(Swift.max(1, maximumByteCount), Int(Int32.max) - 1)
        self.isSimulatorFile = source.hasSuffix(".apns")
        self.takeRefused = refused
        self.window = InputWindow(read: read)
    }

    /// Creates a reader of bytes that are already there.
    ///
    /// - Parameters:
    ///   - source: What the bytes are called in places.
    ///   - bytes: The stream.
    ///   - framing: Where payloads begin and end.
    public convenience init(source: String, bytes: [UInt8], framing: PayloadFraming = .values) {
        var rest = bytes[...]
        self.init(source: source, framing: framing) { buffer in
            let next = rest.prefix(buffer.count)
            buffer.copyBytes(from: next)
            rest = rest.dropFirst(next.count)
            return next.count
        }
    }

    /// The next thing in the stream, or `nil` at its end.
    public func next() -> Event? {
        do {
            switch state {
            case .ended: return nil
            case .failed(let error):
                window.withBytes(in: window.start..<window.end, takeRefused)
                throw error
            case .recovering(let recovery):
                state = .reading
                try recovery.run(in: window, passing: takeRefused)
            case .reading: break
            }
            guard let first = try skipWhiteSpace() else {
                state = .ended
                return nil
            }
            return try read(beginningWith: first)
        } catch {
            state = .ended
            return .failure(error)
        }
    }

    // MARK: - Reading a value

    private func skipWhiteSpace() throws -> UInt8? {
        var offset = window.start
        while let byte = try window.byte(at: offset) {
            if JSONToken.isWhiteSpace(byte) {
                offset += 1
                // So that an endless blank stream needs no memory.
                if offset == window.end { window.discard(upTo: offset) }
            } else if byte == 0xEF, try window.byte(at: offset + 1) == 0xBB,
                try window.byte(at: offset + 2) == 0xBF
            {
                offset += 3
            } else {
                window.discard(upTo: offset)
                return byte
            }
        }
        window.discard(upTo: offset)
        return nil
    }

    private func read(beginningWith first: UInt8) throws -> Event {
        guard first == UInt8(ascii: "{") else {
            return refuse(refusal(ofValueBeginningWith: first), insideEnd: window.start + 1)
        }
        let parser = JanssonParser(
            window: window, maximumByteCount: maximumByteCount, stopsAtLineEnd: framing == .lines)
        let (result, wasLenient) = parser.parse(from: window.start)
        switch result {
        case .failed(let failure):
            let (refusal, insideEnd) = refusal(for: failure)
            let event = refuse(refusal, insideEnd: Swift.min(insideEnd, window.end))
            if case .failure(let error) = failure.stop { state = .failed(error) }
            return event
        case .parsed(let tree, let end):
            if framing != .values, let extra = firstExtra(behind: end) {
                return refuse(refusal(ofExtraAt: extra), insideEnd: end)
            }
            return .payload(accept(tree, end: end, wasLenient: wasLenient))
        }
    }

    /// The offset of what follows a payload where nothing may: in its line, or in the whole input.
    private func firstExtra(behind end: Int) -> Int? {
        var offset = end
        // What the stream throws here it throws again when the next payload is looked for. And blanks
        // without end must not be kept.
        while offset < window.start + maximumByteCount, let byte = try? window.byte(at: offset) {
            if framing == .lines, byte == UInt8(ascii: "\n") { return nil }
            guard JSONToken.isWhiteSpace(byte) else { return offset }
            offset += 1
        }
        return nil
    }

    private func accept(_ tree: PayloadTree, end: Int, wasLenient: Bool) -> Payload {
        payloadCount += 1
        let payload = Payload(
            origin: PayloadOrigin(
                source: source, number: payloadCount, line: window.line,
                byteCount: end - window.start),
            warnings: wasLenient ? warnings(in: window.start..<end) : [],
            simulatorTargetBundle: isSimulatorFile ? tree.removeSimulatorTargetBundle() : nil,
            tree: tree)
        window.discard(upTo: end)
        return payload
    }

    private func warnings(in range: Range<Int>) -> [PayloadWarning] {
        let findings = window.withBytes(in: range) { PayloadWarning.Kind.all(in: $0) }
        return findings.map { kind, index in
            let (place, excerpt) = place(at: range.lowerBound + index)
            return PayloadWarning(kind: kind, place: place, excerpt: excerpt)
        }
    }

    private func refuse(_ refusal: PayloadRefusal, insideEnd: Int) -> Event {
        let recovery: PayloadRecovery =
            if refusal.reason == .encoding || framing == .whole {
                .endOfInput
            } else if framing == .lines {
                .endOfLine
            } else {
                .nextPayload(PayloadLineTest(refused: window.start..<insideEnd, in: window))
            }
        state = .recovering(recovery)
        return .refusal(refusal)
    }
}
