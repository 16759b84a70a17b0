/// JSON to be written: objects keep the order of their members.
///
/// It is written without jansson, whose writer would leave text out when memory is short.
package enum JSONText: Sendable {
    case object([(key: String, value: JSONText)])
    case array([JSONText])
    case string(String)
    case integer(Int)
    case boolean(Bool)

    /// A range in the form of an NSRange.
    package static func range(_ range: Range<Int>) -> JSONText {
        .object([("location", .integer(range.lowerBound)), ("length", .integer(range.count))])
    }

    /// The text on one line, without a newline.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, level: nil)
        return bytes
    }

    /// The text with a line for each member and element, two blanks for each level, and a newline.
    package var lines: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, level: 0)
        return bytes + [UInt8(ascii: "\n")]
    }

    /// Appends the text; without a level it has no white space.
    private func write(to bytes: inout [UInt8], level: Int?) {
        switch self {
        case .object(let members):
            Self.write(members, between: "{}", to: &bytes, level: level) { member, bytes, level in
                Self.write(member.key, to: &bytes)
                bytes += (level == nil ? ":" : ": ").utf8
                member.value.write(to: &bytes, level: level)
            }
        case .array(let elements):
            Self.write(elements, between: "[]", to: &bytes, level: level) { element, bytes, level in
                element.write(to: &bytes, level: level)
            }
        case .string(let string): Self.write(string, to: &bytes)
        case .integer(let integer): bytes += "\(integer)".utf8
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: String, to bytes: inout [UInt8], level: Int?,
        _ writeItem: (Item, inout [UInt8], _ level: Int?) -> Void
    ) {
        bytes += brackets.utf8.prefix(1)
        let inner = level.map { $0 + 1 }
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            writeLineEnd(to: &bytes, level: inner)
            writeItem(item, &bytes, inner)
        }
        if !items.isEmpty { writeLineEnd(to: &bytes, level: level) }
        bytes += brackets.utf8.suffix(1)
    }

    private static func writeLineEnd(to bytes: inout [UInt8], level: Int?) {
        guard let level else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += [UInt8](repeating: UInt8(ascii: " "), count: 2 * level)
    }

    private static func write(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += #"\""#.utf8
            case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
            case 0x08: bytes += #"\b"#.utf8
            case 0x09: bytes += #"\t"#.utf8
            case 0x0A: bytes += #"\n"#.utf8
            case 0x0C: bytes += #"\f"#.utf8
            case 0x0D: bytes += #"\r"#.utf8
            case 0..<0x20:
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += (byte < 16 ? #"\u000"# : #"\u00"#).utf8 + Array(digits.utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
