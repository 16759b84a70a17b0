/// A reader that turns a byte stream into payloads.
///
/// It reads endless streams in constant memory, and hands over each payload as soon as its last byte has
/// arrived. Where a line or the whole input is one payload, it waits for that end.
///
/// Anything that is not a payload is refused. Reading resumes at the next line that can start a payload:
/// one below the refused value's first line, with `{` as its first byte after the indentation. Lines just
/// below a refused object or array that are indented more deeply belong to it, and are skipped.
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
    /// The next thing in a stream.
    public enum Event: Sendable {
        /// A payload.
        case payload(Payload)
        /// Bytes that are not a payload; reading continues after them.
        case refusal(PayloadRefusal)
        /// The stream failed; nothing follows.
        case failure(any Error)
    }

    /// A function that fills a buffer, waiting for at least one byte, and returns the number of bytes: 0 at
    /// the end.
    public typealias Read = (UnsafeMutableRawBufferPointer) throws -> Int

    /// The largest number of bytes of a payload by default: 16 MiB.
    ///
    /// Apple's services take 4,096 bytes, and 5,120 for VoIP ("Generating a remote notification").
    public static let defaultMaximumByteCount = 16 << 20

    /// The largest number of bytes that a caller can allow for a payload: 1 GiB.
    ///
    /// Jansson counts them in 31 bits.
    public static let largestMaximumByteCount = 1 << 30

    /// The largest depth of a payload in levels.
    public let maximumDepth: Int

    let source: String
    package let framing: PayloadReader.Framing
    let maximumByteCount: Int
    let window: InputWindow
    /// True if a value of any kind is read, and not only an object.
    let takesAnyValue: Bool
    let removesSimulatorTargetBundle: Bool
    /// Finds payloads in other values; `nil` if every object is a payload.
    let opener: (any PayloadOpener)?
    private let leavesPlainPayloads: Bool
    // Each access to a variable of a class takes some 70 instructions: those below are read for each payload
    // only if they are in use.
    /// True if a line without a value is refused as empty, where each line is one payload.
    package var tellsEmptyLines = false
    private(set) var line = LineState()
    /// The payloads of the last value, if it is not one itself.
    var found = OpenedValue()
    private let takeRefused: (UnsafeBufferPointer<UInt8>) -> Void
    /// The number of payloads that were read, with those before the reader's position.
    package var payloadCount: Int { count }
    private var count: Int
    private(set) var openOffsets: Set<Int> = []
    /// The offset after the last payload before the last event.
    private(set) var previousEnd: Int
    private(set) var state = State.reading

    enum State {
        case reading
        /// The payload that ends at an offset, or is a part of the value there, was handed over last.
        case handedOver(end: Int, isRefused: Bool, isPart: Bool = false)
        /// Something was refused; the next payload has to be found.
        case recovering(PayloadRecovery)
        case ended
    }

    /// True if a comma may stand after the last member or element, as in Apple's parsers, with a warning.
    let takesTrailingCommas: Bool

    /// True if messages show nothing of the source, which was reached by a symbolic link.
    package var hidesBytes = false

    init(
        source: String, framing: PayloadReader.Framing, maximumByteCount: Int, maximumDepth: Int,
        isSimulatorFile: Bool, takesAnyValue: Bool = false, takesTrailingCommas: Bool = true,
        opener: (any PayloadOpener)? = nil, window: InputWindow,
        from position: PayloadPosition, refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        self.source = source
        self.framing = framing
        self.maximumByteCount = Swift.min(
            Swift.max(1, maximumByteCount), Self.largestMaximumByteCount)
        self.maximumDepth = maximumDepth
        removesSimulatorTargetBundle = isSimulatorFile
        self.takesAnyValue = takesAnyValue
        self.takesTrailingCommas = takesTrailingCommas
        self.opener = opener
        leavesPlainPayloads = opener?.leavesPlainPayloads == true
        self.takeRefused = refused
        self.window = window
        count = position.payloadCount
        self.previousEnd = position.offset
    }

    /// Returns the next thing in the stream; `nil` at its end.
    public func next() -> Event? { read().map(event) }

    /// A thing in the stream, before an event is made of it.
    enum Finding {
        case payload(PayloadTree, end: Int, wasLenient: Bool, isPart: Bool)
        /// An event; indirect, so that a payload does not take as much memory as a refusal.
        indirect case event(Event)
    }

    func read() -> Finding? {
        do {
            var offset = window.start
            switch state {
            case .ended: return nil
            case .reading: break
            case .handedOver(let end, _, let isPart):
                if isPart, let finding = try readNextOpened(end: end) { return finding }
                state = .reading
                previousEnd = end
                if framing == .lines { line = LineState(isOpen: !line.isEmpty) }
                // Else what follows is dropped with it.
                if end == window.end { window.discard(upTo: end) }
                offset = end
            case .recovering(let recovery):
                state = .reading
                try recovery.run(in: window, passing: takeRefused)
                offset = window.start
            }
            guard let first = try skipWhiteSpace(from: offset) else {
                state = .ended
                return nil
            }
            if framing == .lines, first == UInt8(ascii: "\n") {
                line.isEmpty = true
                state = .handedOver(end: window.start + 1, isRefused: true)
                return .event(.refusal(refusal(.empty, at: window.start)))
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
    /// The closure for refused bytes gets the payload's bytes, or once the bytes of the value that holds it.
    ///
    /// - Parameter error: The error that makes the payload unusable.
    /// - Returns: The refusal; `nil` if the last event was not a payload, or the payload is refused
    ///   already.
    public func refuseLast(_ error: some PayloadRefusal.UseError) -> PayloadRefusal? {
        guard case .handedOver(let end, false, let isPart) = state else { return nil }
        state = .handedOver(end: end, isRefused: true, isPart: isPart)
        count -= 1
        let refusal = refusal(
            .unusable(PayloadRefusal.UseFailure(error)), at: window.start, inValueUpTo: end)
        handOverRefused(upTo: end, isPart: isPart)
        return refusal
    }

    /// Refuses a value that was read to its end.
    func refuse(upTo end: Int, _ refusal: PayloadRefusal, isPart: Bool = false) -> Finding {
        state = .handedOver(end: end, isRefused: true, isPart: isPart)
        handOverRefused(upTo: end, isPart: isPart)
        return .event(.refusal(refusal))
    }

    /// Gives the closure for refused bytes the value's bytes, once for all payloads in it.
    private func handOverRefused(upTo end: Int, isPart: Bool) {
        guard !isPart || !found.isRefused else { return }
        if isPart { found.isRefused = true }
        window.withBytes(in: window.start..<end, takeRefused)
    }

    /// The bytes of the last payload as they came; empty if the last event was not a payload.
    ///
    /// If the payload was found in another value, they are its own bytes.
    public var lastBytes: [UInt8] {
        guard case .handedOver(let end, _, _) = state else { return [] }
        if let text = found.text { return text }
        return window.withBytes(in: window.start..<end) { Array($0) }
    }

    // MARK: - Reading a value

    /// Moves to the next value's first byte; `nil` at the end, a newline for an empty line to be told.
    private func skipWhiteSpace(from start: Int) throws -> UInt8? {
        var offset = start
        while let byte = try window.byte(at: offset) {
            if framing == .lines, byte == UInt8(ascii: "\n"), endsEmptyLine() {
                window.discard(upTo: offset)
                return byte
            }
            if JSONToken.isWhiteSpace(byte) {
                offset += 1
                // A stream of endless blanks must not need memory.
                if offset == window.end { window.discard(upTo: offset) }
            } else if byte == 0xEF, try window.isByteOrderMark(at: offset) {
                offset += 3
            } else {
                window.discard(upTo: offset)
                return byte
            }
        }
        window.discard(upTo: offset)
        return nil
    }

    /// Returns true if a newline ends an empty line that is to be told; otherwise it ends the line of a value.
    // Not inlined, so that other framings do not access the line's state.
    @inline(never) private func endsEmptyLine() -> Bool {
        guard tellsEmptyLines else { return false }
        defer { line.isOpen = false }
        return !line.isOpen
    }

    private func read(beginningWith first: UInt8) throws -> Finding {
        switch try readValue(beginningWith: first) {
        case .finding(let finding): finding
        case .opening(let opening, let end): try open(opening, upTo: end)
        }
    }

    private func readValue(beginningWith first: UInt8) throws -> ReadValue {
        let isObject = first == UInt8(ascii: "{")
        guard takesAnyValue || isObject || opener?.takesValue(beginningWith: first) == true else {
            return .finding(refuse(refusal(ofValueBeginningWith: first)))
        }
        let parser = JanssonParser(
            window: window, maximumByteCount: maximumByteCount, stopsAtLineEnd: framing == .lines,
            takesAnyValue: takesAnyValue || !isObject, takesTrailingCommas: takesTrailingCommas)
        let (result, wasLenient) = parser.parse(from: window.start)
        switch result {
        case .failed(let failure):
            if case .failure(let error) = failure.stop { throw error }
            if !takesAnyValue, !isObject {
                return .finding(refuse(refusal(ofValueBeginningWith: first)))
            }
            let (refusal, test) = refusal(for: failure)
            return .finding(refuse(refusal, test))
        case .parsed(let tree, let end):
            if framing != .values, let refusal = refusalOfRest(after: end) {
                return .finding(refuse(refusal))
            }
            if let deep = offsetBeyondMaximumDepth(in: window.start..<end) {
                return .finding(
                    refuse(
                        upTo: end,
                        refusal(.tooDeep(limit: maximumDepth), at: deep, inValueUpTo: end)))
            }
            let isPlain = isObject && leavesPlainPayloads && tree.root.isPlainPayload
            if !isPlain, let opener {
                return ask(
                    opener, about: tree, upTo: end, wasLenient: wasLenient, beginningWith: first)
            }
            return .finding(handOver(tree, end: end, wasLenient: wasLenient))
        }
    }

    func handOver(
        _ tree: PayloadTree, end: Int, wasLenient: Bool, isPart: Bool = false
    ) -> Finding {
        state = .handedOver(end: end, isRefused: false, isPart: isPart)
        count += 1
        return .payload(tree, end: end, wasLenient: wasLenient, isPart: isPart)
    }

    /// Without a test of the lines after the value, only the first byte of the value was read.
    func refuse(_ refusal: PayloadRefusal, _ test: PayloadLineTest? = nil) -> Finding {
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
