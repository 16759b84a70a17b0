/// Says what of a payload is not as it was sent, though it was read.
public struct PayloadWarning: Hashable, Sendable, CustomStringConvertible {
    /// What is different.
    public enum Kind: Hashable, Sendable {
        /// A key of a dictionary came before; the last value counts.
        case duplicateKey(String)
        /// An integer is beyond 64 bits; the nearest double counts.
        ///
        /// What a device makes of it is not known; the choice is Handset's.
        case integerBeyond64Bits(String)
        /// So many keys that come again, or integers beyond 64 bits, follow in the same payload.
        case more(count: Int)
    }

    /// How many warnings of a payload stand for one finding each; the rest are counted.
    public static let maximumCount = 100

    /// What is different.
    public var kind: Kind
    /// Where it stands.
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
            case .duplicateKey(let key):
                "the key \"\(SourceExcerpt.shown(key.utf8))\" comes again; the last value counts"
            case .integerBeyond64Bits(let digits):
                "the integer \(digits) is beyond 64 bits; the nearest double counts"
            case .more(let count):
                "\(count) more keys come again, or integers are beyond 64 bits, from here on"
            }
        return "\(place): warning: \(finding)\n\(excerpt)"
    }
}
