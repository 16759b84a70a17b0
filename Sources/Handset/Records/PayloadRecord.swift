/// What became of a payload, as one line of JSON.
///
/// The members and their order are promised to those who read them: a later version may add members,
/// and changes none. `routes` is empty where no session was found; `range`, that of the session, and
/// `match`, that of all that the rule has matched, are in UTF-16 units of the text that was searched:
/// that of the top-level value, or, where `keyPath` is there, that of the value at its end; `handler` is missing where the handler has not returned yet, and its `status` is
/// `done`, `failed` or `timed-out`, the latter two with a `reason`. `callbacks` are Apple's selectors, in
/// the order of the calls; `log` is there where the system has logged something. `unopened` is there where the payload reached no callback in which the app
/// looks for a session: with the `sessions` that it would have found, the `reason`, and whether the
/// notification is still `waiting` on the screen. `notification` is there where a gateway has received the
/// payload: with the `token`, the `topic` and the `id` (`apns-id`) where they are known, the `protocol`
/// (`http2` or `binary`), the `identifier` of the latter, and the `answer`, whose `status` is `accepted`,
/// `stored`, `lost`, `rejected`, `dropped` or `unanswered`. Where the payload has not reached the device,
/// `routes` and all behind it are missing.
///
/// ```json
/// {"source":"stdin","number":1,"line":1,"bytes":30,"routes":[{"key":"aps","rule":"app",
/// "session":"1","range":{"location":16,"length":1},
/// "url":"http://URLHERE.cloudapp.net/Session/Lookup?session=1",
/// "javascript":"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");",
/// "match":{"location":6,"length":12},"handler":{"status":"done"}}],"hazards":[],
/// "callbacks":["application:didReceiveRemoteNotification:"]}
/// ```
public struct PayloadRecord: Sendable {
    private let origin: PayloadOrigin
    private let members: [(key: String, value: JSONText)]

    /// Creates the record of a payload that has arrived at a device.
    ///
    /// - Parameters:
    ///   - origin: Where the payload came from.
    ///   - outcomes: What became of its sessions.
    ///   - hazards: Its hazards.
    ///   - plan: What has happened at the device: its callbacks are named in order, and what the system
    ///     has logged, if anything.
    ///   - unopened: The sessions that reached no callback in which the app looks for them, or `nil`
    ///     if there are none.
    ///   - notification: The notification that has brought the payload to a gateway, or `nil` if it came
    ///     otherwise.
    public init(
        origin: PayloadOrigin, outcomes: [SessionOutcome], hazards: [Hazard],
        plan: DevicePlan, unopened: UnopenedSessions? = nil,
        notification: NotificationRecord? = nil
    ) {
        self.origin = origin
        members =
            [
                ("routes", .array(outcomes.map { Self.json(of: $0.route, result: $0.result) })),
                ("hazards", .array(hazards.map(\.json))),
                ("callbacks", .array(plan.callbacks.map { .string($0.selector.rawValue) })),
            ]
            + (plan.systemMessages.isEmpty
                ? []
                : [("log", .array(plan.systemMessages.map { .string($0.description) }))])
            + (unopened.map { [("unopened", $0.json)] } ?? [])
            + (notification.map { [$0.member] } ?? [])
    }

    /// Creates the record of a payload that a gateway has received, and that has not reached the device.
    public init(origin: PayloadOrigin, notification: NotificationRecord) {
        self.origin = origin
        members = [notification.member]
    }

    /// Creates the record of a payload for the handler of one of its routes.
    public init(_ route: SessionRoute) {
        origin = route.origin
        members = [("routes", .array([Self.json(of: route, result: nil)]))]
    }

    /// Creates the record of a payload that is explained: with the texts that were searched (`values`),
    /// the `routes`, what came nearest where there are none (`misses`), and the `hazards`.
    public init(_ explanation: SessionExplanation) {
        origin = explanation.origin
        members = [
            (
                "values",
                .array(
                    explanation.values.map {
                        .object([("key", .string($0.key)), ("text", .string($0.text))])
                    })
            ),
            ("routes", .array(explanation.routes.map { Self.json(of: $0, result: nil) })),
            ("misses", .array(explanation.misses.map(\.json))),
            ("hazards", .array(explanation.hazards.map(\.json))),
        ]
    }

    /// The line of JSON in UTF-8, without a newline.
    public var json: [UInt8] {
        JSONText.object(origin.members + members).bytes
    }

    private static func json(
        of route: SessionRoute, result: SessionOutcome.Result?
    ) -> JSONText {
        .object(
            [
                ("key", .string(route.match.key)),
                ("rule", .string(route.match.rule)),
                ("session", .string(route.match.session)),
                ("range", .range(route.match.range)),
                ("url", .string(route.lookup.url)),
                ("javascript", .string(route.lookup.javaScript)),
                ("match", .range(route.match.wholeRange)),
            ]
                + (route.match.keyPath.map {
                    [("keyPath", .array($0.keys.map { .string($0) }))]
                } ?? []) + (result.map { [("handler", json(of: $0))] } ?? []))
    }

    private static func json(of result: SessionOutcome.Result) -> JSONText {
        let status =
            switch result {
            case .done: "done"
            case .failed: "failed"
            case .timedOut: "timed-out"
            }
        return .object(
            [("status", .string(status))]
                + (result.failureReason.map { [("reason", .string($0))] } ?? []))
    }
}

extension PayloadOrigin {
    /// What a record says of where a payload came from.
    var members: [(key: String, value: JSONText)] {
        [
            ("source", .string(source)), ("number", .integer(number)), ("line", .integer(line)),
            ("bytes", .integer(byteCount)),
        ]
    }
}
