/// The text or value that came nearest to a session where a rule found none.
///
/// ```swift
/// let payload = try Payload(json: #"{"session":"42"}"#)
/// let reception = try ReceivingApp(scenario: .ofTheApp).receive(payload)
/// for miss in try reception.misses { print(miss.finding) }
/// // session is at the top level: the app prints the value alone, so "session = " never stands before it
/// ```
public struct SessionMiss: Hashable, Sendable, CustomStringConvertible {
    /// The reason why a rule found no session.
    public enum Cause: Hashable, Sendable {
        /// The session is a top-level value, which is printed without its key.
        ///
        /// - Parameters:
        ///   - beginning: The text that a dictionary would print before the value, such as `session = `.
        ///   - keys: The top-level keys that the rule searches; empty if it searches all of them.
        case atTopLevel(beginning: String, keys: [String])
        /// The pattern matches under a top-level key that the rule does not search.
        ///
        /// - Parameter searchedKeys: The keys that it searches.
        case keyNotSearched(searchedKeys: [String])
        /// The pattern matches, but its group takes no part in the match.
        case groupUnset(match: String, group: Int)
        /// The pattern would match with another option.
        ///
        /// - Parameter option: The name of the option in a rule file, such as `caseInsensitive`.
        case optionMissing(match: String, option: String)
        /// A key resembles the one that the pattern begins with.
        case similarKey(String, expected: String)
        /// Only the beginning of the pattern matches.
        ///
        /// - Parameters:
        ///   - match: The text that matches.
        ///   - following: The text after it, at most 30 UTF-16 units; empty at the end of the text.
        ///   - unmatched: The rest of the pattern.
        case partialMatch(match: String, following: String, unmatched: String)
        /// No text resembles the pattern.
        case nothingSimilar(pattern: String, isPayloadEmpty: Bool)
        /// A value on the key path is not a dictionary.
        ///
        /// - Parameter depth: The number of keys of the path that lead to the value.
        case notDictionary(keyPath: SessionKeyPath, depth: Int)
        /// A dictionary on the key path does not have the next key of the path.
        ///
        /// - Parameters:
        ///   - depth: The number of keys of the path that lead to the dictionary.
        ///   - nearest: Its key that resembles the missing one, or `nil` if none does.
        ///   - available: At most ten of its keys; empty if it is empty.
        case keyMissing(keyPath: SessionKeyPath, depth: Int, nearest: String?, available: [String])
        /// An array on the key path has no element at the next index of the path.
        ///
        /// - Parameters:
        ///   - depth: The number of keys of the path that lead to the array.
        ///   - count: The number of its elements.
        case elementMissing(keyPath: SessionKeyPath, depth: Int, count: Int)
        /// The value at the end of the key path is not one of the texts that a condition of the rule asks for.
        ///
        /// - Parameters:
        ///   - found: The value; `nil` if there is none.
        ///   - wanted: The texts; empty if any value will do.
        case conditionNotMet(keyPath: SessionKeyPath, found: String?, wanted: [String])
        /// A value on the key path is not a string of JSON with a dictionary in it.
        ///
        /// - Parameter depth: The number of keys of the path that lead to the value.
        case notJSON(keyPath: SessionKeyPath, depth: Int)
        /// The user has not responded yet, or has typed no text.
        case noResponse(keyPath: SessionKeyPath)
        /// The value at the end of the key path has another type than the rule asks for.
        case otherType(keyPath: SessionKeyPath, wanted: SessionRule.ValueType)
        /// The value at the end of the key path does not match the rule's pattern.
        case notMatching(keyPath: SessionKeyPath, pattern: String)
        /// The value at the end of the key path is null, a dictionary or an array.
        case notText(keyPath: SessionKeyPath, isNull: Bool)
    }

    /// The name of the rule.
    public var rule: String
    /// The reason why there is no session.
    public var cause: Cause
    /// The top-level key whose value came nearest, or `nil` if none did.
    public var key: String?
    /// The part of that value's printed text that came nearest, in UTF-16 units; `nil` if there is none.
    public var range: Range<Int>?

    /// Creates a miss.
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - cause: The reason why there is no session.
    ///   - key: The top-level key whose value came nearest. If `nil`, none did.
    ///   - range: The part of its printed text that came nearest, in UTF-16 units. If `nil`, none did.
    public init(rule: String, cause: Cause, key: String? = nil, range: Range<Int>? = nil) {
        self.rule = rule
        self.cause = cause
        self.key = key
        self.range = range
    }

    /// The reason why there is no session, as part of a sentence.
    public var finding: String { SessionMissMessage(self).finding }

    /// The next step for the sender or the author of the rule, as part of a sentence.
    public var advice: String { SessionMissMessage(self).advice }

    /// The finding and the advice, without control characters.
    public var description: String {
        let message = SessionMissMessage(self)
        return SourceExcerpt.shown("\(message.finding); \(message.advice)".utf8)
    }
}

extension SessionMiss {
    var json: JSONText {
        let message = SessionMissMessage(self)
        let members: JSONMembers = [
            "rule": .string(rule), "key": key.map { .string($0) },
            "range": range.map { range in .range(range) },
        ]
        return .object(
            members + ["finding": .string(message.finding), "advice": .string(message.advice)])
    }

    func write(to json: inout JSONBytes) {
        let message = SessionMissMessage(self)
        json.write(#"{"rule":"#)
        json.write(string: rule)
        if let key {
            json.write(#","key":"#)
            json.write(string: key)
        }
        if let range {
            json.write(#","range":"#)
            json.write(range)
        }
        json.write(#","finding":"#)
        json.write(string: message.finding)
        json.write(#","advice":"#)
        json.write(string: message.advice)
        json.write("}")
    }
}
