extension UInt8 {
    var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    var isASCIILetterOrDigit: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || isASCIIDigit }
}
