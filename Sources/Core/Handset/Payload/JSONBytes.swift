/// JSON that is written piece by piece as bytes, without a tree.
///
/// The caller writes brackets, commas and keys itself. A ``JSONText`` takes ten times as long, since it makes
/// an array for each object.
package struct JSONBytes: ~Copyable {
    private var buffer = TextBuffer()

    package init() {}

    mutating func removeAll() { buffer.removeAll() }

    @inline(__always)
    package func withBytes<Result, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try buffer.withBytes(body)
    }

    /// Writes JSON that is ready.
    @inline(__always)
    package mutating func write(_ json: StaticString) {
        buffer.append(
            UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func write(json: UnsafeBufferPointer<UInt8>) { buffer.append(json) }

    mutating func write(json: [UInt8]) { json.withUnsafeBufferPointer { buffer.append($0) } }

    package mutating func write(_ number: Int) {
        // Digits of 64 bits and a sign.
        buffer.append(ofAtMost: 20) { cursor in
            if number < 0 { cursor.write(UInt8(ascii: "-")) }
            cursor.writeDigits(UInt64(number.magnitude))
        }
    }

    /// Writes a range in the form of an NSRange.
    mutating func write(_ range: Range<Int>) {
        write(#"{"location":"#)
        write(range.lowerBound)
        write(#","length":"#)
        write(range.count)
        write("}")
    }

    package mutating func write(strings: [String]) {
        write("[")
        for (index, string) in strings.enumerated() {
            if index > 0 { write(",") }
            write(string: string)
        }
        write("]")
    }

    package mutating func write(string: String) {
        var string = string
        string.withUTF8 { write(string: $0) }
    }

    mutating func write(string: UnsafeBufferPointer<UInt8>) {
        write("\"")
        writeInString(string)
        write("\"")
    }

    /// Writes a part of a string, without quotes.
    mutating func writeInString(_ string: UnsafeBufferPointer<UInt8>) {
        var needs: UInt8 = 0
        // An early exit would be slower.
        for byte in string { needs |= Self.need(of: byte) }
        guard needs != 0 else { return buffer.append(string) }
        buffer.append(ofAtMost: 6 * string.count) { cursor in
            for byte in string {
                if Self.need(of: byte) != 0 {
                    Self.writeEscape(of: byte, to: &cursor)
                } else {
                    cursor.write(byte)
                }
            }
        }
    }

    /// Returns 0 for a byte that stands for itself in a string.
    @inline(__always)
    private static func need(of byte: UInt8) -> UInt8 {
        (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0)
            | (byte == UInt8(ascii: "\\") ? 1 : 0)
    }

    @inline(__always)
    private static func writeEscape(of byte: UInt8, to cursor: inout ByteCursor) {
        cursor.write(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): cursor.write(byte)
        case 0x08: cursor.write(UInt8(ascii: "b"))
        case 0x09: cursor.write(UInt8(ascii: "t"))
        case 0x0A: cursor.write(UInt8(ascii: "n"))
        case 0x0C: cursor.write(UInt8(ascii: "f"))
        case 0x0D: cursor.write(UInt8(ascii: "r"))
        default:
            cursor.write("u00")
            for digit in [byte >> 4, byte & 0xF] {
                cursor.write((digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10) + digit)
            }
        }
    }
}
