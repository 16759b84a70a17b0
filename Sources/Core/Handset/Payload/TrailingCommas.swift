/// Puts a blank in the place of each comma after the last member or element, which jansson refuses.
///
/// Apple's parsers take such a comma, but not one without a value before it.
struct TrailingCommas {
    private var isInString = false
    private var isAfterBackslash = false
    /// The last byte outside strings that was not white space.
    private var last: UInt8 = 0
    /// A comma after a value, and the white space after it.
    private var held: [UInt8] = []

    /// Appends the same number of bytes as there are, but for a comma that is held back until the next token is known.
    mutating func blank(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        for byte in bytes {
            if isInString {
                output.append(byte)
                if isAfterBackslash {
                    isAfterBackslash = false
                } else if byte == UInt8(ascii: "\\") {
                    isAfterBackslash = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            if JSONToken.isWhiteSpace(byte) {
                if held.isEmpty { output.append(byte) } else { held.append(byte) }
                continue
            }
            if !held.isEmpty {
                if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                    held[0] = UInt8(ascii: " ")
                }
                output += finish()
            }
            if byte == UInt8(ascii: ","), Self.endsValue(last) {
                held.append(byte)
            } else {
                output.append(byte)
            }
            isInString = byte == UInt8(ascii: "\"")
            last = byte
        }
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"), 0: false
        default: true
        }
    }

    /// Returns what is held back, at the end of the input.
    mutating func finish() -> [UInt8] {
        defer { held.removeAll(keepingCapacity: true) }
        return held
    }
}
