package import Handset

extension PageNotification {
    /// The number of characters of a text in an event; the whole text is in the notification itself.
    private static let eventTextLimit = 120

    var json: JSONText { .object(members + [("record", .json(record))]) }

    /// The members with all that came and that has happened, but for what can be worked out of it.
    var wholeMembers: [(key: String, value: JSONText)] {
        members + [
            ("record", .json(record)), ("headers", .array(headers.map(\.json))),
        ] + (answer.map { [("answer", $0.json)] } ?? []) + [("payload", payloadJSON)] + story
            + (testCase.map { [("case", $0.told)] } ?? [])
            + (message.map { [("message", Self.json(ofBytes: $0))] } ?? [])
    }

    /// The payload as it came: its text, or base64 if it is not UTF-8; and the object that it is, if it is one.
    var payloadJSON: JSONText { Self.json(ofBytes: payload) }

    private static func json(ofBytes payload: [UInt8]) -> JSONText {
        let content: (key: String, value: JSONText) =
            String(validating: payload, as: UTF8.self).map { ("text", .string($0)) }
            ?? ("base64", .string(payload.base64Text))
        let object = Payload.line(of: payload).map { [("json", JSONText.json($0))] } ?? []
        return .object([("bytes", .integer(payload.count)), content] + object)
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
            [("number", .integer(number)), ("time", .string(PageTime.text(time)))]
            + self.members(of: sessions.prefix(Self.listedSessionLimit), cut: Self.listed)
            + countsOfSteps
            + (hasLargeRecord ? [] : [("record", .json(record))])
        return .object(members + [("cut", .boolean(true))])
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
    var members: [(key: String, value: JSONText)] {
        [("number", .integer(number)), ("time", .string(PageTime.text(time)))] + membersOfContent
            + countsOfSteps
    }

    /// The members that tell of its content, and of its fate.
    var membersOfContent: [(key: String, value: JSONText)] {
        members(of: sessions) { $0 }
    }

    private func members(
        of sessions: some Sequence<String>, cut: (String) -> String
    ) -> [(key: String, value: JSONText)] {
        [("fate", fate.json)] + reasonMember
            + texts(cut)
            + [("sessions", .texts(sessions.map(cut)))]
            + [("hazardCount", .integer(hazardCount))] + findings
    }

    private var reasonMember: [(key: String, value: JSONText)] {
        reason.map { [("reason", FateWords($0).json)] } ?? []
    }

    /// The members that only some notifications have.
    private var findings: [(key: String, value: JSONText)] {
        (problem.map { [("problem", .string($0.rawValue))] } ?? [])
            + (isRecorded ? [("isRecorded", .boolean(true))] : [])
            + (note.map { [("note", .string(String($0.prefix(Self.eventTextLimit))))] } ?? [])
    }

    /// The device and the app to which it was sent, which the record of a refused payload does not name.
    var addressMembers: [(key: String, value: JSONText)] {
        (token.isEmpty ? [] : [("token", .string(token))])
            + (topic.map { [("topic", .string($0))] } ?? [])
    }

    private var countsOfSteps: [(key: String, value: JSONText)] {
        [
            ("callbackCount", .integer(callbackCount)),
            ("statementCount", .integer(statements.count)),
        ]
    }

    /// The members that tell what has become of it at the phone.
    var story: [(key: String, value: JSONText)] {
        [
            ("history", .array(history.map { $0.json(after: time) })),
            (
                "statements",
                .array(zip(statements, 1...).map { .object($0.members($1)) })
            ),
        ]
            + (opened.isEmpty
                ? []
                : [("opened", .array(zip(opened, 1...).map { .object($0.members($1)) }))])
    }

    /// The data of the event of a statement; the statements are numbered from 1, and so are the launches of the app.
    package func event(ofStatement index: Int, in launch: Int) -> JSONText {
        .object(
            [("number", .integer(number)), ("launch", .integer(launch))]
                + (topic.map { [("topic", .string($0))] } ?? [])
                + statements[index - 1].members(index))
    }

    /// The data of the event of something that the app's own code has opened; they are numbered from 1.
    package func event(ofOpened index: Int) -> JSONText {
        .object([("number", .integer(number))] + opened[index - 1].members(index))
    }

    /// The data of the event of its arrival: a summary whose texts are cut.
    var event: JSONText {
        .object(
            [
                ("number", .integer(number)), ("time", .string(PageTime.text(time))),
                ("fate", fate.json),
            ] + reasonMember
                + texts { String($0.prefix(Self.eventTextLimit)) }
                + ((sessions.first ?? opened.first.map { "\($0.effect)" }).map {
                    [("session", .string(String($0.prefix(Self.eventTextLimit))))]
                } ?? [])
                + [
                    ("sessionCount", .integer(sessions.count)),
                    ("hazardCount", .integer(hazardCount)),
                ] + (token.isEmpty ? [] : [("token", .string(token))]) + findings + countsOfSteps)
    }

    private func texts(_ cut: (String) -> String) -> [(key: String, value: JSONText)] {
        [
            ("title", alert.title), ("subtitle", alert.subtitle), ("body", alert.body),
            ("textKey", textKey ?? ""), ("kind", kind?.rawValue ?? ""),
        ]
        .filter { !$0.1.isEmpty }
        .map { ($0.0, .string(cut($0.1))) }
    }
}
