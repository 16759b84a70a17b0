public import Foundation

/// A rule of the app's kind: a pattern that NSRegularExpression runs on the whole printed text.
public struct PlainRule: Sendable {
    /// What the rule is called.
    public let name: String
    /// The pattern as it was given.
    public let pattern: String
    /// The compiled pattern.
    public let expression: NSRegularExpression
    /// The number of the group that holds the session; 0 is the whole match.
    public let group: Int

    /// Creates a rule.
    ///
    /// - Throws: NSRegularExpression's error if the pattern does not compile.
    public init(
        name: String, pattern: String, options: NSRegularExpression.Options, group: Int
    ) throws {
        self.name = name
        self.pattern = pattern
        self.group = group
        expression = try NSRegularExpression(pattern: pattern, options: options)
    }

    /// The rule of the app.
    public static func app() throws -> PlainRule {
        try PlainRule(
            name: "app", pattern: "session = ([^']*);", options: .caseInsensitive, group: 1)
    }

    /// What the app makes of a text, or `nil` if the rule finds no session there.
    func finding(in text: String) -> PlainFinding? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        guard let match = expression.firstMatch(in: text, options: [], range: whole) else {
            return nil
        }
        let range = match.range(at: group)
        guard range.location != NSNotFound else { return nil }
        return PlainFinding(
            rule: name, session: NSString(string: text).substring(with: range), range: range,
            wholeRange: match.range)
    }
}
