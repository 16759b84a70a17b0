/// Says that a template of a lookup URL does not have `%@` exactly once.
public struct LookupURLTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The template.
    public var text: String
    /// How often `%@` stands in it.
    public var placeholderCount: Int

    /// Creates an error.
    public init(text: String, placeholderCount: Int) {
        self.text = text
        self.placeholderCount = placeholderCount
    }

    /// What was found, as part of a sentence.
    public var finding: String {
        "the lookup URL \(SourceExcerpt.quoted(text)) has %@ "
            + (placeholderCount == 0 ? "nowhere" : "\(placeholderCount) times")
    }

    /// What to do next, as part of a sentence.
    public var advice: String {
        "put it once, where the session belongs, as in \(LookupURLTemplate.app)"
    }

    /// What was found and what to do next.
    public var description: String { "\(finding); \(advice)" }
}
