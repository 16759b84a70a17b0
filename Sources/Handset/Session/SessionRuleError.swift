/// Says why a session rule cannot be used.
///
/// ```swift
/// do {
///     _ = try SessionRule(name: "mine", pattern: "session = ([^']*;")
/// } catch {
///     print(error)
///     // rule mine: the pattern does not compile from character 11 on; close what is open, and put a backslash before each character that is meant as itself
///     // session = ([^']*;
///     //           ^
/// }
/// ```
public struct SessionRuleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a rule.
    public enum Problem: Hashable, Sendable {
        /// NSRegularExpression refuses the pattern.
        ///
        /// - Parameter offset: How many UTF-16 units stand before the part that cannot be, or `nil`
        ///   if the pattern is too long to look for it.
        case doesNotCompile(offset: Int?)
        /// No group was named, and the pattern has none or several.
        case hasNotOneGroup(groupCount: Int)
        /// The pattern has no group of this number.
        case hasNoGroup(Int, groupCount: Int)
    }

    /// What the rule is called.
    public var name: String
    /// The pattern.
    public var pattern: String
    /// What is wrong.
    public var problem: Problem

    /// Creates an error.
    public init(name: String, pattern: String, problem: Problem) {
        self.name = name
        self.pattern = pattern
        self.problem = problem
    }

    /// The message, the pattern, and a caret below the place if it is known.
    public var description: String {
        switch problem {
        case .doesNotCompile where pattern.isEmpty:
            return "rule \(name): the pattern is empty; give one with a group for the session"
        case .doesNotCompile(let offset?):
            let caret = String(decoding: Array(pattern.utf16.prefix(offset)), as: UTF16.self)
            return "rule \(name): the pattern does not compile from character \(offset + 1) on; "
                + "close what is open, and put a backslash before each character that is meant as "
                + "itself\n"
                + "\(SourceExcerpt(line: Array(pattern.utf8), caret: caret.utf8.count))"
        case .doesNotCompile(nil):
            return
                "rule \(name): the pattern does not compile; try its parts one by one\n\(pattern)"
        case .hasNotOneGroup(let count):
            return
                "rule \(name): the pattern has \(count) groups; the app takes a session only from "
                + "a pattern with exactly one, so put one pair of parentheses around the session "
                + "and write the others as (?:…)\n\(pattern)"
        case .hasNoGroup(let group, let count):
            return
                "rule \(name): the pattern has no group \(group); it has \(count), counted from 1, "
                + "and group 0 is the whole match\n\(pattern)"
        }
    }
}
