/// Finds the sessions of payloads by rules, and gives each to a handler.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"42"},"more":{"session":"43"}}"#)
/// let router = SessionRouter(handler: ClosureHandler { route in print(route.lookup.url) })
/// for route in try router.routes(in: payload) { _ = await router.deliver(route) }
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=42
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=43
/// ```
public struct SessionRouter: Sendable {
    /// The default time limit of a handler for one route: 30 seconds.
    public static let defaultTimeLimit = Duration.seconds(30)

    /// The rules that find sessions.
    public var rules: SessionRules {
        didSet { scan = SessionScan(rules) }
    }
    /// The handler of each session whose rule does not name one.
    public var handler: any SessionHandler
    /// The handlers that rules may name, by their names.
    public var handlers: [String: any SessionHandler]

    /// True if there is a time limit for handlers.
    public var limitsTime: Bool { limit != nil }

    private let limit: HandlerTimeLimit?
    private(set) var scan: SessionScan

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - rules: The rules that find sessions; the app's by default.
    ///   - handler: The handler of each session whose rule does not name one.
    ///   - handlers: The handlers that rules may name, by their names.
    ///   - timeLimit: The longest time that a handler may take for one route; 30 seconds by default. If
    ///     `nil`, there is no limit, which is right only for a handler that cannot hang.
    ///   - clock: The clock that measures the limit.
    public init(
        rules: SessionRules = .app, handler: any SessionHandler,
        handlers: [String: any SessionHandler] = [:],
        timeLimit: Duration? = SessionRouter.defaultTimeLimit,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.rules = rules
        self.scan = SessionScan(rules)
        self.handler = handler
        self.handlers = handlers
        self.limit = timeLimit.map { HandlerTimeLimit(duration: $0, clock: clock) }
    }

    /// Returns the same router after a response of the user, which its rules can read.
    func answered(by response: RuleResponse?) -> SessionRouter {
        guard scan.readsResponse else { return self }
        let answered = rules.answered(by: response)
        // An assignment prepares all searches again.
        if answered == rules { return self }
        var router = self
        router.rules = answered
        return router
    }

    /// The same router with expressions of its own, for another thread.
    ///
    /// An NSRegularExpression that several threads use at once copies itself for each search.
    package var withOwnExpressions: SessionRouter {
        var router = self
        for index in router.rules.rules.indices {
            if case .text(let pattern) = router.rules.rules[index].source {
                router.rules.rules[index].source = .text(pattern.withOwnExpression)
            }
        }
        return router
    }

    /// A step on the way through a payload.
    public enum Step {
        /// The value of a top-level key was printed.
        case printed(key: String, text: String)
        /// A rule has found a session in it.
        case found(SessionRoute)
    }

    /// Prints each top-level value of a payload, in payload order, and applies the rules to it.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - observe: Receives each step as it is made; `nil` by default.
    /// - Returns: One route for each key whose value has a session; with ``SessionRules/Routing/all``, one
    ///   for each rule that finds a session there.
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern does not finish.
    public func routes(
        in payload: Payload, observe: ((Step) -> Void)? = nil
    ) throws(SessionSearchError) -> [SessionRoute] {
        var printer = ValuePrinter()
        var routes: [SessionRoute] = []
        try scan.run(on: payload.tree, printer: &printer) { key, printer in
            observe?(.printed(key: String(decoding: key, as: UTF8.self), text: printer.text))
        } found: { finding, key, search, printer in
            let route = SessionRoute(
                of: finding, at: key, by: search.rule, printedBy: &printer, from: payload.origin)
            observe?(.found(route))
            routes.append(route)
        }
        return routes
    }

    /// Gives a route to the handler that its rule names, or to the router's own.
    ///
    /// - Returns: The outcome, which also tells of a handler that throws, is late, or does not exist.
    public func deliver(_ route: SessionRoute) async -> SessionOutcome {
        guard let handler = route.handler.map({ handlers[$0] }) ?? handler else {
            return SessionOutcome(
                route: route,
                result: .failed(reason: "there is no handler called \(route.handler ?? "")"))
        }
        let result =
            if let limit {
                await limit.run { try await handler.handle(route) }
            } else {
                await SessionOutcome.Result(of: { try await handler.handle(route) })
            }
        return SessionOutcome(route: route, result: result)
    }
}
