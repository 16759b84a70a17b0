/// A string of JSON in a value, or in another such string.
struct NestedString {
    /// The largest number of strings in each other that are searched.
    private static let maximumNesting = 8

    /// The text in UTF-8.
    private let text: [UInt8]
    private let places: StringPlaces

    /// Returns what was not as it should be in a text and in the strings that lead to it, with the indices in the
    /// value; `nil` if the text is in no string of the value.
    static func warnings(
        of text: [UInt8], in value: UnsafeBufferPointer<UInt8>, place: (Int) -> SourcePlace?
    ) -> [(kind: Payload.Warning.Kind, index: Int)]? {
        guard let strings = way(to: text, in: value, maximumNesting) else { return nil }
        return strings.indices.flatMap { level in
            func index(_ byte: Int) -> Int {
                strings[...level].reversed().reduce(byte) { $1.places.index(ofByte: $0) }
            }
            return strings[level].text.withUnsafeBufferPointer { bytes in
                Payload.Warning.Kind.all(in: bytes) { place(index($0)) }
                    .map { ($0.kind, index($0.index)) }
            }
        }
    }

    /// Returns the strings that lead to a text, the outermost first.
    private static func way(
        to text: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ nesting: Int
    ) -> [NestedString]? {
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            guard token.kind == .string, token.range.count >= text.count + 2,
                mayHoldJSON(bytes[token.range.lowerBound + 1]),
                let string = JanssonParser.string(ofToken: bytes[token.range])
            else { continue }
            let inner = Array(string.utf8)
            let isFound = inner == text
            let rest =
                isFound || nesting == 0
                ? [] : inner.withUnsafeBufferPointer { way(to: text, in: $0, nesting - 1) }
            guard isFound || nesting > 0, let rest else { continue }
            let places = StringPlaces(
                of: Array(bytes[token.range]), at: token.range.lowerBound)
            return [NestedString(text: inner, places: places)] + rest
        }
        return nil
    }

    /// True for the first byte of a string that may be an object or an array.
    private static func mayHoldJSON(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
            || JSONToken.isWhiteSpace(byte)
    }
}
