import Handset
import HandsetSystemLog

/// Writes the timelines of the pushes in logs, for `handset read --timeline`.
struct LogTimeline {
    private let format: Read.Format
    private let redacts: Bool

    init(_ format: Read.Format, redacts: Bool) {
        self.format = format
        self.redacts = redacts
    }

    func write(_ input: LogInput, _ verdict: inout Verdict) throws {
        let streams = input.streams
        var page = TimelinePage()
        if format == .html { try page.begin { try streams.output.write($0.utf8) } }
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
            switch format {
            case .payload:
                let text = TimelineText(entries, of: name, redacts: redacts).text
                try streams.output.write(Array(text.utf8))
            case .html:
                try page.write(entries, of: name, redacts: redacts) {
                    try streams.output.write($0.utf8)
                }
            case .json:
                let redaction = redacts ? TimelineRedaction(entries) : nil
                for entry in entries {
                    let record = TimelineRecord(entry, of: source.name, redaction: redaction)
                    try streams.output.write(record.json.bytes, terminator: UInt8(ascii: "\n"))
                }
            }
        }
        if format == .html { try page.end { try streams.output.write($0.utf8) } }
    }
}
