/// A scan of the bytes of a line, which never leaves them.
struct ByteScan {
    let bytes: ArraySlice<UInt8>
    var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
    var rest: ArraySlice<UInt8> { bytes[index...] }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    /// Takes blanks and tabs; true if there was one.
    @discardableResult
    mutating func takeBlanks() -> Bool {
        let start = index
        while let next, next == 32 || next == 9 { index += 1 }
        return index > start
    }

    mutating func takeNumber(_ counts: ClosedRange<Int>) -> Int? {
        let start = index
        var value = 0
        while index - start < counts.upperBound, let next, next &- 48 < 10 {
            value = value * 10 + Int(next &- 48)
            index += 1
        }
        return index - start >= counts.lowerBound ? value : nil
    }

    /// Takes bytes as long as a condition holds.
    mutating func take(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = index
        while let next, holds(next) { index += 1 }
        return bytes[start..<index]
    }

    mutating func takeHexadecimal() -> Bool {
        let start = index
        guard take("0"), take("x") else {
            index = start
            return false
        }
        return !take(while: Self.isHexadecimal).isEmpty
    }

    static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- 48 < 10 || (byte | 0x20) &- 97 < 6
    }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    /// True for the bytes of a bundle's identifier and of a process's name.
    static func isName(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }
}
