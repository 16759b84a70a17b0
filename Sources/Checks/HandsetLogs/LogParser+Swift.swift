import Handset

// The top level of Swift's print: strings without quotes and escapes.

extension LogParser {
    /// True if brackets at the index hold members: `[AnyHashable("` or `["key": `.
    var isSwiftDictionary: Bool {
        var end = index + 1
        while let byte = text.byte(at: end), byte <= 32 { end += 1 }
        var scan = self
        scan.index = end
        if scan.isNext("AnyHashable(") { return true }
        guard scan.next == UInt8(ascii: "\"") else { return false }
        return scan.isAtStringKey
    }

    /// True if brackets at the index begin a text, as in `[New] Your order`.
    var isTextInBrackets: Bool {
        guard let first = byte(after: 1), first != UInt8(ascii: "["), first != 34, first > 32,
            !isNext("[AnyHashable(")
        else { return false }
        var end = index
        while let byte = text.byte(at: end), byte != UInt8(ascii: "]"), end - index < 256 {
            guard byte != UInt8(ascii: "\n") else { return false }
            end += 1
        }
        guard text.byte(at: end) == UInt8(ascii: "]") else { return false }
        switch text.byte(at: end + 1) {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "\n"), nil:
            return false
        default: return true
        }
    }

    /// True at `"key": `.
    private var isAtStringKey: Bool {
        var end = index + 1
        while end - index < 256, let byte = text.byte(at: end), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\\") {
                end += 2
            } else if byte == UInt8(ascii: "\"") {
                return text.byte(at: end + 1) == UInt8(ascii: ":")
            } else {
                end += 1
            }
        }
        return false
    }

    /// Parses a value that is not a container, up to the next key or the closing bracket.
    mutating func parseSwiftValue(_ key: Range<Int>?) throws(LogFault) {
        let start = index
        if next == UInt8(ascii: "\""), let string = quotedSwiftValue() {
            return addText(string, .string, key, start)
        }
        var value: [UInt8] = []
        var depth = 0
        while let byte = next {
            if byte == UInt8(ascii: ","), isBeforeKey { break }
            if byte == UInt8(ascii: "]"), depth == 0 || isLineEnd(after: 1) { break }
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            value.append(byte)
            index += 1
        }
        guard next != nil else { throw fault("") }
        if value.elementsEqual("<private>".utf8) {
            noteUnreadable(.redacted(token: "<private>"), at: start)
        }
        if value.elementsEqual("…".utf8) || value.elementsEqual("...".utf8) {
            noteUnreadable(.elided, at: start)
        }
        addText(decoded(value), .text, key, start)
    }

    /// Returns the text of a string that Swift has printed with quotes; `nil` if the quotes belong to the text.
    private mutating func quotedSwiftValue() -> [UInt8]? {
        var other = self
        guard let string = try? other.parseString(), let end = other.next,
            end == UInt8(ascii: ",") || end == UInt8(ascii: "]")
        else { return nil }
        index = other.index
        note(.quotes)
        return string
    }

    /// True if a key follows the comma at the index.
    private var isBeforeKey: Bool {
        var scan = self
        scan.index += 1
        scan.skipBlanks()
        if scan.next == UInt8(ascii: "\n") {
            scan.index += 1
            scan.skipBlanks()
        }
        if scan.isNext("AnyHashable(\"") { return true }
        guard open.last?.isHashable == false, scan.next == UInt8(ascii: "\"") else { return false }
        return scan.isAtStringKey
    }

    /// True if nothing but closing marks follows on the line.
    private func isLineEnd(after count: Int) -> Bool {
        var end = index + count
        while let byte = text.byte(at: end), byte != UInt8(ascii: "\n") {
            guard byte <= 32 || byte == UInt8(ascii: ")") else { return false }
            end += 1
        }
        return true
    }
}
