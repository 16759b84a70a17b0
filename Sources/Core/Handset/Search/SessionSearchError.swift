/// The reasons why a payload could not be searched for sessions.
///
/// ```swift
/// let rule = try SessionRule(name: "slow", pattern: "(a+)+$")
/// let rules = SessionRules([rule]).limitingMatches(to: MatchTimeLimit(.seconds(1)))
/// let text = String(repeating: "a", count: 40) + "!"
/// do {
///     let payload = try Payload(json: "{\"alert\":\"\(text)\"}")
///     _ = try SessionRouter(rules: rules, handler: LookupHandler()).routes(in: payload)
/// } catch let error as SessionSearchError {
///     print(error.finding)
///     // the pattern of the rule slow came to no end within 1.0 seconds in the text of alert
/// }
/// ```
public enum SessionSearchError: PayloadRefusal.UseError, Sendable, CustomStringConvertible {
    /// The printed text of a value is too long.
    case textTooLong(DescriptionWriter.TextTooLong)
    /// The search for a rule's pattern in the text of a top-level key did not finish.
    case searchFailed(rule: String, key: String, SessionPattern.SearchError)

    /// The reason for which the payload is refused.
    public var reason: PayloadRefusal.Reason {
        switch self {
        case .textTooLong: .textTooLong
        case .searchFailed(_, _, .timeIsOver): .matchTimeIsOver
        case .searchFailed(_, _, .tooManyChoices): .matchNeedsMemory
        case .searchFailed(_, _, .givenUp): .matchGivenUp
        }
    }

    /// The finding, as part of a sentence.
    public var finding: String {
        switch self {
        case .textTooLong(let error): error.finding
        case .searchFailed(let rule, let key, let error):
            "the pattern of the rule \(rule) \(error) in the text of \(key)"
        }
    }

    /// The advice, as part of a sentence.
    public var advice: String {
        switch self {
        case .textTooLong(let error): error.advice
        case .searchFailed:
            "write the pattern so that no repetition stands within another, and none beside one "
                + "that takes the same characters"
        }
    }

    /// The finding and the advice.
    public var description: String { "\(finding); \(advice)" }
}

extension PayloadRefusal.Reason {
    /// The text that Darwin prints for a value is longer than ``DescriptionWriter`` may write.
    public static let textTooLong = Self("text-too-long")
    /// The search for a rule's pattern took longer than ``MatchTimeLimit`` allows.
    public static let matchTimeIsOver = Self("match-time-is-over")
    /// The search for a rule's pattern needed more memory than ICU gives it.
    public static let matchNeedsMemory = Self("match-needs-memory")
    /// The search for a rule's pattern made so many steps that ICU gives up without a word.
    public static let matchGivenUp = Self("match-given-up")
}
