import Handset

/// A text that stands in a string literal of a log, as in `"payload": "{\"aps\":{}}"`.
struct LogLiteral {
    /// The text without escapes.
    private(set) var bytes: [UInt8] = []
    /// The number of bytes of the literal up to its closing quote, or up to the end of its line.
    var count = 0

    /// Reads the rest of a literal.
    init(_ literal: UnsafeBufferPointer<UInt8>) {
        while count < literal.count {
            let byte = literal[count]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { return }
            count += 1
            if byte == UInt8(ascii: "\\"), count < literal.count {
                readEscape(literal)
            } else {
                bytes.append(byte)
            }
        }
    }

    private mutating func readEscape(_ literal: UnsafeBufferPointer<UInt8>) {
        let byte = literal[count]
        count += 1
        switch byte {
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "u"):
            guard let unit = unit(literal, at: count) else {
                bytes += [0x5C, byte]
                return
            }
            count += 4
            var scalar = unit
            if unit & 0xFC00 == 0xD800, count + 1 < literal.count,
                literal[count] == 0x5C, literal[count + 1] == byte,
                let low = self.unit(literal, at: count + 2), low & 0xFC00 == 0xDC00
            {
                scalar = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
                count += 6
            }
            bytes += String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"):
            bytes.append(byte)
        default: bytes += [0x5C, byte]
        }
    }

    private func unit(_ literal: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
        guard index + 4 <= literal.count else { return nil }
        var unit: UInt32 = 0
        for byte in literal[index..<(index + 4)] {
            guard let digit = byte.hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
