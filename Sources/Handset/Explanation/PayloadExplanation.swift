/// An explanation of what the app does with a payload: the texts that the rules search, the sessions that they find,
/// and the hazards.
///
/// No handler runs. The parts are made when they are asked for, or while the text is written: for 16 MiB they can be
/// many GiB.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
/// let explanation = try PayloadExplanation(of: payload)
/// try explanation.writeText { print($0, terminator: "") }
/// // payload:1: payload 1, 24 bytes
/// // aps
/// //   1 | {
/// //   2 |     session = 42;
/// //     |     ~~~~~~~~~~^^~
/// //   3 | }
/// // rule app finds the session 42 in aps
/// //   URL        http://URLHERE.cloudapp.net/Session/Lookup?session=42
/// //   statement  handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");
/// // no hazards
/// ```
public struct PayloadExplanation: Sendable {
    /// A top-level value as Darwin prints it.
    public struct Value: Hashable, Sendable {
        /// The top-level key.
        public var key: String
        /// The printed text, which the rules search.
        public var text: String
    }

    package let found: FoundSessions
    /// The differences between what the app does and what the sender meant.
    public let hazards: PayloadHazards

    /// The source of the payload.
    public var origin: PayloadOrigin { found.payload.origin }

    /// The top-level values in payload order.
    public var values: [Value] {
        var values: [Value] = []
        // Never fails: the same values were printed before.
        try? found.forEachValue { key, text, _ in values.append(Value(key: key, text: text)) }
        return values
    }

    /// The sessions that the rules found, in the order in which the app opens them.
    public var routes: [SessionRoute] { found.routes }

    /// The miss of each rule if no rule found a session; otherwise empty.
    public var misses: [SessionMiss] { hazards.misses }

    /// Explains a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - rules: The rules; the app's by default.
    ///   - application: The app and its iOS version, on which some hazards depend; those of 2011 by
    ///     default.
    ///   - searcher: The search for near misses. Keep one for many payloads.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public init(
        of payload: Payload, rules: SessionRules = .app,
        application: Application = Application(), searcher: MissSearcher = MissSearcher()
    ) throws(SessionSearchError) {
        var scenario = Scenario.ofTheApp
        scenario.application = application
        let app = ReceivingApp(rules: rules, scenario: scenario)
        try self.init(
            of: try app.receive(payload),
            by: HazardRules(rules, on: application, searcher: searcher))
    }

    package init(
        of reception: Reception, by rules: HazardRules
    ) throws(SessionSearchError) {
        found = reception.found
        hazards = try PayloadHazards(of: reception.found, by: rules)
    }
}
