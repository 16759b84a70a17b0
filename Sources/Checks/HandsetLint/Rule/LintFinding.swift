public import Handset

/// Something that a rule of the lint has found in a payload.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
    struct Part: Hashable {
        /// The keys to the part, from the outermost; empty for the whole payload.
        let keys: [String]
        /// True if the part is the value of the last key, and not the key.
        let isValue: Bool

        static let payload = Part(keys: [], isValue: true)

        static func key(_ keys: String...) -> Part { Part(keys: keys, isValue: false) }

        static func value(_ keys: String...) -> Part { Part(keys: keys, isValue: true) }
    }

    /// The rule.
    public let rule: LintRule
    /// The finding, as a sentence without its full stop.
    public let finding: String
    /// The remedy, in one or two sentences: the rule's, or one for this finding.
    public let advice: String
    /// The keys to the part of the payload, from the outermost; empty for the whole payload.
    ///
    /// A key that occurs twice has only itself.
    public var keys: [String] { part.keys }
    /// The place in the source; `nil` if the text of the payload is not known.
    public internal(set) var place: SourcePlace?
    /// The line of the place; `nil` if the text of the payload is not known.
    public internal(set) var excerpt: SourceExcerpt?
    /// The number of the character in its line, from 1; `nil` if the text of the payload is not known.
    var characterColumn: Int?

    /// True if the keys lead to a part of the message that held the payload, and not of the payload.
    var isOfMessage = false

    let part: Part

    init(_ rule: LintRule, _ part: Part, _ finding: String, advice: String? = nil) {
        self.rule = rule
        self.part = part
        self.finding = finding
        self.advice = advice ?? rule.advice
    }

    /// The severity, the identifier and the finding, without control characters.
    public var description: String {
        "\(rule.severity.rawValue): \(rule): \(SourceExcerpt.shown(finding.utf8))"
    }

    /// The place that records and messages name: the keys with points between them.
    var path: String { keys.joined(separator: ".") }
}
