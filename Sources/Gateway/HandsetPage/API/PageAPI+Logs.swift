import HTTPTypes
import Handset
import HandsetSystemLog
import Hummingbird
import NIOCore

extension PageAPI {
    /// The largest log, in bytes; `handset read --timeline` takes one of any size.
    static let logLimit = 256 << 20
    /// The number of lines in an answer after which the rest of the pushes is left out.
    private static let logLineLimit = 5_000
    /// The bytes that reading a log holds, whatever its size.
    private static let logByteCount = 8 << 20

    /// Reads the phone's own log, and returns the timeline of each push in it.
    func readLog(_ request: Request, _ query: String?) async throws -> Response {
        let source = try Query(query, allowing: ["name"])["name"] ?? "log"
        let reading = try await logReading(of: request)
        let entries = TimelineEntry.all(of: SystemLog(reading))
        var shown: [JSONText] = []
        var lineCount = 0
        for entry in entries {
            lineCount += entry.push.events.count
            guard shown.isEmpty || lineCount <= Self.logLineLimit else { break }
            shown.append(Self.described(entry, of: source))
        }
        return Answer.json(
            .object([
                "name": .string(source), "count": .integer(entries.count),
                "omittedLines": .integer(reading.omittedCount), "pushes": .array(shown),
            ]))
    }

    /// Reads a body in constant memory.
    private func logReading(of request: Request) async throws -> SystemLogReading {
        try held.add(Self.logByteCount)
        let reader = SystemLogReader()
        var byteCount = 0
        for try await piece in request.body {
            if byteCount == 0 { try Self.checkText(Array(piece.readableBytesView.prefix(64))) }
            byteCount += piece.readableBytes
            guard byteCount <= Self.logLimit else {
                throw Problem(
                    .contentTooLarge,
                    "The log has more than \(Self.logLimit) bytes; "
                        + "handset read --timeline FILE reads it.")
            }
            let before = reader.keptByteCount
            piece.withUnsafeReadableBytes { reader.take($0) }
            try held.add(reader.keptByteCount - before)
        }
        guard byteCount > 0 else {
            throw Problem(.badRequest, "The body is empty; give the log as the body.")
        }
        let before = reader.keptByteCount
        let reading = reader.finish()
        try held.add(reading.keptByteCount - before)
        return reading
    }

    /// Throws a ``Problem`` if a file begins like one that has no text.
    private static func checkText(_ beginning: [UInt8]) throws(Problem) {
        let window = InputWindow(whole: beginning)
        guard let kind = PayloadRefusal.BinaryFileKind.kind(ofStreamIn: window) else { return }
        let advice = kind.unpacker.map { "\($0) FILE > phone.log makes one of it" }
        throw Problem(
            .unsupportedMediaType,
            "It is \(kind.name); give a log as text\(advice.map { ": \($0)" } ?? "").")
    }

    /// Returns the record of a push, the words of its end, and its payload if a line has it.
    private static func described(_ entry: TimelineEntry, of source: String) -> JSONText {
        let verdict = entry.verdict
        return .object([
            "record": TimelineRecord(entry, of: source).json,
            "lastStage": .string(verdict.stage.words), "whoseDoing": .string(verdict.fault.words),
            "payload": entry.push.payload.map { .string(String(decoding: $0, as: UTF8.self)) },
        ])
    }
}
