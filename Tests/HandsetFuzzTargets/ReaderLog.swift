internal import Handset

/// What a reader gives for a stream, as far as it must not depend on how the stream arrives.
struct ReaderLog {
    /// A payload, with all that is said of it.
    struct PayloadEntry: Equatable {
        let origin: PayloadOrigin
        let bytes: [UInt8]
        let text: [UInt8]
        let warningCount: Int
    }

    /// A payload or a refusal.
    enum Entry: Equatable {
        case payload(PayloadEntry, warnings: [Payload.Warning.Kind], places: [SourcePlace])
        case refusal(PayloadRefusal.Reason, SourcePlace)
    }

    /// So long may a text get that is compared; deep nesting prints texts that are far longer than
    /// the payload.
    private static let longestText = 16 << 10

    private(set) var entries: [Entry] = []
    private(set) var payloads: [PayloadEntry] = []
    /// The bytes of payloads and refusals in the order of the stream.
    private(set) var claimedBytes: [UInt8] = []
    private(set) var places: [SourcePlace] = []
    private(set) var excerpts: [SourceExcerpt] = []
    private(set) var failureCount = 0

    /// Reads a stream; `piece` says how many bytes come next.
    init(
        _ bytes: [UInt8], framing: PayloadReader.Framing, maximumByteCount: Int,
        refusesThirds: Bool,
        piece: @escaping () -> Int = { .max }
    ) {
        var rest = bytes[...]
        var claimed: [UInt8] = []
        let reader = PayloadReader(
            source: "fuzz", framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: PayloadReader.largestMaximumDepth, from: .start,
            // The rest of a line is there: what is not there yet is no part of a message.
            isArriving: { true },
            refused: { claimed += $0 },
            read: { buffer in
                let next = rest.prefix(min(piece(), buffer.count))
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
        while let event = reader.next() {
            switch event {
            case .payload(let payload):
                if refusesThirds, entries.count % 3 == 2,
                    let refusal = reader.refuseLast(
                        SessionSearchError.textTooLong(
                            DescriptionWriter.TextTooLong(maximumByteCount: 0)))
                {
                    note(refusal)
                } else {
                    claimed += reader.lastBytes
                    note(payload, bytes: reader.lastBytes)
                }
            case .refusal(let refusal): note(refusal)
            case .failure: failureCount += 1
            }
        }
        claimedBytes = claimed
    }

    /// The beginning of what is printed for a payload.
    static func text(of payload: Payload) -> [UInt8] {
        var writer = DescriptionWriter(maximumByteCount: longestText)
        var text: [UInt8] = []
        try? writer.write(payload.userInfo, into: &text)
        return text
    }

    private mutating func note(_ payload: Payload, bytes: [UInt8]) {
        let entry = PayloadEntry(
            origin: payload.origin, bytes: bytes, text: Self.text(of: payload),
            warningCount: payload.warnings.count)
        payloads.append(entry)
        entries.append(
            .payload(
                entry, warnings: payload.warnings.map(\.kind),
                places: payload.warnings.map(\.place)))
        places += payload.warnings.map(\.place)
        excerpts += payload.warnings.map(\.excerpt)
    }

    private mutating func note(_ refusal: PayloadRefusal) {
        entries.append(.refusal(refusal.reason, refusal.place))
        places.append(refusal.place)
        excerpts.append(refusal.excerpt)
    }
}
