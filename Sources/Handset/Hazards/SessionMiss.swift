/// What came nearest to a session where a rule found none, and why it is none.
public struct SessionMiss: Hashable, Sendable, CustomStringConvertible {
    /// What the rule is called.
    public var rule: String
    /// The top-level key that came nearest, or `nil` if nothing came near.
    public var key: String?
    /// What came near in the text of that key, in UTF-16 units; `nil` if nothing did.
    public var range: Range<Int>?
    /// Why it is no session, as part of a sentence.
    public var finding: String
    /// What to do next, as part of a sentence.
    public var advice: String

    /// Creates a miss.
    public init(
        rule: String, key: String? = nil, range: Range<Int>? = nil, finding: String,
        advice: String
    ) {
        self.rule = rule
        self.key = key
        self.range = range
        self.finding = finding
        self.advice = advice
    }

    /// What was found and what to do next, without control characters.
    public var description: String {
        SourceExcerpt.shown("\(finding); \(advice)".utf8)
    }
}

extension SessionMiss {
    /// What came nearest for each rule, in a payload in which no rule found a session.
    ///
    /// ```swift
    /// let payload = try Payload(json: #"{"session":"42"}"#)
    /// for miss in try SessionMiss.all(in: payload, rules: .app) { print(miss.finding) }
    /// // session is at the top level: the app prints the value alone, so "session = " never stands before it
    /// ```
    ///
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern comes to no end.
    public static func all(
        in payload: Payload, rules: SessionRules
    ) throws(SessionSearchError) -> [SessionMiss] {
        var misses: [SessionMiss] = []
        for rule in rules.rules {
            switch rule.source {
            case .value(let path): misses.append(miss(of: rule, at: path, in: payload))
            case .text(let pattern):
                misses.append(try PatternMissSearch(rule, pattern).nearest(in: payload))
            }
        }
        return misses
    }

    /// Where a key path does not go on, or what at its end is no session.
    private static func miss(
        of rule: SessionRule, at path: SessionKeyPath, in payload: Payload
    ) -> SessionMiss {
        var value = payload.userInfo
        for (index, key) in path.keys.enumerated() {
            let place = index == 0 ? "userInfo" : path.keys[..<index].joined(separator: ".")
            guard value.kind == .dictionary else {
                return SessionMiss(
                    rule: rule.name, key: index == 0 ? nil : path.topLevelKey,
                    finding: "\(place) is no dictionary, so that \(path) leads nowhere",
                    advice: "send a dictionary there, or change the keyPath")
            }
            guard let next = value[key] else {
                let keys = value.keys
                let nearest = NearestName.of(key, among: keys).map { "did you mean \($0)?" }
                return SessionMiss(
                    rule: rule.name, key: index == 0 ? nil : path.topLevelKey,
                    finding: "\(place) has no key \(key)",
                    advice: nearest
                        ?? (keys.isEmpty
                            ? "it is empty" : "it has \(keys.prefix(10).joined(separator: ", "))"))
            }
            value = next
        }
        return SessionMiss(
            rule: rule.name, key: path.topLevelKey,
            finding: "the value at \(path) is "
                + (value.kind == .null ? "null" : "a dictionary or an array"),
            advice: "send a string or a number there")
    }
}
