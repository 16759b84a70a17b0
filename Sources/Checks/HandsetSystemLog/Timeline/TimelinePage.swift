import Handset

/// The timelines of logs as a page of HTML: one file that needs no other, and no scripts.
package struct TimelinePage {
    private var count = 0

    private static let style = """
        .events { list-style: none; padding: 0 } .events li { margin: .5rem 0 0 }
        .events pre { color: var(--quiet) }
        """

    package init() {}

    package func begin(to piece: (String) throws -> Void) throws {
        try HTMLText.write(to: piece) { html in
            HTMLPage.begin(title: "The phone's own log", style: Self.style, into: &html)
        }
    }

    /// Writes the section of each push of a log.
    ///
    /// - Parameters:
    ///   - entries: The pushes.
    ///   - source: The name of the log.
    ///   - redacts: True if nothing is written that an app or a person has named.
    ///   - piece: The function that takes the text.
    /// - Throws: The errors of the function.
    package mutating func write(
        _ entries: [TimelineEntry], of source: String, redacts: Bool,
        to piece: (String) throws -> Void
    ) throws {
        let redaction = redacts ? TimelineRedaction(entries) : nil
        let source = redacts ? "log" : source
        for entry in entries {
            count += 1
            try HTMLText.write(to: piece) { html in
                html.element(.section, ["id": "push-\(count)"]) { html in
                    writeHeading(of: entry, redaction, into: &html)
                    Self.writeVerdict(of: entry, in: source, into: &html)
                    html.element(.ol, ["class": "events"]) { html in
                        for event in entry.push.events {
                            Self.write(event, of: entry.push, in: source, redaction, into: &html)
                        }
                    }
                }
                html.endLine()
            }
        }
    }

    /// Writes the heading, which is shown at the top, and the end of the page.
    package func end(to piece: (String) throws -> Void) throws {
        try HTMLText.write(to: piece) { html in
            HTMLPage.writeHeading(
                "The phone's own log: \(count) push\(count == 1 ? "" : "es")", lines: [],
                into: &html)
            HTMLPage.end(into: &html)
        }
    }

    private func writeHeading(
        of entry: TimelineEntry, _ redaction: TimelineRedaction?, into html: inout HTMLText
    ) {
        let push = entry.push
        let app = push.bundle.map { redaction?.name(of: $0) ?? $0 }
        html.element(
            .h2, text: "Push \(count): \(app ?? "an app that the log does not name")")
        let keys = [
            push.request.map { "request \($0)" }, push.activity.map { "activity \($0)" },
            push.replacement.map { "replaced by activity \($0)" },
        ].compactMap(\.self)
        guard !keys.isEmpty else { return }
        html.element(.p, ["class": "quiet"], text: keys.joined(separator: ", "))
    }

    private static func writeVerdict(
        of entry: TimelineEntry, in source: String, into html: inout HTMLText
    ) {
        let verdict = entry.verdict
        let words = LogCauseWords(verdict.cause)
        html.element(.p) { html in
            html.element(
                .span, ["class": verdict.fault == .nobody ? "chip good" : "chip bad"],
                text: verdict.stage.words)
            html.write(" \(words.words): ")
            html.element(.code, text: verdict.cause.rawValue)
            if let event = verdict.event { html.write(" (\(source):\(event.line))") }
        }
        html.element(.p, text: "Whose doing: \(verdict.fault.words).")
        html.element(.p, text: "What to do: \(words.remedy).")
        for note in entry.notes {
            html.element(.p, ["class": "quiet"], text: "Not known: \(note.words).")
        }
    }

    private static func write(
        _ event: LoggedEvent, of push: LoggedPush, in source: String,
        _ redaction: TimelineRedaction?, into html: inout HTMLText
    ) {
        html.element(.li) { html in
            let process = redaction?.process(of: event) ?? event.process
            let place = [event.time?.text, process.isEmpty ? nil : process].compactMap(\.self)
            html.element(.span, ["class": "quiet"], text: place.joined(separator: " "))
            html.write(" \(StageWords(event, of: push, redacts: redaction != nil).text)")
            let code = event.form.map { " [\($0.code)]" } ?? ""
            let text = redaction?.text(of: event) ?? event.text
            html.element(.pre, text: "\(source):\(event.line)\(code): \(text)")
        }
        html.endLine()
    }
}
