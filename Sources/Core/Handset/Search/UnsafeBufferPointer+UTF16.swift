extension UnsafeBufferPointer<UInt8> {
    /// True if the text holds a character beyond ASCII whose case folding has ASCII letters, such as `ſ`,
    /// `ß`, `ﬁ` or the Kelvin sign.
    ///
    /// Unicode's CaseFolding.txt never changes for characters that it has already.
    var holdsFoldedASCII: Bool {
        indices.contains { index in
            switch self[index] {
            case 0xC3: continues(at: index, 0x9F...0x9F)
            case 0xC4: continues(at: index, 0xB0...0xB0)
            case 0xC5: continues(at: index, 0x89...0x89) || continues(at: index, 0xBF...0xBF)
            case 0xC7: continues(at: index, 0xB0...0xB0)
            case 0xE1: continues(at: index, 0xBA...0xBA, 0x96...0x9E)
            case 0xE2: continues(at: index, 0x84...0x84, 0xAA...0xAB)
            case 0xEF: continues(at: index, 0xAC...0xAC, 0x80...0x86)
            default: false
            }
        }
    }

    private func continues(at index: Int, _ ranges: ClosedRange<UInt8>...) -> Bool {
        index + ranges.count < count
            && ranges.indices.allSatisfy { ranges[$0].contains(self[index + 1 + $0]) }
    }

    func utf16Count(before offset: Int) -> Int {
        self[..<offset].reduce(0) { $0 + Self.utf16Count(of: $1) }
    }

    /// Returns the offset in bytes that is a number of UTF-16 units after another one.
    func offset(_ start: Int, offsetByUTF16 count: Int) -> Int {
        var offset = start
        var rest = count
        while offset < self.count, rest > 0 || self[offset] & 0xC0 == 0x80 {
            rest -= Self.utf16Count(of: self[offset])
            offset += 1
        }
        return offset
    }

    private static func utf16Count(of byte: UInt8) -> Int {
        // Continuation bytes have none; characters of four bytes have two.
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
}
