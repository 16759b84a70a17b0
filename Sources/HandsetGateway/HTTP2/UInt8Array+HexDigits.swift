extension UInt8 {
    /// What the byte is worth as a hex digit, or `nil` if it is none.
    var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension [UInt8] {
    /// The bytes of hex text, small or capital, with nothing between the digits; `nil` if it is none.
    init?(hexDigits text: Substring.UTF8View) {
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
                guard let high = digits[2 * byteCount].hexValue,
                    let low = digits[2 * byteCount + 1].hexValue
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
