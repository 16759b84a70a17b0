/// An explanation of what the app does with a payload: the texts that the rules search, the sessions that they find,
/// and the hazards.
///
/// No handler runs. The parts are made when they are asked for, or while the text is written: for 16 MiB they can be
/// many GiB.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
/// let reception = try ReceivingApp(scenario: .ofTheApp).receive(payload)
/// try reception.explanation.writeText { print($0, terminator: "") }
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
    public private(set) var hazards: PayloadHazards

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

    /// Adds the reports of a web view on the statements.
    package mutating func add(_ reports: [StatementReport]) { hazards.reports = reports }

    /// True if rules looked for sessions; false if there are none that say what a tap opens.
    package var hasRules: Bool { !found.isEmpty || !found.rules.rules.isEmpty }

    init(_ reception: Reception) throws(SessionSearchError) {
        found = reception.found
        hazards = try PayloadHazards(of: reception.found, by: reception.hazardRules)
    }
}

extension Reception {
    /// The explanation of what the app does with the payload.
    ///
    /// It is made each time.
    ///
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public var explanation: PayloadExplanation {
        get throws(SessionSearchError) { try PayloadExplanation(self) }
    }
}
