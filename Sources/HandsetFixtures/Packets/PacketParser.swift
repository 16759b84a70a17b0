/// Reads notifications of the binary provider protocol from a stream, fed in slices of any size.
///
/// A notification is told of as soon as its last byte is there, whichever of the commands it has. The
/// parser reads nothing by itself, and holds no more than one notification.
///
/// ```swift
/// var parser = PacketParser()
/// let head: [UInt8] = [0, 0, 2, 0xAB, 0xCD, 0, 10]
/// for event in parser.feed(head + Array(#"{"aps":{}}"#.utf8)) {
///     guard case .notification(let unpacked) = event else { continue }
///     print(unpacked.byteCount, unpacked.notification.token, unpacked.faults)
/// }
/// // 17 [171, 205] [warning: token-length: the token has 2 bytes; nearly all tokens have 32]
/// ```
///
/// A notification whose end is known is told of with its ``UnpackedNotification/faults``. What leaves
/// its end unknown is ``PacketEvent/damage(_:)``: a gateway drops the rest of the connection.
///
/// After damage, a parser with ``Recovery/resynchronise`` doubts lengths: if a payload is no JSON, it
/// looks where the JSON ends, to tell what the sender has counted, and goes on there. Otherwise it goes
/// on at the next byte where a notification may begin: one with lengths that are possible, and with a
/// payload that begins with a brace. A frame of command 2 has to begin with one of the five items.
public struct PacketParser: Sendable {
    /// What is done after damage.
    public enum Recovery: Hashable, Sendable {
        /// Looks for the next notification, as one who reads a capture wants it.
        case resynchronise
        /// Skips the rest, and believes each length before it, as a gateway does.
        case stop
    }

    /// What is told of a notification.
    public enum Detail: Hashable, Sendable {
        /// All of it: where each field stands, and each fault.
        case everything
        /// What a gateway needs to answer: no fields, and no faults but those that have a status. With
        /// ``Recovery/stop`` this is many times as fast.
        case answers
    }

    /// The number of bytes beyond which a notification is damage unless the caller says otherwise: as
    /// many as one of command 2 has with each item once, and a token and a payload of 65,535 bytes.
    public static let defaultMaximumFrameByteCount = 131_099

    /// How many bytes a notification may have.
    public let maximumFrameByteCount: Int
    /// What is done after damage.
    public let recovery: Recovery
    /// What is told of a notification.
    public let detail: Detail
    /// What is known of the notification in which the damage was after which nothing is read.
    package private(set) var lostHead: PacketHead?
    /// How many bytes were fed.
    public var fedByteCount: Int { held.endIndex }
    /// Whether there was damage after which nothing is read.
    public var isLost: Bool {
        guard case .lost = state else { return false }
        return true
    }

    private var held: ArraySlice<UInt8> = []
    private var neededByteCount = 1
    private var state = State.reading

    private enum State: Sendable {
        /// The held bytes begin a notification.
        case reading
        /// A payload that is cut was told of, or breaks a frame.
        case following(FollowedPayload)
        /// A notification is looked for; the bytes from an offset on are skipped.
        case searching(from: Int)
        /// Nothing is read any more; the bytes from an offset on are skipped.
        case lost(from: Int)
    }

    /// Creates a parser of a stream.
    ///
    /// - Parameters:
    ///   - maximumFrameByteCount: How many bytes a notification may have; less than 128 means 128, so that the
    ///     longest token and what stands before it have room.
    ///   - recovery: What is done after damage.
    ///   - detail: What is told of a notification.
    public init(
        maximumFrameByteCount: Int = PacketParser.defaultMaximumFrameByteCount,
        recovery: Recovery = .resynchronise, detail: Detail = .everything
    ) {
        self.maximumFrameByteCount = max(128, maximumFrameByteCount)
        self.recovery = recovery
        self.detail = detail
    }

    /// How many bytes are held, for those that have not come yet.
    public var heldByteCount: Int {
        guard case .following(let followed) = state else { return held.count }
        return held.count + followed.byteCount
    }

