public import Handset

/// What a reader made of a stream.
public struct ReaderRun {
    /// The payloads.
    public private(set) var payloads: [Payload] = []
    /// The refusals.
    public private(set) var refusals: [PayloadRefusal] = []
    /// What the stream threw.
    public private(set) var failures: [any Error] = []
    /// The refused bytes, all together.
    public private(set) var refusedBytes: [UInt8] = []

    /// The session under `aps` of each payload, or `-`.
    public var sessions: [String] { payloads.map { $0["aps"]?["session"]?.string ?? "-" } }
    /// The places of the refusals, as `line:column`.
    public var places: [String] { refusals.map { "\($0.place.line):\($0.place.column)" } }
    /// The reasons of the refusals.
    public var reasons: [PayloadRefusal.Reason] { refusals.map(\.reason) }

    /// Reads a stream whose bytes arrive in pieces.
    public init(
        _ bytes: [UInt8], framing: PayloadReader.Framing = .values, pieces: Int = .max,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount,
        maximumDepth: Int = PayloadReader.largestMaximumDepth, source: String = "test"
    ) {
        var rest = bytes[...]
        var refusedBytes: [UInt8] = []
        let reader = PayloadReader(
            source: source, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, refused: { refusedBytes += $0 },
            read: { buffer in
                let piece = rest.prefix(min(pieces, buffer.count))
                buffer.copyBytes(from: piece)
                rest = rest.dropFirst(piece.count)
                return piece.count
            })
        for event in reader {
            switch event {
            case .payload(let payload): payloads.append(payload)
            case .refusal(let refusal): refusals.append(refusal)
            case .failure(let error): failures.append(error)
            }
        }
        self.refusedBytes = refusedBytes
    }

    /// Reads a text.
    public init(_ text: String, framing: PayloadReader.Framing = .values, pieces: Int = .max) {
        self.init(Array(text.utf8), framing: framing, pieces: pieces)
    }
}
