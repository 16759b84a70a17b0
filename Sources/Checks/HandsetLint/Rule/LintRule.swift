import Handset

/// A rule of the lint: what Apple's documentation says of payloads, with its examples.
///
/// ```swift
/// let rule = LintRule(identifier: "aps-unknown-key")
/// print(rule?.severity.rawValue ?? "", rule?.example.json ?? "")
/// // warning {"aps":{"alert":"Your order is ready","content_available":1}}
/// ```
public struct LintRule: Sendable {
    /// The look of a rule at a payload, which adds its findings.
    typealias Check = @Sendable (LintSubject, inout LintCollector) -> Void

    /// The stable identifier, such as `badge-negative`.
    public var identifier: String { content.identifier }
    /// The severity of its findings.
    public var severity: LintSeverity { content.severity }
    /// The effect of what it finds, in one or two sentences.
    public var meaning: String { content.meaning }
    /// The remedy, in one or two sentences.
    public var advice: String { content.advice }
    package var page: ReferencePage { content.page }
    /// A payload in which it finds something once, and no other rule finds anything.
    package var example: LintExample { content.example }
    /// A payload in which no rule finds anything.
    package var counterExample: LintExample { content.counterExample }

    var check: Check { content.check }

    private let content: Content

    /// An object, since all rules are copied for each payload, which took a quarter of its time.
    private final class Content: Sendable {
        let identifier: String
        let severity: LintSeverity
        let meaning: String
        let advice: String
        let page: ReferencePage
        let example: LintExample
        let counterExample: LintExample
        let check: Check

        init(
            _ identifier: String, _ severity: LintSeverity, _ meaning: String, advice: String,
            page: ReferencePage, example: LintExample, counterExample: LintExample,
            check: @escaping Check
        ) {
            self.identifier = identifier
            self.severity = severity
            self.meaning = meaning
            self.advice = advice
            self.page = page
            self.example = example
            self.counterExample = counterExample
            self.check = check
        }
    }

    init(
        _ identifier: String, _ severity: LintSeverity, _ meaning: String, advice: String,
        page: ReferencePage, example: LintExample, counterExample: LintExample,
        check: @escaping Check
    ) {
        content = Content(
            identifier, severity, meaning, advice: advice, page: page, example: example,
            counterExample: counterExample, check: check)
    }

    init(
        _ kind: Hazard.Kind, meaning: String? = nil, advice: String? = nil, page: ReferencePage,
        example: LintExample, counterExample: LintExample, check: @escaping Check
    ) {
        self.init(
            kind.identifier, LintSeverity(kind.severity), meaning ?? kind.meaning,
            advice: advice ?? kind.advice, page: page, example: example,
            counterExample: counterExample, check: check)
    }
}

extension LintRule: Hashable, CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// Returns true if two rules are the same.
    public static func == (left: LintRule, right: LintRule) -> Bool {
        left.identifier == right.identifier
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
