public import Handset

/// A reader that finds payloads in a log.
///
/// It finds what `%@` and Swift's `print` write for userInfo, JSON, and NSData of JSON, in whatever text stands
/// around them. What can be seen of a payload, but cannot be read, is refused with its place, and reading goes
/// on.
///
/// A dictionary counts as a payload if it has a dictionary with the key `aps`. All other text is skipped. A
/// stream of any length is read in constant memory.
///
/// ```swift
/// let log = "got it: [AnyHashable(\"aps\"): {\n    alert = hi;\n}, AnyHashable(\"id\"): x7]\n"
/// for case .found(let found) in LogReader(source: "example", bytes: Array(log.utf8)) {
///     print(String(decoding: found.json, as: UTF8.self))
/// }
/// // {"aps":{"alert":"hi"},"id":"x7"}
/// ```
public final class LogReader: Sequence, IteratorProtocol {
    /// The next thing in a log.
    public enum Event: Sendable {
        /// A payload, with how well it is known.
        case found(FoundPayload)
        /// A payload that cannot be read; reading goes on after it.
        case refusal(LogRefusal)
        /// The log cannot be read; nothing follows.
        case failure(any Error)
    }

    /// The number of bytes before the key `aps` in which its dictionary may begin.
    static let lookBehind = 128 << 10

    let settings: LogSettings
    let log: LogLines
    /// The largest number of string literals that may stand in one another.
    let maximumLiteralDepth: Int
    /// The events that were found together.
    var pending: [Event] = []
    /// Those that are not yet returned, the next one last.
    private var returning: [Event] = []
    var position = 0
    /// The number of texts with a key `aps` that were passed over, since it is another thing than Apple's.
    public internal(set) var otherCount = 0
    /// The payload that was found last.
    var last: Payload?
    /// The offset at which the line of the position begins.
    var lineStart = 0
    /// The offset up to which no dictionary that is cut or damaged holds a payload.
    var harmlessEnd = 0
    /// The offset where the search for further formats in the last message ended.
    var messageEnd = 0
    /// The refusal of that message, until something is found in it.
    var held: HeldRefusal?
    var count = 0

    var anchors = LogAnchors()
    private var hasBegun = false
    private var hasEnded = false
    /// The refusal of a file that holds no text, until something was found in it; otherwise `nil`.
    private var refusalOfBinary: LogRefusal?

    /// Creates a reader of a stream.
    ///
    /// - Parameters:
    ///   - source: The name of the stream in places.
    ///   - settings: The types of values, the lowest grade, and the limit.
    ///   - read: The function that reads the stream.
    public convenience init(
        source: String, settings: LogSettings = LogSettings(), read: @escaping PayloadReader.Read
    ) {
        self.init(source: source, settings: settings, isArriving: { false }, read: read)
    }

    /// Creates a reader of a log whose bytes have all arrived.
    ///
    /// - Parameters:
    ///   - source: The name of the bytes in places.
    ///   - bytes: The log.
    ///   - settings: The types of values, the lowest grade, and the limit.
    public convenience init(
        source: String, bytes: [UInt8], settings: LogSettings = LogSettings()
    ) {
        self.init(log: LogLines(source: source, window: InputWindow(whole: bytes)), settings)
    }

    /// `isArriving` returns true if a read needs no waiting, or not for long.
    package convenience init(
        source: String, settings: LogSettings, isArriving: @escaping () -> Bool,
        read: @escaping PayloadReader.Read
    ) {
        let window = InputWindow(isArriving: isArriving, read: read)
        self.init(log: LogLines(source: source, window: window), settings)
    }

    init(log: LogLines, _ settings: LogSettings, maximumLiteralDepth: Int = 3) {
        self.log = log
        log.hidesBytes = settings.hidesBytes
        self.settings = settings
        self.maximumLiteralDepth = maximumLiteralDepth
    }

    /// Returns the next thing in the log; `nil` at its end.
    public func next() -> Event? {
        if let event = returning.popLast() { return event }
        while pending.isEmpty {
            if hasEnded { return nil }
            if hasBegun { goOn() } else { begin() }
        }
        refusalOfBinary = nil
        held = nil
        returning = pending.reversed()
        pending.removeAll()
        return returning.popLast()
    }

    /// The number of bytes that were looked at so far, each as often as it was.
    package var workByteCount: Int { log.work.byteCount }

