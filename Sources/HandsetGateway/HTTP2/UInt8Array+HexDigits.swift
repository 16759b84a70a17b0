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
    init?(hexDigits text: some Collection<UInt8>) {
        let count = text.count
        guard count.isMultiple(of: 2) else { return nil }
        var isHex = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count / 2) { bytes, byteCount in
            var high: UInt8?
            for byte in text {
                guard let digit = byte.hexValue else {
                    isHex = false
                    return
                }
                if let first = high {
                    bytes[byteCount] = first << 4 | digit
                    byteCount += 1
                    high = nil
                } else {
                    high = digit
                }
            }
        }
        guard isHex else { return nil }
        self = bytes
    }
}
