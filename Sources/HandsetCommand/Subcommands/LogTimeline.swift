import Handset
import HandsetSystemLog

/// Writes the timelines of the pushes in logs, for `handset read --timeline`.
struct LogTimeline {
    let isJSON: Bool
    let redacts: Bool

    func write(_ input: LogInput, _ verdict: inout Verdict) throws {
        let streams = input.streams
        try input.forEachSource(counting: "pushes", &verdict) { source, verdict, progress in
            guard let log = try SystemLogInput(source, streams).read(&verdict, progress) else {
                return
            }
            let entries = TimelineEntry.all(of: log)
            progress?.advance(by: entries.count, 0)
            let name = SourceExcerpt.shown(source.name)
            if entries.isEmpty {
                try streams.note(
                    "handset: \(name): no line of iOS's own about a push; capture all processes of the phone"
                )
            }
            if log.reading.omittedCount > 0 {
                try streams.note(
                    "handset: \(name): \(log.reading.omittedCount) lines about pushes are left out, since there are "
                        + "too many; give the part of the log that matters")
            }
            guard isJSON else {
                let text = TimelineText(entries, of: name, redacts: redacts).text
                return try streams.output.write(Array(text.utf8))
            }
            let redaction = redacts ? TimelineRedaction(entries) : nil
            for entry in entries {
                let record = TimelineRecord(entry, of: source.name, redaction: redaction)
                try streams.output.write(record.json.bytes, terminator: UInt8(ascii: "\n"))
            }
        }
    }
}
