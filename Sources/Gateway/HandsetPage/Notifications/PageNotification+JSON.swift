package import Handset

extension PageNotification {
    /// The number of characters of a text in an event; the whole text is in the notification itself.
    private static let eventTextLimit = 120

    var json: JSONText { .object(members + ["record": .json(record)]) }

    /// The members with all that came and that has happened, but for what can be worked out of it.
    var wholeMembers: JSONMembers {
        members + [
            "record": .json(record), "headers": .array(headers.map(\.json)), "answer": answer?.json,
            "payload": payloadJSON,
        ] + story
            + ["case": testCase?.told, "message": message.map { Self.json(ofBytes: $0) }]
    }

    /// The payload as it came: its text, or base64 if it is not UTF-8; and the object that it is, if it is one.
    var payloadJSON: JSONText { Self.json(ofBytes: payload) }

    private static func json(ofBytes payload: [UInt8]) -> JSONText {
        let text = String(validating: payload, as: UTF8.self)
        return .object([
            "bytes": .integer(payload.count), "text": text.map { .string($0) },
            "base64": text == nil ? .string(payload.base64Text) : nil,
            "json": Payload.line(of: payload).map { .json($0) },
        ])
    }

    /// As an element of a list: long texts are cut, and of many sessions and of a large record is only said that
    /// they are there.
    var listed: JSONText {
        let hasLargeRecord = record.count > Self.listedRecordLimit
        let texts =
            [alert.title, alert.subtitle, alert.body] + sessions.prefix(Self.listedSessionLimit)
        let isCut =
            hasLargeRecord || sessions.count > Self.listedSessionLimit
            || texts.contains { $0.utf8.count > Self.listedTextLimit }
        guard isCut else { return json }
        let members =
            ["number": .integer(number), "time": .string(PageTime.text(time))]
            + self.members(of: sessions.prefix(Self.listedSessionLimit), cut: Self.listed)
            + countsOfSteps
            + ["record": hasLargeRecord ? nil : .json(record)]
        return .object(members + ["cut": .boolean(true)])
    }

    // The largest numbers of bytes of a text, of sessions, and of bytes of a record in a list.
    private static let listedTextLimit = 1_000
    private static let listedSessionLimit = 100
    private static let listedRecordLimit = 8 << 10

    /// Returns a text as a list has it: cut if it is long.
    package static func listed(_ text: String) -> String {
        text.utf8.count > listedTextLimit ? String(text.prefix(listedTextLimit)) : text
    }

    /// The members that all forms of a notification have, before its record.
    var members: JSONMembers {
        ["number": .integer(number), "time": .string(PageTime.text(time))] + membersOfContent
            + countsOfSteps
    }

    /// The members that tell of its content, and of its fate.
    var membersOfContent: JSONMembers {
        members(of: sessions) { $0 }
    }

    private func members(
        of sessions: some Sequence<String>, cut: (String) -> String
    ) -> JSONMembers {
        ["fate": fate.json, "reason": reasonJSON] + texts(cut)
            + ["sessions": .texts(sessions.map(cut)), "hazardCount": .integer(hazardCount)]
            + findings
    }

    private var reasonJSON: JSONText? { reason.map { FateWords($0).json } }

    /// The members that only some notifications have.
    private var findings: JSONMembers {
        [
            "problem": problem.map { .string($0.rawValue) },
            "isRecorded": isRecorded ? .boolean(true) : nil,
            "note": note.map { .string(String($0.prefix(Self.eventTextLimit))) },
        ]
    }

    /// The device and the app to which it was sent, which the record of a refused payload does not name.
    var addressMembers: JSONMembers {
        ["token": token.isEmpty ? nil : .string(token), "topic": topic.map { .string($0) }]
    }

    private var countsOfSteps: JSONMembers {
        ["callbackCount": .integer(callbackCount), "statementCount": .integer(statements.count)]
    }

    /// The members that tell what has become of it at the phone.
    var story: JSONMembers {
        [
            "history": .array(history.map { $0.json(after: time) }),
            "statements": .array(zip(statements, 1...).map { .object($0.members($1)) }),
            "opened": opened.isEmpty
                ? nil : .array(zip(opened, 1...).map { .object($0.members($1)) }),
        ]
    }

    /// The data of the event of a statement; the statements are numbered from 1, and so are the launches of the app.
    package func event(ofStatement index: Int, in launch: Int) -> JSONText {
        .object(
            [
                "number": .integer(number), "launch": .integer(launch),
                "topic": topic.map { .string($0) },
            ]
                + statements[index - 1].members(index))
    }

    /// The data of the event of something that the app's own code has opened; they are numbered from 1.
    package func event(ofOpened index: Int) -> JSONText {
        .object(["number": .integer(number)] + opened[index - 1].members(index))
    }

    /// The data of the event of its arrival: a summary whose texts are cut.
    var event: JSONText {
        .object(
            [
                "number": .integer(number), "time": .string(PageTime.text(time)), "fate": fate.json,
                "reason": reasonJSON,
            ]
                + texts { String($0.prefix(Self.eventTextLimit)) }
                + [
                    "session": (sessions.first ?? opened.first.map { "\($0.effect)" }).map {
                        .string(String($0.prefix(Self.eventTextLimit)))
                    }, "sessionCount": .integer(sessions.count),
                    "hazardCount": .integer(hazardCount),
                    "token": token.isEmpty ? nil : .string(token),
                ] + findings + countsOfSteps)
    }

    private func texts(_ cut: (String) -> String) -> JSONMembers {
        let texts = [
            ("title", alert.title), ("subtitle", alert.subtitle), ("body", alert.body),
            ("textKey", textKey ?? ""), ("kind", kind?.rawValue ?? ""),
        ]
        return JSONMembers(texts.map { ($0, $1.isEmpty ? nil : .string(cut($1))) })
    }
}
