/// What the app does with a payload, and why: the texts that the rules search, what they find there,
/// what comes of it, and how that differs from what the sender meant.
///
/// Nothing is handled.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"ab-12"}}"#)
/// let explanation = try SessionExplanation(of: payload)
/// print(explanation.routes.map(\.match.session), explanation.hazards.map(\.kind))
/// // ["\"ab-12\""] [quotes-captured, javascript-syntax-error]
/// ```
public struct SessionExplanation: Sendable {
    /// A top-level value, and what Darwin prints for it.
    public struct Value: Hashable, Sendable {
        /// The top-level key.
        public var key: String
        /// The text that is searched.
        public var text: String
    }

    /// Where the payload came from.
    public let origin: PayloadOrigin
    /// The top-level values in payload order.
    public let values: [Value]
    /// The sessions that are found, in the order in which they are opened.
    public let routes: [SessionRoute]
    /// What came nearest for each rule where no session is found; otherwise empty.
    public let misses: [SessionMiss]
    /// How what the app does differs from what the sender meant.
    public let hazards: [Hazard]

    /// Explains a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - rules: The rules in force; the app's by default.
    ///   - application: The app and its iOS version, on which some hazards depend; of 2011 by default.
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern comes to no end.
    public init(
        of payload: Payload, rules: SessionRules = .app,
        application: Application = Application()
    ) throws(SessionSearchError) {
        var values: [Value] = []
        let router = SessionRouter(rules: rules, handler: LookupHandler())
        routes = try router.routes(in: payload) { step in
            if case .printed(let key, let text) = step {
                values.append(Value(key: key, text: text))
            }
        }
        self.values = values
        origin = payload.origin
        misses = routes.isEmpty ? try SessionMiss.all(in: payload, rules: rules) : []
        hazards = try HazardSearch(
            payload, routes: routes, misses: misses, rules: rules, application: application
        ).hazards()
    }
}
