/// An explanation of what the app does with a payload: the texts that the rules search, the sessions
/// that they find, and the hazards.
///
/// No handler runs.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"ab-12"}}"#)
/// let explanation = try SessionExplanation(of: payload)
/// print(explanation.routes.map(\.match.session), explanation.hazards.map(\.kind))
/// // ["\"ab-12\""] [quotes-captured, javascript-syntax-error]
/// ```
public struct SessionExplanation: Sendable {
    /// A top-level value as Darwin prints it.
    public struct Value: Hashable, Sendable {
        /// The top-level key.
        public var key: String
        /// The printed text, which the rules search.
        public var text: String
    }

    /// The source of the payload.
    public let origin: PayloadOrigin
    /// The top-level values in payload order.
    public let values: [Value]
    /// The sessions that the rules found, in the order in which the app opens them.
    public let routes: [SessionRoute]
    /// The miss of each rule if no rule found a session; otherwise empty.
    public let misses: [SessionMiss]
    /// The differences between what the app does and what the sender meant.
    public let hazards: [Hazard]

    /// Explains a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - rules: The rules; the app's by default.
    ///   - application: The app and its iOS version, on which some hazards depend; those of 2011 by
    ///     default.
    ///   - searcher: The search for near misses. Keep one for many payloads, since it compiles what it
    ///     needs only once.
    /// - Throws: ``SessionSearchError`` if the printed text of a value is too long for
    ///   ``DescriptionWriter``, or the search for a pattern does not end in time.
    public init(
        of payload: Payload, rules: SessionRules = .app,
        application: Application = Application(), searcher: MissSearcher = MissSearcher()
    ) throws(SessionSearchError) {
        let payload = payload.made(by: application.systemVersion)
        var values: [Value] = []
        let router = SessionRouter(rules: rules, handler: LookupHandler())
        let found = try FoundSessions(in: payload, by: router) { step in
            if case .printed(let key, let text) = step {
                values.append(Value(key: key, text: text))
            }
        }
        self.values = values
        origin = payload.origin
        routes = found.routes
        let hazards = try PayloadHazards(
            of: found, rules: rules, on: application, searcher: searcher)
        misses = hazards.misses
        self.hazards = hazards.first(.max)
    }
}
