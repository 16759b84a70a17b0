extension Payload {
    /// A warning about a payload that was read, and is not as it was sent.
    public struct Warning: Hashable, Sendable, CustomStringConvertible {
        /// A difference between a payload and what was sent.
        public enum Kind: Hashable, Sendable {
            /// A key of a dictionary came before, at a place that is `nil` if it is not known.
            ///
            /// The first value counts; see ``Payload/EqualKeys``.
            case duplicateKey(String, first: SourcePlace?)
            /// A comma stands after the last member of an object, or the last element of an array.
            ///
            /// Apple's parsers take it; other parsers, such as most senders', refuse the payload.
            case trailingComma
            /// An integer is beyond 64 bits. All its digits count up to iOS 10, and the nearest double from
            /// iOS 11; see ``Payload/made(by:equalKeys:)``.
            case integerBeyond64Bits(String)
            /// A number of further findings of these kinds follow in the payload.
            case more(count: Int)

            var isOfInteger: Bool {
                if case .integerBeyond64Bits = self { true } else { false }
            }
        }

        /// The number of warnings of a payload that stand for one finding each; the rest are counted.
        public static let maximumCount = 100

        /// The difference.
        public var kind: Kind
        /// The place of the difference.
        public var place: SourcePlace
        /// The line of the place.
        public var excerpt: SourceExcerpt

        /// Creates a warning.
        public init(kind: Kind, place: SourcePlace, excerpt: SourceExcerpt) {
            self.kind = kind
            self.place = place
            self.excerpt = excerpt
        }

        /// The whole message, as compilers write it: `source:line:column: warning: …`, the line, a caret.
        public var description: String {
            let finding =
                switch kind {
                case .duplicateKey(let key, let first):
                    "the key \"\(SourceExcerpt.shown(key.utf8))\" comes again; the first value"
                        + (first.map { ", at \($0.line):\($0.column)," } ?? "")
                        + " counts by default"
                case .trailingComma:
                    "a comma stands before the end of the list; Apple's parsers take it, those of most "
                        + "senders do not"
                case .integerBeyond64Bits(let digits):
                    "the integer \(digits) is beyond 64 bits; all its digits count up to iOS 10, and the "
                        + "nearest double from iOS 11"
                case .more(let count):
                    "\(count) more keys that come again, trailing commas, or integers beyond 64 bits follow "
                        + "from here on"
                }
            return "\(place): warning: \(finding)\n\(excerpt)"
        }
    }
}
