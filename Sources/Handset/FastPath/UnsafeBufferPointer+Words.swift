// What is asked of all bytes of a text, eight of them at once.

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are ASCII.
    var isASCII: Bool {
        var bits: UInt64 = 0
        forEachWord { bits |= $0 }
        return bits & UInt64(repeating: 0x80) == 0
    }

    /// Whether a byte is there that stands for an escape, in JSON or when it is printed: one beyond ASCII, a
    /// backslash, or DEL.
    var mayNeedEscapes: Bool {
        var bits: UInt64 = 0
        forEachWord { word in
            let differences = word ^ UInt64(repeating: UInt8(ascii: "\\"))
            // The highest bit of each byte: beyond ASCII, one below that, or no difference. What is carried
            // from a byte to the next comes of a byte whose own bit is set.
            bits |=
                word | word &+ UInt64(repeating: 1)
                | (differences &- UInt64(repeating: 1)) & ~differences
        }
        return bits & UInt64(repeating: 0x80) != 0
    }

    /// Gives a closure all bytes, eight at once; some of them twice.
    @inline(__always)
    private func forEachWord(_ body: (UInt64) -> Void) {
        guard let base = UnsafeRawPointer(baseAddress) else { return }
        guard count >= 8 else {
            var word: UInt64 = 0
            for byte in self { word = word << 8 | UInt64(byte) }
            return body(word)
        }
        var offset = 0
        while offset < count &- 8 {
            body((base + offset).loadUnaligned(as: UInt64.self))
            offset &+= 8
        }
        body((base + (count &- 8)).loadUnaligned(as: UInt64.self))
    }
}

extension UInt64 {
    @inline(__always)
    fileprivate init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }
}
