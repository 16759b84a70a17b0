extension ObjectiveCLexer {
    /// Takes a string or a character, up to its quote or the end of the line.
    mutating func takeString() {
        let quote = bytes[place]
        let firstLine = line
        place += 1
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            if byte == quote {
                place += 1
                break
            }
            if Self.isNewline(byte) { break }
            if byte == UInt8(ascii: "\\") {
                takeEscape(into: &text)
            } else {
                text.append(byte)
                place += 1
            }
        }
        let kind = quote == UInt8(ascii: "'") ? ObjectiveCToken.Kind.character : .string
        add(kind, String(decoding: text, as: UTF8.self), at: firstLine)
    }

    /// Takes a string of C++ that has no escapes, from its quote on.
    mutating func takeRawString() {
        let firstLine = line
        let start = place + 1
        var end = start
        while end < bytes.count, end - start <= 16, bytes[end] != UInt8(ascii: "(") { end += 1 }
        guard end < bytes.count, end - start <= 16 else { return takeString() }
        let closing = [UInt8(ascii: ")")] + bytes[start..<end] + [UInt8(ascii: "\"")]
        place = end + 1
        let first = place
        while place < bytes.count, !bytes[place...].starts(with: closing) {
            if Self.isNewline(bytes[place]) { passNewline() } else { place += 1 }
        }
        let text = String(decoding: bytes[first..<min(place, bytes.count)], as: UTF8.self)
        place = min(place + closing.count, bytes.count)
        add(.string, text, at: firstLine)
    }

    private mutating func takeEscape(into text: inout [UInt8]) {
        place += 1
        guard place < bytes.count else { return }
        let byte = bytes[place]
        if Self.isNewline(byte) { return passNewline() }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "e"): text.append(0x1B)
        case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: takeDigits(2, radix: 16)))
        case UInt8(ascii: "u"): append(takeDigits(4, radix: 16), to: &text)
        case UInt8(ascii: "U"): append(takeDigits(8, radix: 16), to: &text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            place -= 1
            text.append(UInt8(truncatingIfNeeded: takeDigits(3, radix: 8)))
        default: text.append(byte)
        }
    }

    private mutating func takeDigits(_ count: Int, radix: UInt32) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = Character(UnicodeScalar(at(0))).hexDigitValue, digit < radix else {
                break
            }
            value = value &* radix &+ UInt32(digit)
            place += 1
        }
        return value
    }

    private func append(_ scalar: UInt32, to text: inout [UInt8]) {
        guard let scalar = UnicodeScalar(scalar) else { return }
        text.append(contentsOf: String(scalar).utf8)
    }

    /// Takes a number, without the letters of its type.
    mutating func takeNumber() {
        let start = place
        let isHexadecimal = at(0) == UInt8(ascii: "0") && (at(1) | 0x20) == UInt8(ascii: "x")
        while place < bytes.count {
            let byte = bytes[place]
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            let isExponent = place > start && (bytes[place - 1] | 0x20) == UInt8(ascii: "e")
            let isPart = Self.isName(byte) || byte == UInt8(ascii: ".")
            guard isPart || isSign && isExponent && !isHexadecimal else { break }
            place += 1
        }
        var end = place
        let letters = isHexadecimal ? "uUlL" : "uUlLfF"
        while end > start + 1, letters.utf8.contains(bytes[end - 1]) { end -= 1 }
        add(.number, String(decoding: bytes[start..<end], as: UTF8.self), at: line)
    }

    /// Takes a line of the preprocessor with those that continue it, without comments.
    mutating func takeDirective() {
        let firstLine = line
        place += 1
        var text: [UInt8] = []
        var quote: UInt8 = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\"), Self.isNewline(at(1)) {
                place += 1
                passNewline()
                text.append(0x20)
            } else if Self.isNewline(byte) {
                break
            } else if quote == 0, byte == UInt8(ascii: "/"), at(1) == byte {
                while place < bytes.count, !Self.isNewline(bytes[place]) { place += 1 }
            } else if quote == 0, byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                skipComment()
                text.append(0x20)
            } else {
                if byte == UInt8(ascii: "\\") {
                    text.append(byte)
                    place += 1
                } else if byte == UInt8(ascii: "\"") {
                    quote = quote == byte ? 0 : byte
                }
                if place < bytes.count, !Self.isNewline(bytes[place]) {
                    text.append(bytes[place])
                    place += 1
                }
            }
        }
        let kept = text.drop { $0 <= 0x20 }
        add(.directive, String(decoding: kept, as: UTF8.self), at: firstLine)
    }
}
