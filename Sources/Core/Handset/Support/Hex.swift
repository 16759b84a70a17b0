// Bytes as hex digits, two for each, and back: for the whole package.

extension UInt8 {
    /// Creates the lower-case hex digit of a byte's lower half.
    @inline(__always)
    package init(hexDigitOf half: UInt8) {
        let value = half & 0xF
        self = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// The value of the hex digit, small or capital, whose ASCII code the byte is; otherwise `nil`.
    @inlinable package var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension String {
    /// Creates the lower-case hex digits of bytes.
    package init(hexOf bytes: some Collection<UInt8>) {
        var digits: [UInt8] = []
        digits.reserveCapacity(2 * bytes.count)
        for byte in bytes { digits.appendHex(byte) }
        self.init(decoding: digits, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends the two lower-case hex digits of a byte.
    package mutating func appendHex(_ byte: UInt8) {
        append(UInt8(hexDigitOf: byte >> 4))
        append(UInt8(hexDigitOf: byte))
    }

    /// Appends the lower-case hex digits of a number, without leading zeros.
    package mutating func appendHexNumber(_ number: some FixedWidthInteger & UnsignedInteger) {
        var shift = Swift.max(0, (number.bitWidth - number.leadingZeroBitCount - 1) / 4 * 4)
        while shift >= 0 {
            append(UInt8(hexDigitOf: UInt8(truncatingIfNeeded: number >> shift)))
            shift -= 4
        }
    }

    /// Takes hex digits, small or capital; `nil` if there is anything else, or an odd number of digits.
    package init?(hexDigits text: Substring.UTF8View) {
        // Text that is not laid out as UTF-8 is copied first.
        let bytes =
            text.withContiguousStorageIfAvailable { Self.bytes(ofHexDigits: $0) }
            ?? Array(text).withUnsafeBufferPointer { Self.bytes(ofHexDigits: $0) }
        guard let bytes else { return nil }
        self = bytes
    }

    private static func bytes(ofHexDigits digits: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard digits.count.isMultiple(of: 2) else { return nil }
        var isHex = true
        let bytes = [UInt8](unsafeUninitializedCapacity: digits.count / 2) { bytes, byteCount in
            while byteCount < digits.count / 2 {
                guard let high = digits[2 * byteCount].hexDigitValue,
                    let low = digits[2 * byteCount + 1].hexDigitValue
                else {
                    isHex = false
                    return
                }
                bytes[byteCount] = high << 4 | low
                byteCount += 1
            }
        }
        return isHex ? bytes : nil
    }
}
