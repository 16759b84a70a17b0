extension UnsafeBufferPointer<UInt8> {
    var isASCII: Bool {
        var bits: UInt64 = 0
        forEachWord { bits |= $0 }
        return bits & UInt64(repeating: 0x80) == 0
    }

    /// True if a byte is an escape in JSON or is printed as one: a byte beyond ASCII, a backslash, or DEL.
    var mayNeedEscapes: Bool {
        var bits: UInt64 = 0
        forEachWord { word in
            let differences = word ^ UInt64(repeating: UInt8(ascii: "\\"))
            // The highest bit of each byte is set for a byte beyond ASCII, for DEL, and for no difference. A
            // byte that carries into the next one has its own bit set.
            bits |=
                word | word &+ UInt64(repeating: 1)
                | (differences &- UInt64(repeating: 1)) & ~differences
        }
        return bits & UInt64(repeating: 0x80) != 0
    }

    /// Calls a closure with eight bytes at a time; some bytes come twice.
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
