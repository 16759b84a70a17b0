/// Gives each session that a rule finds to a handler.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"42"},"more":{"session":"43"}}"#)
/// let router = SessionRouter(handler: ClosureHandler { route in print(route.lookup.url) })
/// for route in try router.routes(in: payload) { _ = await router.deliver(route) }
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=42
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=43
/// ```
public struct SessionRouter: Sendable {
    /// The time that a handler has for one route unless the caller says otherwise: 30 seconds.
    public static let defaultTimeLimit = Duration.seconds(30)

    /// The rule that finds sessions.
    public var rule: SessionRule
    /// What the lookup URLs are made of.
    public var lookupURL: LookupURLTemplate
    /// What is done with each session.
    public var handler: any SessionHandler

    private let limit: HandlerTimeLimit?

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - rule: The rule that finds sessions; the app's by default.
    ///   - lookupURL: What the lookup URLs are made of; the app's by default.
    ///   - handler: What is done with each session.
    ///   - timeLimit: How long the handler may take for one route. If `nil`, it is waited for as long
    ///     as it takes, which is right only for a handler that cannot hang.
    ///   - clock: The clock that the limit is measured with.
    public init(
        rule: SessionRule = .app, lookupURL: LookupURLTemplate = .app,
        handler: any SessionHandler,
        timeLimit: Duration? = SessionRouter.defaultTimeLimit,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.rule = rule
        self.lookupURL = lookupURL
        self.handler = handler
        self.limit = timeLimit.map { HandlerTimeLimit(duration: $0, clock: clock) }
    }

    /// What the router sees on its way through a payload.
    public enum Step {
        /// What Darwin prints for the value of a top-level key.
        case printed(key: String, text: String)
        /// The session that the rule has found in it.
        case found(SessionRoute)
    }

    /// Prints each top-level value of a payload, in payload order, and applies the rule to its text.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - observe: Is told of each step as it is made.
    /// - Returns: A route for every key whose value has a session.
    /// - Throws: ``DescriptionTooLong`` if the text of a value is too long for ``DescriptionWriter``.
    public func routes(
        in payload: Payload, observe: (Step) -> Void = { _ in }
    ) throws(DescriptionTooLong) -> [SessionRoute] {
        var routes: [SessionRoute] = []
        var writer = DescriptionWriter()
        var bytes: [UInt8] = []
        for (key, value) in payload {
            bytes.removeAll(keepingCapacity: true)
            try writer.write(value, into: &bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            observe(.printed(key: key, text: text))
            guard let match = rule.firstMatch(in: text, key: key) else { continue }
            let route = SessionRoute(
                origin: payload.origin, match: match, lookup: lookupURL.lookup(of: match.session))
            observe(.found(route))
            routes.append(route)
        }
        return routes
    }

    /// Gives a route to the handler.
    ///
    /// - Returns: What became of it. A handler that throws, or is not done in time, is a result and no
    ///   error.
    public func deliver(_ route: SessionRoute) async -> SessionOutcome {
        let result =
            if let limit {
                await limit.run { [handler] in try await handler.handle(route) }
            } else {
                await SessionOutcome.Result(of: { try await handler.handle(route) })
            }
        return SessionOutcome(route: route, result: result)
    }
}
