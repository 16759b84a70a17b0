/// A list of rules, in their order.
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
public struct SessionRules: Hashable, Sendable {
    /// The choice among several rules that find a session.
    public enum Routing: String, CaseIterable, Hashable, Sendable {
        /// The first rule that finds a session anywhere in a payload routes every session that it finds
        /// there. The other rules are ignored.
        case firstMatchWins = "first-match-wins"
        /// Every rule routes the sessions that it finds, key by key and in the order of the rules.
        case all
    }

    /// The rules of the app: ``SessionRule/app`` alone.
    public static let app = SessionRules([.app])

    /// The rules in their order.
    public var rules: [SessionRule]
    /// The choice among several rules that find a session.
    public var routing: Routing

    /// Creates a list of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules in their order, each with a name of its own.
    ///   - routing: The choice among several rules that find a session; the first by default.
    public init(_ rules: [SessionRule], routing: Routing = .firstMatchWins) {
        self.rules = rules
        self.routing = routing
    }

    /// True if a rule reads the identifier or the text of the user's response.
    var readResponse: Bool { rules.contains(where: \.readsResponse) }

    /// Returns the same rules after a response of the user, whose identifier and text they can read.
    func answered(by response: RuleResponse?) -> SessionRules {
        var answered = self
        for index in rules.indices where rules[index].readsResponse {
            answered.rules[index].response = response
        }
        return answered
    }

    /// Returns the same rules with another time limit for each search of a pattern.
    public func limitingMatches(to timeLimit: MatchTimeLimit) -> SessionRules {
        var limited = self
        for index in rules.indices {
            if case .text(let pattern) = rules[index].source {
                limited.rules[index].source = .text(pattern.limiting(to: timeLimit))
            }
            limited.rules[index].matching = rules[index].matching?.limiting(to: timeLimit)
        }
        return limited
    }
}

extension SessionRules {
    /// The word for what the rules find.
    ///
    /// A pattern finds the session in the printed text, a key the target that a tap opens.
    package var wordForFound: String {
        rules.contains { if case .text = $0.source { true } else { false } } ? "session" : "target"
    }
}

extension SessionMatch {
    package var word: String { keyPath == nil ? "session" : "target" }
}
