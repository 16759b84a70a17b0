/// The result of a payload, as one line of JSON.
///
/// The members and their order are stable: a later version may add members, but changes none.
///
/// - `source`, `number`, `line` and `bytes`: the source of the payload and its size.
/// - `routes`: the sessions; empty if no session was found. `range` is the range of the session and
///   `match` that of the whole match, in UTF-16 units of the searched text: the printed text of the
///   top-level value or, with a `keyPath`, the text of the value at its end. `handler` is missing until
///   the handler returns. Its `status` is `done`, `failed` or `timed-out`; the last two have a `reason`.
/// - `hazards`: the hazards of the payload.
/// - `callbacks`: Apple's selectors, in the order of the calls.
/// - `log`: the messages of the system; missing if there are none.
/// - `unopened`: present if the payload reached no callback in which the app looks for a session. It has
///   the `sessions` that the app would have found, the `reason`, and `waiting`, which tells whether the
///   notification is still on the screen.
/// - `notification`: present if a gateway received the payload. It has the `token`, the `topic` and the
///   `id` (`apns-id`) if they are known, the `protocol` (`http2` or `binary`), the `identifier` of the
///   binary protocol, and the `answer`. Its `status` is `accepted`, `stored`, `lost`, `rejected`,
///   `dropped` or `unanswered`.
///
/// If the payload did not reach the device, only the source and `notification` are present.
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
    ///   - origin: The source of the payload.
    ///   - outcomes: The outcomes of its sessions.
    ///   - hazards: Its hazards.
    ///   - plan: The callbacks and the system's messages at the device.
    ///   - unopened: The sessions that reached no callback in which the app looks for them. If `nil`,
    ///     there are none.
    ///   - notification: The notification that brought the payload to a gateway. If `nil`, it did not
    ///     arrive at a gateway.
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

    /// Creates the record of a payload that a gateway received and that did not reach the device.
    public init(origin: PayloadOrigin, notification: NotificationRecord) {
        self.origin = origin
        members = [notification.member]
    }

    /// Creates the record of a payload for the handler of one of its routes.
    ///
    /// - Parameter route: The route, the only one in the record.
    public init(_ route: SessionRoute) {
        origin = route.origin
        members = [("routes", .array([Self.json(of: route, result: nil)]))]
    }

    /// Creates the record of an explained payload.
    ///
    /// It has the searched texts (`values`), the `routes`, the `misses` if no session was found, and the
    /// `hazards`.
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
    /// The members of a record that name the source of a payload.
    var members: [(key: String, value: JSONText)] {
        [
            ("source", .string(source)), ("number", .integer(number)), ("line", .integer(line)),
            ("bytes", .integer(byteCount)),
        ]
    }
}
