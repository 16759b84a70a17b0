/// A byte of a file that compares with a character in quotes.
struct ScriptByte: Hashable, Comparable, ExpressibleByUnicodeScalarLiteral {
    let value: UInt8

    init(_ value: UInt8) { self.value = value }

    init(unicodeScalarLiteral value: Unicode.Scalar) {
        self.value = UInt8(truncatingIfNeeded: value.value)
    }

    static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    var isDigit: Bool { self >= "0" && self <= "9" }
    var isLetter: Bool { value | 0x20 >= 0x61 && value | 0x20 <= 0x7A }
    /// True if a name can begin with the byte.
    var beginsName: Bool { isLetter || self == "_" || self == "$" || value >= 0x80 }
    var isInName: Bool { beginsName || isDigit }
    var isSpace: Bool { value > 0 && value <= 0x20 }
    var isLineEnd: Bool { self == "\n" || self == "\r" }
}
