public import Handset

/// The findings of a reader in a log.
public struct LogRun {
    /// The payloads.
    public private(set) var found: [FoundPayload] = []
    /// The refusals.
    public private(set) var refusals: [LogRefusal] = []
    /// Everything in its order: the records of payloads, and the messages of refusals.
    public private(set) var lines: [String] = []

    /// The payloads in JSON.
    public var payloads: [String] { found.map { String(decoding: $0.json, as: UTF8.self) } }
    /// The refusals as `line:column` and finding.
    public var findings: [String] {
        refusals.map { "\($0.place.line):\($0.place.column) \($0.finding)" }
    }

    /// Reads a log whose bytes arrive in pieces.
    public init(
        _ bytes: [UInt8], settings: LogSettings = LogSettings(), source: String = "log",
        pieces: @escaping () -> Int = { .max }
    ) {
        var rest = bytes[...]
        let reader = LogReader(source: source, settings: settings) { buffer in
            let piece = rest.prefix(max(1, min(pieces(), buffer.count)))
            buffer.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
        for event in reader {
            switch event {
            case .found(let payload):
                found.append(payload)
                lines.append(String(decoding: LogRecord(payload).json, as: UTF8.self))
            case .refusal(let refusal):
                refusals.append(refusal)
                lines.append("\(refusal.place): \(refusal.finding); \(refusal.advice)")
            case .failure(let error): lines.append("\(error)")
            }
        }
    }

    /// Reads a text.
    public init(_ text: String, settings: LogSettings = LogSettings()) {
        self.init(Array(text.utf8), settings: settings)
    }
}
