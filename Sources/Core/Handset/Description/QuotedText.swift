/// The text of a string in a container: bare if all characters are ASCII letters and digits, otherwise
/// in double quotes, with escapes where they are needed.
package struct QuotedText {
    /// The needs of each byte: `0` nothing, `1` quotes, `3` quotes and an escape.
    ///
    /// A literal needs no initialisation and no check of it for each byte.
    private static var needs: StaticString {
        """
        3333333333333133333333333333333311311111111111110000000000111111\
        1000000000000000000000000001311110000000000000000000000000011113\
        3333333333333333333333333333333333333333333333333333333333333333\
        3333333333333333333333333333333333333333333333333333333333333333
        """
    }

    private let utf8: UnsafeBufferPointer<UInt8>
    private let isBare: Bool
    private let needsEscapes: Bool

    @inline(__always)
    var maximumByteCount: Int {
        // An escape has at most six bytes for a character of two or three, twelve for one of four, and
        // four for one of one. Twelve more are for a last character that is cut, as in invalid text.
        needsEscapes ? 4 &* utf8.count &+ 14 : utf8.count &+ 2
    }

    /// - Parameter utf8: The string in valid UTF-8.
    @inline(__always)
    init(_ utf8: UnsafeBufferPointer<UInt8>) {
        var needs: UInt8 = utf8.isEmpty ? 1 : 0
        // An early exit would be slower.
        for byte in utf8 { needs |= Self.needs.utf8Start[Int(byte)] }
        self.utf8 = utf8
        isBare = needs & 3 == 0
        needsEscapes = needs & 2 != 0
    }

    @inline(__always)
    func write(to cursor: inout ByteCursor) {
        if isBare { return cursor.write(utf8) }
        cursor.write(UInt8(ascii: "\""))
        if needsEscapes { writeEscaped(to: &cursor) } else { cursor.write(utf8) }
        cursor.write(UInt8(ascii: "\""))
    }

    @inline(__always)
    package static func isBare(_ byte: UInt8) -> Bool {
        needs.utf8Start[Int(byte)] == UInt8(ascii: "0")
    }

    @inline(__always)
    private static func isItselfInQuotes(_ byte: UInt8) -> Bool {
        needs.utf8Start[Int(byte)] != UInt8(ascii: "3")
    }

    private func writeEscaped(to cursor: inout ByteCursor) {
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            if Self.isItselfInQuotes(byte) {
                cursor.write(byte)
                index += 1
            } else {
                index += writeEscape(at: index, to: &cursor)
            }
        }
    }

    /// Writes the escape of the character at an index, and returns the number of its bytes.
    private func writeEscape(at index: Int, to cursor: inout ByteCursor) -> Int {
        let byte = utf8[index]
        if byte < 0x80 {
            cursor.write(UInt8(ascii: "\\"))
            writeASCIIEscape(byte, to: &cursor)
            return 1
        }
        let count = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var scalar = UInt32(byte) & (0x7F >> UInt32(count))
        for next in utf8[(index + 1)..<min(index + count, utf8.count)] {
            scalar = scalar << 6 | UInt32(next & 0x3F)
        }
        if scalar > 0xFFFF {
            writeUnit(0xD800 + UInt16((scalar - 0x10000) >> 10), to: &cursor)
            writeUnit(0xDC00 + UInt16((scalar - 0x10000) & 0x3FF), to: &cursor)
        } else {
            writeUnit(UInt16(scalar), to: &cursor)
        }
        return count
    }

    /// Writes an escape without its backslash.
    ///
    /// Quote, newline and tab are certain, backslash and ESC are likely. The other controls are a
    /// choice: as C writes them. A carriage return has no escape: likely, from two logs.
    private func writeASCIIEscape(_ byte: UInt8, to cursor: inout ByteCursor) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): cursor.write(byte)
        case 0x07: cursor.write(UInt8(ascii: "a"))
        case 0x08: cursor.write(UInt8(ascii: "b"))
        case 0x09: cursor.write(UInt8(ascii: "t"))
        case 0x0A: cursor.write(UInt8(ascii: "n"))
        case 0x0B: cursor.write(UInt8(ascii: "v"))
        case 0x0C: cursor.write(UInt8(ascii: "f"))
        default:
            for shift: UInt8 in [6, 3, 0] {
                cursor.write(UInt8(ascii: "0") + (byte >> shift) & 7)
            }
        }
    }

    /// Writes `\U` and the four hex digits of a UTF-16 unit.
    private func writeUnit(_ unit: UInt16, to cursor: inout ByteCursor) {
        cursor.write(UInt8(ascii: "\\"))
        cursor.write(UInt8(ascii: "U"))
        for shift: UInt16 in [12, 8, 4, 0] {
            cursor.write(UInt8(hexDigitOf: UInt8(truncatingIfNeeded: unit >> shift)))
        }
    }
}
