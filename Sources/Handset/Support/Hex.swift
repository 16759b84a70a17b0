extension [UInt8] {
    /// Appends the two lower-case hex digits of a byte.
    package mutating func appendHex(_ byte: UInt8) {
        appendHexDigit(byte >> 4)
        appendHexDigit(byte)
    }

    /// Appends the lower-case hex digits of a number, without zeros before them.
    package mutating func appendHexNumber(_ number: some FixedWidthInteger & UnsignedInteger) {
        var shift = Swift.max(0, (number.bitWidth - number.leadingZeroBitCount - 1) / 4 * 4)
        while shift >= 0 {
            appendHexDigit(UInt8(truncatingIfNeeded: number >> shift))
            shift -= 4
        }
    }

    /// Appends the lower-case hex digit of a byte's lower half.
    package mutating func appendHexDigit(_ byte: UInt8) {
        let digit = byte & 0xF
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
