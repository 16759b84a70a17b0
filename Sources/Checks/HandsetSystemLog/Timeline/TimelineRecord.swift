package import Handset

/// The JSON record of a push of a log.
package struct TimelineRecord {
    private let entry: TimelineEntry
    private let source: String
    private let redaction: TimelineRedaction?

    package init(_ entry: TimelineEntry, of source: String, redaction: TimelineRedaction? = nil) {
        self.entry = entry
        self.source = redaction == nil ? source : "log"
        self.redaction = redaction
    }

    package var json: JSONText {
        let push = entry.push
        var members: JSONMembers = [
            "source": .string(source),
            "app": push.bundle.map { bundle in .string(redaction?.name(of: bundle) ?? bundle) },
            "request": push.request.map { .string($0) },
            "activity": push.activity.map { .string($0) },
            "replacedBy": push.replacement.map { .string($0) },
            "restarts": push.boot > 0 ? .integer(push.boot) : nil,
            "sentAt": push.sentAt.map { .integer($0) }, "lines": .array(push.events.map(line)),
        ]
        let verdict = entry.verdict
        let words = LogCauseWords(verdict.cause)
        let judged: JSONMembers = [
            "stage": .string(verdict.stage.rawValue), "fault": .string(verdict.fault.rawValue),
            "cause": .string(verdict.cause.rawValue), "words": .string(words.words),
            "remedy": .string(words.remedy), "confidence": .string(verdict.confidence.rawValue),
            "line": verdict.event.map { .integer($0.line) },
        ]
        members.append("verdict", .object(judged))
        members.append(
            "unknown",
            .array(
                entry.notes.map {
                    .object(["code": .string($0.rawValue), "words": .string($0.words)])
                }))
        return .object(members)
    }

    private func line(_ event: LoggedEvent) -> JSONText {
        var members: JSONMembers = [
            "line": .integer(event.line), "time": event.time.map { .string($0.text) },
        ]
        let process = redaction?.process(of: event) ?? event.process
        if !process.isEmpty { members.append("process", .string(process)) }
        if let form = event.form {
            members += [
                "form": .string(form.code), "confidence": .string(form.confidence.rawValue),
            ]
        }
        members += [
            "stage": .string(event.stage.rawValue),
            "words": .string(StageWords(event, of: entry.push, redacts: redaction != nil).text),
            "text": .string(redaction?.text(of: event) ?? event.text),
        ]
        return .object(members)
    }
}
