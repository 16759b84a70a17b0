// How strings stand inside a container: bare if all characters are ASCII letters and digits,
// otherwise in double quotes with escapes.

extension [UInt8] {
    /// Appends a string in UTF-8 as it stands inside a container.
    mutating func appendQuotedIfNeeded(_ utf8: UnsafeBufferPointer<UInt8>) {
        if !utf8.isEmpty, utf8.allSatisfy(Self.isBare) {
            appendPiece(utf8)
            return
        }
        if utf8.allSatisfy(Self.isItselfInQuotes) {
            appendQuotedPiece(utf8)
            return
        }
        append(UInt8(ascii: "\""))
        var plainStart = 0
        var index = 0
        while index < utf8.count {
            if Self.isItselfInQuotes(utf8[index]) {
                index += 1
                continue
            }
            appendPiece(UnsafeBufferPointer(rebasing: utf8[plainStart..<index]))
            index += appendEscape(at: index, in: utf8)
            plainStart = index
        }
        appendPiece(UnsafeBufferPointer(rebasing: utf8[plainStart...]))
        append(UInt8(ascii: "\""))
    }

    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    private static func isItselfInQuotes(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Appends the escape of the character at an index, and returns how many bytes it has.
    private mutating func appendEscape(
        at index: Int, in utf8: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let byte = utf8[index]
        if byte < 0x80 {
            append(UInt8(ascii: "\\"))
            appendASCIIEscape(byte)
            return 1
        }
        let count = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var scalar = UInt32(byte) & (0x7F >> UInt32(count))
        for next in utf8[(index + 1)..<Swift.min(index + count, utf8.count)] {
            scalar = scalar << 6 | UInt32(next & 0x3F)
        }
        if scalar > 0xFFFF {
            appendUnit(0xD800 + UInt16((scalar - 0x10000) >> 10))
            appendUnit(0xDC00 + UInt16((scalar - 0x10000) & 0x3FF))
        } else {
            appendUnit(UInt16(scalar))
        }
        return count
    }

    /// Appends what follows the backslash.
    ///
    /// Quote, newline and tab are certain; backslash, carriage return and ESC are likely; the rest is
    /// a choice, as C writes it.
    private mutating func appendASCIIEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case 0x07: append(UInt8(ascii: "a"))
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0B: append(UInt8(ascii: "v"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        default:
            for shift: UInt8 in [6, 3, 0] {
                append(UInt8(ascii: "0") + (byte >> shift) & 7)
            }
        }
    }

    /// Appends `\U` and the four hex digits of a UTF-16 unit.
    private mutating func appendUnit(_ unit: UInt16) {
        append(UInt8(ascii: "\\"))
        append(UInt8(ascii: "U"))
        for shift: UInt16 in [12, 8, 4, 0] {
            appendHexDigit(UInt8(truncatingIfNeeded: unit >> shift))
        }
    }
}
