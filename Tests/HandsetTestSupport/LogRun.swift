import Handset
package import HandsetLogs

/// The findings of a reader in a log.
package struct LogRun {
    /// The payloads.
    package private(set) var found: [FoundPayload] = []
    /// The refusals.
    package private(set) var refusals: [LogRefusal] = []
    /// The number of bytes that the reader looked at, each as often as it did.
    package private(set) var workByteCount = 0
    private var events: [LogReader.Element] = []

    /// Everything in its order: the records of payloads, and the messages of refusals.
    package var lines: [String] {
        events.map { event in
            switch event {
            case .found(let payload): String(decoding: LogRecord(payload).json, as: UTF8.self)
            case .refusal(let refusal):
                "\(refusal.place): \(refusal.finding); \(refusal.advice)"
            case .failure(let error): "\(error)"
            }
        }
    }

    /// The payloads in JSON.
    package var payloads: [String] { found.map { String(decoding: $0.json, as: UTF8.self) } }
    /// The refusals as `line:column` and finding.
    package var findings: [String] {
        refusals.map { "\($0.place.line):\($0.place.column) \($0.finding)" }
    }

    /// Reads a log whose bytes arrive in pieces.
    package init(
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
            events.append(event)
            switch event {
            case .found(let payload): found.append(payload)
            case .refusal(let refusal): refusals.append(refusal)
            case .failure: break
            }
        }
        workByteCount = reader.workByteCount
    }

    /// Reads a text.
    package init(_ text: String, settings: LogSettings = LogSettings()) {
        self.init(Array(text.utf8), settings: settings)
    }
}
