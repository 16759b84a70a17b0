extension LinkTemplate {
    /// The reason why a text is not a ``LinkTemplate``.
    public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A cause.
        public enum Problem: Hashable, Sendable {
            /// The text is empty.
            case empty
            /// A brace opens a field that nothing closes.
            case unclosed
            /// A brace closes a field that nothing opens.
            case unopened
            /// A key of the field's path is empty.
            case emptyKey
            /// An index in the field's path is in brackets.
            case brackets
            /// The field is the whole link, and is to be percent-encoded, which breaks it.
            case wholeEncoded
            /// The word after `|` is not an encoding.
            case unknownEncoding
        }

        /// The cause.
        public let problem: Problem
        /// The field, without its braces.
        public let field: String

        init(_ problem: Problem, field: String) {
            self.problem = problem
            self.field = field
        }

        package var finding: String {
            switch problem {
            case .empty: "this url is empty"
            case .unclosed: "the field \(SourceExcerpt.quoted(field)) is not closed"
            case .unopened: "a } closes no field"
            case .emptyKey: "the field \(SourceExcerpt.quoted(field)) has an empty key"
            case .brackets: "the field \(SourceExcerpt.quoted(field)) has an index in brackets"
            case .wholeEncoded:
                "the field \(SourceExcerpt.quoted(field)) is the whole link, which percent breaks"
            case .unknownEncoding:
                "the field \(SourceExcerpt.quoted(field)) has an unknown encoding"
            }
        }

        package var advice: String {
            switch problem {
            case .empty: "give a link such as app://{type}/{id}, or one without fields"
            case .unclosed: "close it with }"
            case .unopened: "remove it, or write %7D"
            case .emptyKey: "give keys with dots between them, such as {data.id}"
            case .brackets: "write {\(SessionKeyPath.dotted(field) ?? "data.0")}"
            case .wholeEncoded:
                "remove |percent, and let the sender encode what the link needs"
            case .unknownEncoding: "write {KEYS|percent} or {KEYS|verbatim}"
            }
        }

        /// The finding and the advice.
        public var description: String { "\(finding); \(advice)" }
    }
}
