/// Gives each session that the rules find to a handler.
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

    /// The rules that find sessions.
    public var rules: SessionRules {
        didSet { scan = SessionScan(rules) }
    }
    /// What is done with each session whose rule names no handler.
    public var handler: any SessionHandler
    /// The handlers that rules may name.
    public var handlers: [String: any SessionHandler]

    /// Whether handlers are waited for no longer than a limit.
    public var limitsTime: Bool { limit != nil }

    private let limit: HandlerTimeLimit?
    /// The search of payloads for the rules' sessions.
    private(set) var scan: SessionScan

    /// Creates a router.
    ///
    /// - Parameters:
    ///   - rules: The rules that find sessions; the app's by default.
    ///   - handler: What is done with each session whose rule names no handler.
    ///   - handlers: The handlers that rules may name, by their names.
    ///   - timeLimit: How long the handler may take for one route. If `nil`, it is waited for as long
    ///     as it takes, which is right only for a handler that cannot hang.
    ///   - clock: The clock that the limit is measured with.
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

    /// The same router with expressions of its own, for another thread.
    ///
    /// NSRegularExpression can be used on several threads at once, but then copies itself for each
    /// search.
    package var withOwnExpressions: SessionRouter {
        var router = self
        for index in router.rules.rules.indices {
            if case .text(let pattern) = router.rules.rules[index].source {
                router.rules.rules[index].source = .text(pattern.withOwnExpression)
            }
        }
        return router
    }

    /// What the router sees on its way through a payload.
    public enum Step {
        /// What Darwin prints for the value of a top-level key.
        case printed(key: String, text: String)
        /// A session that a rule has found in it.
        case found(SessionRoute)
    }

    /// Prints each top-level value of a payload, in payload order, and applies the rules to it.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - observe: Is told of each step as it is made. If `nil`, nobody is.
    /// - Returns: A route for every key whose value has a session; with ``SessionRules/Routing/all``
    ///   one for every rule that finds one there.
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern comes to no end.
    public func routes(
        in payload: Payload, observe: ((Step) -> Void)? = nil
    ) throws(SessionSearchError) -> [SessionRoute] {
        try routes(in: payload, printer: ValuePrinter(), observe: observe)
    }

    /// Does the same with a printer that is used again.
    func routes(
        in payload: Payload, printer: ValuePrinter, observe: ((Step) -> Void)?
    ) throws(SessionSearchError) -> [SessionRoute] {
        var routes: [SessionRoute] = []
        try scan.run(on: payload.tree, printer: printer) { key in
            observe?(.printed(key: String(decoding: key, as: UTF8.self), text: printer.text))
        } found: { finding, key, search in
            let route = SessionRoute(
                of: finding, at: key, by: search.rule, printedBy: printer, from: payload.origin)
            observe?(.found(route))
            routes.append(route)
        }
        return routes
    }

    /// Gives a route to the handler that its rule names, or to the router's own.
    ///
    /// - Returns: What became of it. A handler that throws, is not done in time, or is not there, is a
    ///   result and no error.
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