    /// Looks at the first bytes: a compressed file is refused, and another binary file if nothing is found.
    private func begin() {
        hasBegun = true
        guard let kind = PayloadRefusal.BinaryFileKind.kind(ofStreamIn: log.window) else { return }
        let name = log.source == "stdin" ? "FILE" : SourceExcerpt.shown(log.source.utf8)
        let refusal = log.refusal(.payload(.binaryFile(kind, source: name)), at: 0)
        if kind.isCompressed {
            pending.append(.refusal(refusal))
            hasEnded = true
        } else {
            refusalOfBinary = refusal
        }
    }

    // MARK: - Moving

    private func goOn() {
        let anchor = anchors.next(from: position, in: log.window)
        if let held, isBehind(held, anchor) {
            self.held = nil
            return pending.append(.refusal(held.refusal))
        }
        if let anchor { readLines(to: anchor) } else { skipToEnd() }
    }

    /// Returns true if nothing more is found in the message of a refusal.
    private func isBehind(_ held: HeldRefusal, _ anchor: LogAnchors.Anchor?) -> Bool {
        if position >= held.end { return true }
        if let anchor { return anchor.offset >= held.end }
        return log.window.isAtEnd || log.window.end - held.end > LogAnchors.reach
    }

    /// Skips what has arrived, except for what the beginning of a payload may be, and waits for more.
    private func skipToEnd() {
        move(to: Swift.max(position, log.window.end - Self.lookBehind))
        // The last bytes are looked at once more when it is known that none follow.
        guard !log.window.isAtEnd else {
            hasEnded = true
            if let refusalOfBinary { pending.append(.refusal(refusalOfBinary)) }
            return
        }
        do {
            _ = try log.window.fill()
        } catch {
            hasEnded = true
            if let held { pending.append(.refusal(held.refusal)) }
            pending.append(.failure(error))
        }
    }

    func move(to offset: Int) {
        position = offset
        log.window.discard(upTo: offset)
        lineStart = log.window.lineStart
    }

    private func readLines(to anchor: LogAnchors.Anchor) {
        // The position may be in the middle of a line, but not before what was read already.
        while pending.isEmpty, position <= anchor.offset {
            if let held, position >= held.end { return }
            let start = position
            guard let end = log.end(ofLineAt: start) else { return move(to: log.window.end) }
            if readLine(upTo: end) { continue }
            refuseHidden(upTo: end)
            move(to: Swift.max(position, log.next(afterEnd: end), start + 1))
        }
    }
}

// The message objects of React Native Firebase and FlutterFire, which apps log in place of the payload.

extension LogReader {
    /// Refuses the message object of a library; returns false if the text is another dictionary.
    func refuseMessageObject(_ parser: LogParser, at offset: Int) -> Bool {
        guard offset >= messageEnd, !parser.tree.hasAPS, parser.tree.hasMessageObject else {
            return false
        }
        pending.append(.refusal(log.refusal(.messageObject, at: offset)))
        return true
    }
}

extension LogReader {
    /// Creates a reader of a log in a file of any size.
    ///
    /// The file is read as the reader goes on, and closed with it.
    ///
    /// - Parameters:
    ///   - path: The path of an ordinary file.
    ///   - settings: The types of values, the lowest grade, and the limit.
    /// - Throws: `PayloadFile.FileError` if the file cannot be read.
    public convenience init(
        contentsOf path: String, settings: LogSettings = LogSettings()
    ) throws(PayloadFile.FileError) {
        let file = try PayloadFileBytes(path)
        self.init(source: path, settings: settings) { try file.read(into: $0) }
    }
}

extension LogReader {
    /// Returns true if bytes that are not payloads form a log, and not payloads with a mistake.
    package static func isLog(_ bytes: [UInt8]) -> Bool {
        LogReader(source: "", bytes: bytes).contains { event in
            guard case .found(let found) = event else { return false }
            switch found.form {
            case .description, .members, .launchOptions, .swift, .swiftDictionary, .aps, .keys,
                .data, .dart, .java, .php, .go:
                return true
            case .json:
                let lineStart = found.place.offset - found.place.column + 1
                return bytes[lineStart...].withUnsafeBufferPointer { RecordPrefix($0) != nil }
            case .string, .javaScript: return false
            }
        }
    }
}
