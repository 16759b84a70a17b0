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

    /// What was found and what to do next.
    public var description: String {
        "the lookup URL \(String(reflecting: text)) has %@ "
            + (placeholderCount == 0 ? "nowhere" : "\(placeholderCount) times")
            + "; put it once, where the session belongs, as in \(LookupURLTemplate.app)"
    }
}
