/// The rules that are in force, in their order.
///
/// ```swift
/// let badge = try SessionRule(name: "badge", pattern: #"badge = (\d+)"#)
/// let rules = SessionRules([.app, badge], routing: .all)
/// let payload = try Payload(json: #"{"aps":{"badge":7,"session":"42"}}"#)
/// for route in try SessionRouter(rules: rules, handler: LookupHandler()).routes(in: payload) {
///     print(route.match.rule, route.match.session)
/// }
/// // app 42
/// // badge 7
/// ```
public struct SessionRules: Sendable {
    /// Which of several rules that find a session routes it.
    public enum Routing: String, CaseIterable, Hashable, Sendable {
        /// The first rule that finds a session anywhere in a payload has the payload, with every
        /// session that it finds there.
        case firstMatchWins = "first-match-wins"
        /// Every rule routes what it finds, key by key and in the order of the rules.
        case all
    }

    /// The rules of the app: ``SessionRule/app`` alone.
    public static let app = SessionRules([.app])

    /// The rules in their order.
    public var rules: [SessionRule]
    /// Which of several rules that find a session routes it.
    public var routing: Routing

    /// Creates a list of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules in their order, each with a name of its own.
    ///   - routing: Which of several rules that find a session routes it.
    public init(_ rules: [SessionRule], routing: Routing = .firstMatchWins) {
        self.rules = rules
        self.routing = routing
    }

    /// The same rules with another time for each search of a pattern.
    public func limitingMatches(to timeLimit: MatchTimeLimit) -> SessionRules {
        var limited = self
        for index in rules.indices {
            if case .text(let pattern) = rules[index].source {
                limited.rules[index].source = .text(pattern.limiting(to: timeLimit))
            }
        }
        return limited
    }
}
