/// The result of a payload, as one line of JSON.
///
/// The members and their order are stable: a later version may add members, but changes none.
///
/// - `source`, `number`, `line` and `bytes`: the source of the payload and its size.
/// - `kept`: the members that were kept of the record in which the payload came; missing if none were asked
///   for.
/// - `routes`: the sessions; empty if no session was found. `range` is the range of the session and `match` the
///   range of the whole match, in UTF-16 units of the searched text: the printed text of the
///   top-level value or, with a `keyPath`, the text of the value at its end. `handler` is missing until
///   the handler returns. Its `status` is `done`, `failed` or `timed-out`; the last two have a `reason`.
/// - `hazards`: the hazards of the payload.
/// - `webView`: the results of the web view that has evaluated the statements, in the order of the calls; missing without
///   `--web-view`.
/// - `moreHazards`: the number of further hazards, beyond the largest number that a record shows; missing
///   if there are none.
/// - `callbacks`: Apple's selectors, in the order of the calls.
/// - `log`: the messages of the system; missing if there are none.
/// - `fate`: the fate of the sessions, with its `code` and its `words` (``Fate``).
/// - `reason`: present if the app looked for a session in no callback, with its `code` and its `words`
///   (``Reason``).
/// - `unopened`: the sessions that the app did not open; missing if there are none.
/// - `serviceExtension`: present if the app has a service extension. Its `status` is `changed`, with the
///   `userInfo` that the app gets, or `original`, with the `reason`; with `suppressed` nothing is shown.
///   `title`, `subtitle` and `body` are the text that is shown after a change.
/// - `shown`: what the system shows and plays, if the app is described by an app file, by `--app`, or by an
///   option that only apps of today need. `alert` tells whether the alert is shown, with its `title`, `subtitle`
///   and `body`. `place` is missing for the screen; otherwise `notification-center` or `summary`.
/// - `response`: the user's response as the app gets it, where `shown` is present: its `actionIdentifier`, and
///   the `userText` of a button that takes one.
/// - `notification`: present if a gateway received the payload. It has the `token`, the `topic` and the
///   `id` (`apns-id`) if they are known, the `protocol` (`http2` or `binary`), the `identifier` of the
///   binary protocol, and the `answer`. Its `status` is `accepted`, `stored`, `lost`, `rejected`,
///   `dropped` or `unanswered`.
/// - `payload`: the payload as it was sent, an object; present if a gateway received it, or the page was given it,
///   and it is a JSON object.
///
/// If the payload did not reach the device, only the source, `notification` and `payload` are present.
///
/// ```json
/// {"source":"stdin","number":1,"line":1,"bytes":30,"routes":[{"key":"aps","rule":"app",
/// "session":"1","range":{"location":16,"length":1},
/// "url":"http://URLHERE.cloudapp.net/Session/Lookup?session=1",
/// "javascript":"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");",
/// "match":{"location":6,"length":12},"handler":{"status":"done"}}],"hazards":[],
/// "callbacks":["application:didReceiveRemoteNotification:"],"fate":{"code":"routed","words":"opened"}}
/// ```
package struct PayloadRecord: Sendable {
    private let origin: PayloadOrigin
    private let members: JSONMembers

    /// The parts are made while the record is written.
    ///
    /// Hazards beyond the maximum are only counted. If `showsScenario`, the record has what was shown, and
    /// the user's response. `showsPayload` is for payloads that no notification has brought.
    package init(
        _ reception: Reception, _ hazards: PayloadHazards, maximumHazardCount: Int,
        showsScenario: Bool, showsPayload: Bool = false, notification: NotificationRecord? = nil
    ) {
        origin = reception.payload.origin
        let (outcomes, plan) = (reception.outcomes, reception.plan)
        let routes = JSONText.elements { write in
            for outcome in outcomes {
                try write(Self.json(of: outcome.route, result: outcome.result))
            }
        }
        var members: JSONMembers = ["routes": routes]
        members += Self.members(of: hazards, maximumHazardCount) + hazards.reports.members
        members += Self.members(of: plan) + Self.members(of: reception)
        members.append("serviceExtension", reception.serviceExtension?.json)
        if showsScenario {
            members += plan.members(showing: UserNotificationContent(reception.payload))
        }
        if let notification {
            members += notification.members
        } else if showsPayload {
            members.append("payload", .json(reception.payload.json))
        }
        self.members = members
    }

    /// Creates the record of a payload that a gateway received and that did not reach the device.
    package init(origin: PayloadOrigin, notification: NotificationRecord) {
        self.origin = origin
        members = notification.members
    }

    /// Creates the record of a payload for the handler of one of its routes, the only one in the record.
    package init(_ route: SessionRoute) {
        origin = route.origin
        members = ["routes": .array([Self.json(of: route, result: nil)])]
    }

    /// The parts are made while the record is written: the searched texts (`values`), the `routes`, the
    /// `misses` if no session was found, and the `hazards`; those beyond the maximum are counted.
    package init(
        _ explanation: PayloadExplanation,
        maximumHazardCount: Int = PayloadHazards.defaultMaximumCount,
        restingOn claims: [ClaimName]? = nil
    ) {
        origin = explanation.found.payload.origin
        let (found, hazards) = (explanation.found, explanation.hazards)
        members =
            [
                "values": .elements { write in
                    try found.forEachValue { key, text, _ in
                        try write(.object(["key": .string(key), "text": .string(text)]))
                    }
                },
                "routes": .elements { write in
                    try found.forEachRoute { route in
                        try write(Self.json(of: route, result: nil))
                        return true
                    }
                }, "misses": .array(hazards.misses.map(\.json)),
            ] + Self.members(of: hazards, maximumHazardCount) + hazards.reports.members
            + ["claims": claims.map { .texts($0.map(\.rawValue)) }]
    }

    /// Returns the members that tell what happens at the device.
    static func members(of plan: ScenarioPlan) -> JSONMembers {
        [
            "callbacks": .array(plan.callbacks.map { .string($0.selector.rawValue) }),
            "log": plan.systemMessages.isEmpty
                ? nil : .array(plan.systemMessages.map { .string($0.description) }),
        ]
    }

    /// Returns the members that tell the fate, and the sessions that are not opened.
    private static func members(of reception: Reception) -> JSONMembers {
        [
            "fate": FateWords(reception.fate).json,
            "reason": reception.reason.map { FateWords($0).json },
            "unopened": reception.unopened.map { json(of: $0) },
        ]
    }

    private static func json(of found: FoundSessions) -> JSONText {
        .elements { write in
            try found.forEachRoute { route in
                try write(.string(route.match.session))
                return true
            }
        }
    }

    private static func members(
        of hazards: PayloadHazards, _ maximumCount: Int
    ) -> JSONMembers {
        let more = hazards.count(beyond: maximumCount)
        return [
            "hazards": .elements { write in
                try hazards.forEach(upTo: maximumCount) { try write($0.json) }
            }, "moreHazards": more > 0 ? .integer(more) : nil,
        ]
    }

    package func write(
        terminator: UInt8 = UInt8(ascii: "\n"), to piece: ([UInt8]) throws -> Void
    ) throws {
        try JSONText.object(origin.members + members).write(terminator: terminator, to: piece)
    }

    /// The line of JSON in UTF-8, without a newline.
    package var json: [UInt8] {
        JSONText.object(origin.members + members).bytes
    }

    private static func json(
        of route: SessionRoute, result: SessionOutcome.Result?
    ) -> JSONText {
        .object([
            "key": .string(route.match.key), "rule": .string(route.match.rule),
            "session": .string(route.match.session), "range": .range(route.match.range),
            "url": .string(route.lookup.url), "javascript": .string(route.lookup.javaScript),
            "match": .range(route.match.wholeRange),
            "keyPath": route.match.keyPath.map { .texts($0.keys) },
            "handler": result.map { json(of: $0) },
        ])
    }

    private static func json(of result: SessionOutcome.Result) -> JSONText {
        let status =
            switch result {
            case .done: "done"
            case .failed: "failed"
            case .timedOut: "timed-out"
            }
        return .object([
            "status": .string(status), "reason": result.failureReason.map { .string($0) },
        ])
    }
}
