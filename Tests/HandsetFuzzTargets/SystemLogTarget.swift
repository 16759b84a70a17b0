internal import Handset
package import HandsetFixtures
internal import HandsetSystemLog
internal import HandsetTestSupport

/// The phone's own log is read the same in whatever pieces it arrives, and tells no more lines than it has.
package enum SystemLogTarget {
    private static let partByteCount = 16 << 10
    /// The growth for four times the bytes: four where it follows them, sixteen where it follows their square.
    private static let largestGrowth = 8

    package static func check(_ bytes: [UInt8], using generator: inout FixtureGenerator) throws {
        let whole = SystemLog(bytes: bytes)
        let largest = Int.random(in: 1...64, using: &generator)
        var sizes = generator
        var rest = bytes[...]
        let pieces = try SystemLog { buffer in
            let count = max(1, min(Int.random(in: 1...largest, using: &sizes), buffer.count))
            let piece = rest.prefix(count)
            buffer.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
        try requireEqual(
            text(of: pieces), text(of: whole), "what was read in pieces of up to \(largest)")
        let lineCount = bytes.count { $0 == 10 } + 1
        for push in whole.pushes {
            for event in push.events {
                try require(
                    (1...lineCount).contains(event.line), "a line \(event.line) of \(lineCount)")
            }
        }
        for question in PushQuestion.allCases {
            _ = TimelineEntry.all(of: whole, asking: [question]).map(\.verdict.cause)
        }
        // One in 32, since it takes its time.
        guard !bytes.isEmpty, bytes.reduce(0, ^) & 31 == 0 else { return }
        let work = [partByteCount, 4 * partByteCount].map { byteCount in
            workByteCount(
                of: Array(repeatElement(bytes, count: byteCount / bytes.count + 1).joined()))
        }
        try require(
            work[1] <= largestGrowth * work[0] + 4 * partByteCount,
            "four times the log takes \(work[1]) looks at a byte instead of \(work[0])")
    }

    private static func text(of log: SystemLog) -> String {
        let entries = TimelineEntry.all(of: log)
        let records = entries.map {
            String(decoding: TimelineRecord($0, of: "log").json.bytes, as: UTF8.self)
        }
        return TimelineText(entries, of: "log").text + records.joined(separator: "\n")
            + TimelineText(entries, of: "log", redacts: true).text
    }

    /// Returns the number of bytes that the reader looks at, each as often as it does.
    package static func workByteCount(of bytes: [UInt8], wholeByteCount: Int = 4 << 20) -> Int {
        let reader = SystemLogReader(bytes: bytes, wholeByteCount: wholeByteCount)
        return (try? reader.readAll().workByteCount) ?? 0
    }
}
