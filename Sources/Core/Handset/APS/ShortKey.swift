/// A key of at most 24 bytes, in words that are compared at once.
struct ShortKey: Equatable, Sendable {
    private let count: Int
    private let words: (UInt64, UInt64, UInt64)

    /// Takes a key, in UTF-8; `nil` if it is longer.
    @inline(__always)
    init?(_ key: UnsafeBufferPointer<UInt8>) {
        guard key.count <= 24 else { return nil }
        count = key.count
        words = (Self.word(of: key, at: 0), Self.word(of: key, at: 8), Self.word(of: key, at: 16))
    }

    init?(_ key: String) {
        guard let short = Array(key.utf8).withUnsafeBufferPointer({ ShortKey($0) }) else {
            return nil
        }
        self = short
    }

    /// True for `session`, in any case of letters.
    @inline(__always)
    var isSession: Bool { count == 7 && words.0 | 0x20_2020_2020_2020 == 0x6E_6F69_7373_6573 }

    @inline(__always)
    static func == (left: ShortKey, right: ShortKey) -> Bool {
        left.words.0 == right.words.0 && left.count == right.count
            && left.words.1 == right.words.1 && left.words.2 == right.words.2
    }

    /// Returns up to eight bytes, the first of which is the lowest of the word.
    @inline(__always)
    private static func word(of key: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
        guard offset < key.count, let base = UnsafeRawPointer(key.baseAddress) else { return 0 }
        if offset + 8 <= key.count {
            return UInt64(littleEndian: (base + offset).loadUnaligned(as: UInt64.self))
        }
        var word: UInt64 = 0
        for byte in key[offset...].reversed() { word = word << 8 | UInt64(byte) }
        return word
    }
}
