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
        didSet { searches = rules.rules.map(RuleSearch.init) }
    }
    /// What is done with each session whose rule names no handler.
    public var handler: any SessionHandler
    /// The handlers that rules may name.
    public var handlers: [String: any SessionHandler]

    /// Whether handlers are waited for no longer than a limit.
    public var limitsTime: Bool { limit != nil }

    private let limit: HandlerTimeLimit?
    /// The searches of the rules.
    private var searches: [RuleSearch]

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
        self.searches = rules.rules.map(RuleSearch.init)
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
        try search(payload.tree, printer: printer) { key in
            observe?(.printed(key: String(decoding: key, as: UTF8.self), text: printer.text))
        } found: { finding, key, search in
            let route = search.route(of: finding, at: key, printedBy: printer, from: payload.origin)
            observe?(.found(route))
            routes.append(route)
        }
        return routes
    }

    /// Prints each top-level value of a payload, in payload order, and applies the rules to it.
    ///
    /// - Parameters:
    ///   - tree: The payload.
    ///   - json: The payload as it came, if values in which there can be no session need not be printed.
    ///   - printer: What prints the values.
    ///   - printed: Is given the key of each value that was printed.
    ///   - found: Is given each session whose rule has the payload.
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern comes to no end.
    @inline(__always)
    func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>? = nil, printer: ValuePrinter,
        printed: (UnsafeBufferPointer<UInt8>) -> Void,
        found: (SessionFinding, _ key: UnsafeBufferPointer<UInt8>, RuleSearch) -> Void
    ) throws(SessionSearchError) {
        defer { withExtendedLifetime(tree) {} }
        if searches.count == 1 {
            // The one rule is not copied, which would take as long as some of its searches.
            return try search(
                tree, of: json, with: searches[0], printer: printer, printed: printed, found: found)
        }
        let searches = try searchesThatRoute(tree, printer)
        for (key, value) in tree.root.members {
            try print(value, with: printer)
            printed(key)
            for search in searches {
                if let finding = try search.finding(at: key, printedBy: printer, in: tree) {
                    found(finding, key, search)
                }
            }
        }
    }

    @inline(__always)
    private func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>?, with search: RuleSearch,
        printer: ValuePrinter, printed: (UnsafeBufferPointer<UInt8>) -> Void,
        found: (SessionFinding, _ key: UnsafeBufferPointer<UInt8>, RuleSearch) -> Void
    ) throws(SessionSearchError) {
        var possibleCount = json.flatMap(search.largestFindingCount) ?? .max
        for (key, value) in tree.root.members {
            if possibleCount == 0 { return }
            try print(value, with: printer)
            printed(key)
            if let finding = try search.finding(at: key, printedBy: printer, in: tree) {
                found(finding, key, search)
                possibleCount -= 1
            }
        }
    }

    @inline(__always)
    private func print(
        _ value: PayloadNode, with printer: ValuePrinter
    ) throws(SessionSearchError) {
        do throws(DescriptionTooLong) {
            try printer.print(value)
        } catch {
            throw .textTooLong(error)
        }
    }

    /// The searches of the rules whose sessions count in a payload: all, or the first one that finds any.
    private func searchesThatRoute(
        _ tree: PayloadTree, _ printer: ValuePrinter
    ) throws(SessionSearchError) -> [RuleSearch] {
        guard rules.routing == .firstMatchWins, searches.count > 1 else { return searches }
        var candidates = searches[...]
        defer { withExtendedLifetime(tree) {} }
        // A rule behind the first one that has found a session need not be asked any more.
        for (key, value) in tree.root.members {
            try print(value, with: printer)
            for index in candidates.indices {
                guard try candidates[index].finding(at: key, printedBy: printer, in: tree) != nil
                else { continue }
                candidates = candidates[...index]
                break
            }
        }
        return Array(candidates.suffix(1))
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
