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
        var members: [(key: String, value: JSONText)] = [("source", .string(source))]
        if let bundle = push.bundle {
            members.append(("app", .string(redaction?.name(of: bundle) ?? bundle)))
        }
        if let request = push.request { members.append(("request", .string(request))) }
        if let activity = push.activity { members.append(("activity", .string(activity))) }
        if let newer = push.replacement { members.append(("replacedBy", .string(newer))) }
        if push.boot > 0 { members.append(("restarts", .integer(push.boot))) }
        if let sent = push.sentAt { members.append(("sentAt", .integer(sent))) }
        members.append(("lines", .array(push.events.map(line))))
        let verdict = entry.verdict
        let words = LogCauseWords(verdict.cause)
        var judged: [(key: String, value: JSONText)] = [
            ("stage", .string(verdict.stage.rawValue)), ("fault", .string(verdict.fault.rawValue)),
            ("cause", .string(verdict.cause.rawValue)), ("words", .string(words.words)),
            ("remedy", .string(words.remedy)), ("confidence", .string(verdict.confidence.rawValue)),
        ]
        if let event = verdict.event { judged.append(("line", .integer(event.line))) }
        members.append(("verdict", .object(judged)))
        members.append(
            (
                "unknown",
                .array(
                    entry.notes.map {
                        .object([("code", .string($0.rawValue)), ("words", .string($0.words))])
                    })
            ))
        return .object(members)
    }

    private func line(_ event: LoggedEvent) -> JSONText {
        var members: [(key: String, value: JSONText)] = [("line", .integer(event.line))]
        if let time = event.time { members.append(("time", .string(time.text))) }
        let process = redaction?.process(of: event) ?? event.process
        if !process.isEmpty { members.append(("process", .string(process))) }
        if let form = event.form {
            members += [
                ("form", .string(form.code)), ("confidence", .string(form.confidence.rawValue)),
            ]
        }
        members += [
            ("stage", .string(event.stage.rawValue)),
            ("words", .string(StageWords(event, of: entry.push, redacts: redaction != nil).text)),
            ("text", .string(redaction?.text(of: event) ?? event.text)),
        ]
        return .object(members)
    }
}
