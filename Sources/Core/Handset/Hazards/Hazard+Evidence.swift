extension Hazard {
    /// The part of a text that shows a hazard.
    public struct Evidence: Hashable, Sendable {
        /// A text that contains evidence.
        public enum Subject: Hashable, Sendable {
            /// The printed text of a top-level value.
            case text(key: String)
            /// The text of the value at the end of a rule's key path.
            case value(keyPath: SessionKeyPath)
            /// The lookup URL of the session that a rule found under a top-level key.
            case url(rule: String, key: String)
            /// The statement of the session that a rule found under a top-level key.
            case javaScript(rule: String, key: String)
            /// The payload as a whole.
            case payload
        }

        /// The text that contains the evidence.
        public var subject: Subject
        /// The range in that text, in UTF-16 units; `nil` for something that has no place there, such as a
        /// missing key.
        public var range: Range<Int>?
        /// The text of the range; without a range the name of the evidence, or an empty text.
        public var text: String

        /// Creates evidence.
        ///
        /// - Parameters:
        ///   - subject: The text that contains the evidence.
        ///   - range: The range in that text, in UTF-16 units. If `nil`, the evidence has no place there.
        ///   - text: The text of the range, or the name of the evidence.
        public init(_ subject: Subject, range: Range<Int>? = nil, text: String = "") {
            self.subject = subject
            self.range = range
            self.text = text
        }

        init(_ subject: Subject, _ range: Range<Int>, of text: String) {
            self.init(subject, range: range, text: text.text(in: range))
        }

        /// Creates evidence in the text that a rule searched.
        init(_ match: SessionMatch, _ range: Range<Int>) {
            self.init(
                match.keyPath.map { .value(keyPath: $0) } ?? .text(key: match.key), range,
                of: match.text)
        }
    }
}
