/// The numbers by which words are found; words that share one only lead to more files than need be.
enum WordHash {
    static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    static let factor: UInt64 = 0x100_0000_01b3

    /// The number of all words with letters beyond ASCII, of which the same may have several spellings.
    static let foreign: UInt64 = 1
    /// The number of all words that end like `didFinishLaunchingWithOptions` or `launchOptions`.
    static let launchOptions: UInt64 = 2

    private static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* factor
    }

    /// Returns the number of a text as a whole.
    static func of(_ text: String) -> UInt64 { of(text.utf8) }

    /// Returns the number of the bytes of a text.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(start) { add($1, to: $0) }
    }

    /// Returns the number of the first word of a text, and how much of the text that is; `nil` if it has none.
    static func ofFirstWord(in text: String) -> UInt64? {
        var (hash, count) = (start, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                hash = add(byte, to: hash)
                count += 1
            case 0x80...: return foreign
            default: if count > 0 { return hash }
            }
        }
        return count > 0 ? hash : nil
    }
}
