import Handset

extension LogParser {
    /// Skips white space and comments between tokens.
    mutating func skipSpace() {
        var first: Int?
        defer { if let first { comments.append(first..<index) } }
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                index += 1
            case 0xC2 where self.byte(after: 1) == 0xA0:
                // A blank that pages use so that lines do not break.
                index += 2
            case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "/"):
                note(.comment)
                first = first ?? index
                skipLine()
            case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "*"):
                guard let end = text.endOfComment(at: index) else { return }
                note(.comment)
                first = first ?? index
                index = end
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = afterContinuation ?? afterJunction else { return }
                note(.continuation)
                index = end
            default: return
            }
        }
    }

    mutating func skipLine() {
        while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
    }

    mutating func skipBlanks() {
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            index += 1
        }
    }
}
