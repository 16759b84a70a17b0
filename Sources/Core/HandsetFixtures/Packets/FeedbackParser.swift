internal import Handset

/// A parser of records of the feedback service, fed in slices of any size.
///
/// ```swift
/// var parser = FeedbackParser()
/// for event in parser.feed([0x4E, 0x20, 0x5C, 0x80, 0, 2, 0xAB, 0xCD]) {
///     guard case .feedbackRecord(let record) = event else { continue }
///     print(record.time, record.token)
/// }
/// // 1310743680 [171, 205]
/// ```
///
/// After an impossible token length it skips the rest of the stream.
public struct FeedbackParser: Sendable {
    private static let headByteCount = 6

    private var held: ArraySlice<UInt8> = []
    private var lostFrom: Int?

    /// Creates a parser of a stream from its beginning.
    public init() {}

    /// Returns the events that some more bytes complete, in the order of the stream.
    public mutating func feed(_ bytes: some Collection<UInt8>) -> [PacketEvent] {
        var events: [PacketEvent] = []
        for byte in bytes {
            held.append(byte)
            if lostFrom != nil {
                held.removeFirst()
                continue
            }
            guard let tokenLength = held.number(at: 4, byteCount: 2) else { continue }
            if !DeviceToken.byteCounts.contains(tokenLength) {
                lostFrom = held.startIndex
                events.append(
                    .damage(
                        PacketFault(
                            .tokenLengthOutOfRange(tokenLength), offset: held.startIndex + 4)))
                held.removeFirst(held.count)
            } else if held.count == Self.headByteCount + tokenLength {
                events.append(
                    .feedbackRecord(
                        FeedbackRecord(
                            time: UInt32(
                                truncatingIfNeeded: held.number(at: 0, byteCount: 4) ?? 0),
                            token: Array(held.dropFirst(Self.headByteCount)),
                            offset: held.startIndex)))
                held.removeFirst(held.count)
            }
        }
        return events
    }

    /// Returns the damage of a stream that ends inside a record, and the skipped bytes; nothing if
    /// it ends after a record.
    public mutating func finish() -> [PacketEvent] {
        defer {
            held.removeFirst(held.count)
            lostFrom = nil
        }
        if let lostFrom { return [.skipped(lostFrom..<held.endIndex)] }
        guard !held.isEmpty else { return [] }
        return [
            .damage(
                PacketFault(
                    .recordTruncated(start: held.startIndex, present: held.count),
                    offset: held.endIndex)),
            .skipped(held.indices),
        ]
    }
}
