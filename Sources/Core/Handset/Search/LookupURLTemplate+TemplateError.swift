extension LookupURLTemplate {
    /// The error of a lookup URL template that does not contain `%@` exactly once.
    public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The template.
        public var text: String
        /// The number of times that it contains `%@`.
        public var placeholderCount: Int

        /// Creates an error.
        public init(text: String, placeholderCount: Int) {
            self.text = text
            self.placeholderCount = placeholderCount
        }

        /// The finding, as part of a sentence.
        public var finding: String {
            finding(about: "the lookup URL \(SourceExcerpt.quoted(text))")
        }

        /// Returns the finding about a subject, such as `this lookup URL` in a message that shows the place.
        package func finding(about subject: String) -> String {
            placeholderCount == 0
                ? "\(subject) does not contain %@"
                : "\(subject) contains %@ \(placeholderCount) times"
        }

        /// The advice, as part of a sentence.
        public var advice: String {
            "write %@ once, in the place of the session, as in \(LookupURLTemplate.app)"
        }

        /// The finding and the advice.
        public var description: String { "\(finding); \(advice)" }
    }
}
