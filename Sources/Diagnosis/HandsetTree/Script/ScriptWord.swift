/// A word or an operator, packed so that two of them are compared at once.
///
/// Up to eight bytes are kept as they are; longer words are folded, which is enough to tell the words of a language.
struct ScriptWord: Hashable, Sendable, ExpressibleByStringLiteral {
    private var code: UInt64 = 0

    static let none = ScriptWord()

    init() {}

    init(stringLiteral value: StaticString) {
        var word = ScriptWord()
        value.withUTF8Buffer { for byte in $0 { word.add(byte) } }
        self = word
    }

    init(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { add(byte) }
    }

    private mutating func add(_ byte: UInt8) { code = (code << 8 | code >> 56) ^ UInt64(byte) }
}
