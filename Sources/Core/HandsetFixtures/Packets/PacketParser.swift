/// A parser of notifications in the binary provider protocol, fed in slices of any size.
///
/// It reports a notification as soon as its last byte has arrived. It opens no file or socket, and holds
/// at most one notification.
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
/// A notification whose end is known has its ``UnpackedNotification/faults``. A fault that leaves the end
/// unknown is ``PacketEvent/damage(_:)``: a gateway drops the rest of the connection.
///
/// After damage, a parser with ``Recovery/resynchronise`` distrusts lengths. If a payload is not JSON, it
/// looks for the end of the JSON, reports what the sender counted, and resumes there. Otherwise it resumes
/// at the next byte at which a notification can begin: one with possible lengths and a payload that begins
/// with a brace. A frame of command 2 has to begin with one of the five items.
public struct PacketParser: Sendable {
    /// The way on after damage.
    public enum Recovery: Hashable, Sendable {
        /// Search for the next notification, to read a capture.
        case resynchronise
        /// Trust each length and skip everything after damage, as a gateway does.
        case stop
    }

    package enum Detail: Hashable, Sendable {
        case everything
        /// The detail that a gateway needs to answer: no fields, and only faults with a status.
        case answers
    }

    /// The default limit for the bytes of a notification.
    ///
    /// It is the size of one of command 2 with each item once, and a token and a payload of 65,535 bytes.
    public static let defaultMaximumFrameByteCount = 131_099

    /// The largest number of bytes of a notification.
    public let maximumFrameByteCount: Int
    /// The way on after damage.
    public let recovery: Recovery
    package let detail: Detail
    /// The beginning of the damaged notification after which the parser reads nothing.
    package private(set) var lostHead: PacketHead?
    /// The sender's mistake behind the damage after which the parser reads nothing, as far as the bytes that
    /// have come tell it.
    package private(set) var mistake: PacketFault?
    package var fedByteCount: Int { held.endIndex }
    /// True after damage that makes the parser skip the rest.
    package var isLost: Bool {
        guard case .lost = state else { return false }
        return true
    }

    private var held: ArraySlice<UInt8> = []
    private var neededByteCount = 1
    private var state = State.reading
    /// The last notification's payload, with a parser that trusts lengths.
    private var lastPayload: [UInt8] = []

    private enum State: Sendable {
        /// The held bytes begin a notification.
        case reading
        /// A payload is cut, or breaks a frame; the parser reads on to its end.
        case following(FollowedPayload)
        /// The parser searches for a notification; the bytes from an offset on are skipped.
        case searching(from: Int)
        /// The parser reads nothing more; the bytes from an offset on are skipped.
        case lost(from: Int)
    }

    /// Creates a parser of a stream.
    ///
    /// A limit of less than 128 bytes means 128, which has room for the longest token and the
    /// fields before it.
    ///
    /// - Parameters:
    ///   - maximumFrameByteCount: The largest number of bytes of a notification.
    ///   - recovery: The way on after damage.
    public init(
        maximumFrameByteCount: Int = PacketParser.defaultMaximumFrameByteCount,
        recovery: Recovery = .resynchronise
    ) {
        self.init(
            maximumFrameByteCount: maximumFrameByteCount, recovery: recovery, detail: .everything)
    }

    package init(
        maximumFrameByteCount: Int = PacketParser.defaultMaximumFrameByteCount,
        recovery: Recovery = .resynchronise, detail: Detail
    ) {
        self.maximumFrameByteCount = max(128, maximumFrameByteCount)
        self.recovery = recovery
        self.detail = detail
    }

    package var heldByteCount: Int {
        guard case .following(let followed) = state else { return held.count }
        return held.count + followed.byteCount
    }

    /// Returns the events that some more bytes complete, in the order of the stream.
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

    /// Ends the stream.
    ///
    /// Bytes fed afterwards start a new stream.
    ///
    /// - Returns: The damage of a stream that ends inside a notification, and the skipped bytes; empty if
    ///   it ends after a notification.
    public mutating func finish() -> [PacketEvent] {
        var events: [PacketEvent] = []
        _ = step(&events, isAtEnd: true)
        state = .reading
        neededByteCount = 1
        lostHead = nil
        return events
    }

    /// The number of bytes that are parsed at once.
    ///
    /// A parser that distrusts lengths looks at the bytes that follow. Its result must not depend on slices.
    private var pieceByteCount: Int { recovery == .stop ? 65_536 : 1 }

    /// Parses the held bytes, and returns the number of bytes that the next step needs.
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

    // MARK: - States, which return the number of bytes they need, or nil to continue in another state

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
            if recovery == .stop {
                lastPayload = unpacked.notification.payload
            } else if let followed {
                state = .following(followed)
            }
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
            mistake = mistake(behind: damage.fault)
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

    /// Returns the fault that a parser that distrusts lengths finds in the held bytes, or in the payload before
    /// them.
    private func mistake(behind damage: PacketFault) -> PacketFault {
        var rest = held.prefix(Self.mistakeByteCount)
        var cutPayload = FollowedPayload(
            lastPayload, length: PayloadLength(said: lastPayload.count, offset: damage.offset),
            skippedFrom: damage.offset, frameFault: nil, limit: maximumFrameByteCount)
        if case .wrongLength(let fault) = cutPayload?.take(from: &rest) { return fault }
        var parser = PacketParser(maximumFrameByteCount: maximumFrameByteCount)
        for event in parser.feed(held.prefix(Self.mistakeByteCount)) {
            if case .damage(let fault) = event { return fault }
        }
        return damage
    }

    /// The number of bytes in which the mistake behind damage is looked for.
    private static let mistakeByteCount = 8192

    private mutating func follow(_ events: inout [PacketEvent], isAtEnd: Bool) -> Int? {
        guard case .following(var followed) = state else { return nil }
        // Releases the other reference, so that the text is not copied for each byte.
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
