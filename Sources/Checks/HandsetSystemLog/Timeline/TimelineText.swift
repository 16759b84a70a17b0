import Handset

/// The timeline of a log as text.
package struct TimelineText {
    private let entries: [TimelineEntry]
    private let source: String
    private let redaction: TimelineRedaction?

    package init(_ entries: [TimelineEntry], of source: String, redacts: Bool = false) {
        self.entries = entries
        self.source = redacts ? "log" : source
        redaction = redacts ? TimelineRedaction(entries) : nil
    }

    /// The text with a newline after each line.
    package var text: String {
        entries.enumerated().map { text(of: $1, number: $0 + 1) }.joined(separator: "\n")
    }

    private func text(of entry: TimelineEntry, number: Int) -> String {
        let push = entry.push
        let app =
            push.bundle.map { redaction?.name(of: $0) ?? $0 } ?? "an app that the log does not name"
        var lines = ["push \(number): \(SourceExcerpt.shown(app))"]
        if let request = push.request { lines[0] += ", request \(request)" }
        if let activity = push.activity { lines[0] += ", activity \(activity)" }
        for event in push.events {
            let time = event.time?.text ?? "-"
            let process = redaction?.process(of: event) ?? event.process
            let words = StageWords(event, of: push, redacts: redaction != nil).text
            lines.append(
                "  \(time)  \(SourceExcerpt.shown(process.isEmpty ? "-" : process))  \(SourceExcerpt.shown(words))"
            )
            let line = redaction?.text(of: event) ?? event.text
            let code = event.form.map { " [\($0.code)]" } ?? ""
            lines.append("      \(source):\(event.line)\(code): \(SourceExcerpt.shown(line))")
        }
        let verdict = entry.verdict
        let words = LogCauseWords(verdict.cause)
        lines.append(
            "  The last stage: \(verdict.stage.words). Whose doing: \(verdict.fault.words).")
        lines.append(
            "  Why: \(words.words): \(verdict.cause.rawValue)"
                + (verdict.event.map { " (\(source):\($0.line))" } ?? ""))
        lines.append("  What to do: \(words.remedy).")
        for note in entry.notes { lines.append("  Not known: \(note.words).") }
        return lines.map { $0 + "\n" }.joined()
    }
}
