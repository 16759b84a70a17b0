/// What became of a payload, as one line of JSON.
///
/// The members and their order are promised to those who read them: a later version may add members,
/// and changes none. `routes` is empty where no session was found; `range` is in UTF-16 units of the
/// printed text; `handler` is missing where the handler has not returned yet, and its `status` is
/// `done`, `failed` or `timed-out`, the latter two with a `reason`.
///
/// ```json
/// {"source":"stdin","number":1,"line":1,"bytes":30,"routes":[{"key":"aps","rule":"app",
/// "session":"1","range":{"location":16,"length":1},
/// "url":"http://URLHERE.cloudapp.net/Session/Lookup?session=1",
/// "javascript":"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");",
/// "handler":{"status":"done"}}]}
/// ```
public struct PayloadRecord: Sendable {
    private let origin: PayloadOrigin
    private let routes: [JSONText]

    /// Creates the record of a payload and what became of its routes.
    public init(origin: PayloadOrigin, outcomes: [SessionOutcome]) {
        self.origin = origin
        routes = outcomes.map { Self.json(of: $0.route, result: $0.result) }
    }

    /// Creates the record of a payload for the handler of one of its routes.
    public init(_ route: SessionRoute) {
        origin = route.origin
        routes = [Self.json(of: route, result: nil)]
    }

    /// The line of JSON in UTF-8, without a newline.
    public var json: [UInt8] {
        JSONText.object([
            ("source", .string(origin.source)),
            ("number", .integer(origin.number)),
            ("line", .integer(origin.line)),
            ("bytes", .integer(origin.byteCount)),
            ("routes", .array(routes)),
        ]).bytes
    }

    private static func json(
        of route: SessionRoute, result: SessionOutcome.Result?
    ) -> JSONText {
        let range = JSONText.object([
            ("location", .integer(route.match.range.lowerBound)),
            ("length", .integer(route.match.range.count)),
        ])
        return .object(
            [
                ("key", .string(route.match.key)),
                ("rule", .string(route.match.rule)),
                ("session", .string(route.match.session)),
                ("range", range),
                ("url", .string(route.lookup.url)),
                ("javascript", .string(route.lookup.javaScript)),
            ] + (result.map { [("handler", json(of: $0))] } ?? []))
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
