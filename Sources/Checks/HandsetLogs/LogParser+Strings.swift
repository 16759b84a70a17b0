import Handset

extension LogParser {
    /// Parses the string whose opening quote is at the index.
    mutating func parseString() throws(LogFault) -> [UInt8] {
        guard let quote = next else { throw fault("a string") }
        let start = index
        guard !text.isUnclosedString(at: start) else {
            throw LogFault(index: start, cause: .unclosedString)
        }
        let isOldStyle = open.last?.separator != UInt8(ascii: ":")
        index += 1
        var string: [UInt8] = []
        var hasHighBytes = false
        while let byte = next, byte != quote {
            index += 1
            switch byte {
            case UInt8(ascii: "\\"): try parseEscape(into: &string)
            case UInt8(ascii: "\n"):
                guard !isStructure else {
                    text.note(unclosedStringAt: start, upTo: index)
                    throw LogFault(index: start, cause: .unclosedString)
                }
                note(.lineBreak)
                string.append(byte)
            case 0x80...:
                hasHighBytes = true
                string.append(byte)
            default: string.append(byte)
            }
        }
        guard next != nil else { throw fault("") }
        index += 1
        guard hasHighBytes else { return string }
        if isOldStyle, open.last?.bracket != UInt8(ascii: "[") { note(.nonASCII) }
        return decoded(string)
    }

    /// Parses a string in quotes that a word processor has put there.
    mutating func parseTypographicString() throws(LogFault) -> [UInt8] {
        index += 3
        var string: [UInt8] = []
        while let byte = next, !isNext("”"), !isNext("“") {
            guard byte != UInt8(ascii: "\n") else { throw fault("”") }
            string.append(byte)
            index += 1
        }
        guard next != nil else { throw fault("”") }
        index += 3
        return decoded(string)
    }

    /// True if the line at the index looks like a part of a dictionary, and not of a string.
    private var isStructure: Bool {
        var end = index
        while let byte = text.byte(at: end), byte == 32 || byte == 9 { end += 1 }
        switch text.byte(at: end) {
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return true
        case UInt8(ascii: ")"): return text.byte(at: end + 1) == UInt8(ascii: ";")
        default: break
        }
        let isQuoted = text.byte(at: end) == UInt8(ascii: "\"")
        if isQuoted { end += 1 }
        let start = end
        while let byte = text.byte(at: end), Self.isBareKey(byte), end - start < 128 { end += 1 }
        guard end > start else { return false }
        if isQuoted {
            guard text.byte(at: end) == UInt8(ascii: "\"") else { return false }
            end += 1
        }
        return text.byte(at: end) == 32 && text.byte(at: end + 1) == UInt8(ascii: "=")
            && text.byte(at: end + 2) == 32
    }

    // MARK: - Escapes

    /// Parses an escape whose backslash was read, and appends what it stands for.
    private mutating func parseEscape(into string: inout [UInt8]) throws(LogFault) {
        guard let byte = next else { throw fault("") }
        index += 1
        switch byte {
        case UInt8(ascii: "\n"): note(.continuation)
        case UInt8(ascii: "n"): string.append(0x0A)
        case UInt8(ascii: "t"): string.append(0x09)
        case UInt8(ascii: "r"): string.append(0x0D)
        case UInt8(ascii: "a"): string.append(0x07)
        case UInt8(ascii: "b"): string.append(0x08)
        case UInt8(ascii: "f"): string.append(0x0C)
        case UInt8(ascii: "v"): string.append(0x0B)
        case UInt8(ascii: "U"), UInt8(ascii: "u"): parseUnits(into: &string)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            index -= 1
            var value = 0
            for _ in 0..<3 {
                guard let digit = next, digit &- 48 < 8 else { break }
                value = value * 8 + Int(digit - 48)
                index += 1
            }
            append(UInt32(value), to: &string)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"):
            string.append(byte)
        default:
            note(.escape)
            string += [UInt8(ascii: "\\"), byte]
        }
    }

    /// Parses the digits of `\U00e9`, `\u00e9` or `\u{e9}`, and of the escape of a low surrogate after it.
    private mutating func parseUnits(into string: inout [UInt8]) {
        if next == UInt8(ascii: "{"), let scalar = parseBracedScalar() {
            return append(scalar, to: &string)
        }
        guard let unit = parseUnit() else {
            note(.escape)
            return string.append(UInt8(ascii: "?"))
        }
        guard unit & 0xFC00 == 0xD800, isNext("\\U") || isNext("\\u") else {
            return append(unit, to: &string)
        }
        let start = index
        index += 2
        guard let low = parseUnit(), low & 0xFC00 == 0xDC00 else {
            index = start
            return append(unit, to: &string)
        }
        append(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), to: &string)
    }

    private mutating func parseBracedScalar() -> UInt32? {
        let start = index
        index += 1
        var value: UInt32 = 0
        while let digit = next?.hexDigitValue, index - start <= 8 {
            value = value << 4 | UInt32(digit)
            index += 1
        }
        guard index > start + 1, take("}") else {
            index = start
            return nil
        }
        return value
    }

    private mutating func parseUnit() -> UInt32? {
        var unit: UInt32 = 0
        for offset in 0..<4 {
            guard let digit = byte(after: offset)?.hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        index += 4
        return unit
    }

    /// Appends a character; half of a surrogate pair becomes U+FFFD.
    private mutating func append(_ value: UInt32, to string: inout [UInt8]) {
        if Unicode.Scalar(value) == nil { note(.encoding) }
        string += String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
    }
}