    /// Takes the next bytes of the stream.
    ///
    /// - Parameter bytes: Any number of bytes.
    /// - Returns: What they complete, in the order of the stream.
    public mutating func feed(_ bytes: some Collection<UInt8>) -> [PacketEvent] {
        var events: [PacketEvent] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(max(pieceByteCount, neededByteCount - held.count))
            held.append(contentsOf: piece)
            rest = rest.dropFirst(piece.count)
            if held.count >= neededByteCount { neededByteCount = step(&events, isAtEnd: false) }
        }
        return events
    }

    /// Says that the stream has ended.
    ///
    /// - Returns: What is wrong with that, and what is skipped; nothing if the stream ends behind a
    ///   notification. Of what is fed later, nothing is lost, but it is read as the beginning of another
    ///   stream.
    public mutating func finish() -> [PacketEvent] {
        var events: [PacketEvent] = []
        _ = step(&events, isAtEnd: true)
        state = .reading
        neededByteCount = 1
        lostHead = nil
        return events
    }

    /// How many bytes are taken at once.
    ///
    /// Who doubts lengths looks at what follows, and has to see the same of it in all slices.
    private var pieceByteCount: Int { recovery == .stop ? 65_536 : 1 }

    /// Makes of the held bytes what can be made; returns how many have to be held for more.
    private mutating func step(_ events: inout [PacketEvent], isAtEnd: Bool) -> Int {
        while true {
            let needed =
                switch state {
                case .reading: read(&events, isAtEnd: isAtEnd)
                case .following: follow(&events, isAtEnd: isAtEnd)
                case .searching(let offset): search(from: offset, &events, isAtEnd: isAtEnd)
                case .lost(let offset): lose(from: offset, &events, isAtEnd: isAtEnd)
                }
            if let needed { return needed }
        }
    }

    // MARK: - States, which return how many bytes they need, or nil if another state goes on

    private mutating func read(_ events: inout [PacketEvent], isAtEnd: Bool) -> Int? {
        if isAtEnd, held.isEmpty { return 1 }
        var frame = PacketFrame(
            held, maximumByteCount: maximumFrameByteCount,
            doubtsLengths: recovery == .resynchronise, detail: detail)
        switch frame.read() {
        case .needs(let count):
            guard isAtEnd else { return count }
            recover(frame.readingOfEnd(needing: count), &events)
        case .errorResponse(let response):
            held.removeFirst(GatewayErrorResponse.byteCount)
            events.append(.errorResponse(response))
        case .notification(let unpacked, let followed):
            held.removeFirst(unpacked.byteCount)
            events.append(.notification(unpacked))
            if let followed, recovery == .resynchronise { state = .following(followed) }
        case .damage(let fault, let resume):
            if recovery == .stop { lostHead = frame.head }
            recover((fault, resume), &events)
        }
        return nil
    }

    private mutating func recover(
        _ damage: (fault: PacketFault, resume: PacketReading.Resume),
        _ events: inout [PacketEvent]
    ) {
        let start = held.startIndex
        guard recovery == .resynchronise else {
            events.append(.damage(damage.fault))
            state = .lost(from: start)
            return
        }
        switch damage.resume {
        case .at(let offset):
            events += [.damage(damage.fault), .skipped(start..<offset)]
            held.removeFirst(offset - start)
        case .searching(let offset):
            events.append(.damage(damage.fault))
            held.removeFirst(offset - start)
            state = .searching(from: start)
        case .following(let followed):
            held.removeFirst(followed.endOffset - start)
            state = .following(followed)
        }
    }

    private mutating func follow(_ events: inout [PacketEvent], isAtEnd: Bool) -> Int? {
        guard case .following(var followed) = state else { return nil }
        // So that the text is not copied for each byte.
        state = .reading
        guard let outcome = followed.take(from: &held) ?? (isAtEnd ? .noEnd : nil) else {
            state = .following(followed)
            return 1
        }
        let skipped = followed.skippedFrom..<held.startIndex
        switch outcome {
        case .wrongLength(let fault):
            events.append(.damage(fault))
            if followed.frameFault == nil {
                events.append(.skipped(skipped))
            } else {
                state = .searching(from: skipped.lowerBound)
            }
        case .noEnd:
            guard !skipped.isEmpty else { break }
            events.append(.damage(followed.faultWithoutEnd))
            state = .searching(from: skipped.lowerBound)
        }
        return nil
    }

    private mutating func search(
        from offset: Int, _ events: inout [PacketEvent], isAtEnd: Bool
    ) -> Int? {
        while !held.isEmpty {
            let verdict = CommandSearch.verdict(
                on: held, maximumFrameByteCount: maximumFrameByteCount)
            if verdict == .plausible {
                events.append(.skipped(offset..<held.startIndex))
                state = .reading
                return nil
            }
            if case .open(let count) = verdict, !isAtEnd { return count }
            held.removeFirst()
        }
        if isAtEnd { events.append(.skipped(offset..<held.endIndex)) }
        return 1
    }

    private mutating func lose(
        from offset: Int, _ events: inout [PacketEvent], isAtEnd: Bool
    ) -> Int {
        held.removeFirst(held.count)
        if isAtEnd { events.append(.skipped(offset..<held.endIndex)) }
        return 1
    }
}
