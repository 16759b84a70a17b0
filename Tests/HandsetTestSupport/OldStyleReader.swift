/// Reads what Darwin's `%@` prints for a container, written apart from the library, to hold its printing
/// against.
///
/// It takes nothing but what the rules of printing give: each blank has to be where they put it, and a
/// text has quotes if it needs them, and only then.
public struct OldStyleReader {
    /// Says what was found where, in bytes from the beginning.
    public struct Fault: Error, CustomStringConvertible {
        /// What was found.
        public let description: String
    }

    private let text: [UInt8]
    private var index = 0

    private init(_ text: [UInt8]) {
        self.text = text
    }

    /// The value that a text is.
    ///
    /// - Throws: ``Fault`` if the text is no property list in Darwin's layout.
    public static func value(of text: [UInt8]) throws(Fault) -> OldStyleValue {
        var reader = OldStyleReader(text)
        let value = try reader.value(level: 0)
        guard reader.index == text.count else { throw reader.fault("the end") }
        return value
    }

    // MARK: - Containers

    private mutating func value(level: Int) throws(Fault) -> OldStyleValue {
        let start = index
        while next == UInt8(ascii: " ") { index += 1 }
        let blankCount = index - start
        guard next == UInt8(ascii: "{") || next == UInt8(ascii: "(") else {
            guard blankCount == 0 else { throw fault("a text without blanks before it") }
            return .text(try string())
        }
        guard blankCount == 4 * level else { throw fault("a bracket at level \(level)") }
        return try next == UInt8(ascii: "{") ? dictionary(level: level) : array(level: level)
    }

    private mutating func dictionary(level: Int) throws(Fault) -> OldStyleValue {
        var members: [OldStyleValue.Member] = []
        try take("{\n")
        while !isAtEnd("}", level: level) {
            try takePad(level + 1)
            let key = try string()
            try take(" = ")
            members.append(OldStyleValue.Member(key: key, value: try value(level: level + 1)))
            try take(";\n")
        }
        try takePad(level)
        try take("}")
        return .dictionary(members)
    }

    private mutating func array(level: Int) throws(Fault) -> OldStyleValue {
        var elements: [OldStyleValue] = []
        try take("(\n")
        if !isAtEnd(")", level: level) {
            while true {
                try takePad(level + 1)
                elements.append(try value(level: level + 1))
                guard next == UInt8(ascii: ",") else { break }
                try take(",\n")
            }
            try take("\n")
        }
        try takePad(level)
        try take(")")
        return .array(elements)
    }

    /// Whether a container's closing bracket is all that its next line begins with.
    private func isAtEnd(_ bracket: Unicode.Scalar, level: Int) -> Bool {
        let end = index + 4 * level
        return end < text.count && text[end] == UInt8(ascii: bracket)
            && text[index..<end].allSatisfy { $0 == UInt8(ascii: " ") }
    }

    // MARK: - Texts

    private mutating func string() throws(Fault) -> [UInt16] {
        guard next == UInt8(ascii: "\"") else {
            let start = index
            while let byte = next, Self.isBare(UInt16(byte)) { index += 1 }
            guard index > start else { throw fault("a text") }
            return text[start..<index].map { UInt16($0) }
        }
        index += 1
        var units: [UInt16] = []
        while next != UInt8(ascii: "\"") {
            guard let byte = next, (0x20..<0x7F).contains(byte) || byte == 0x0D else {
                throw fault("a printable character, a carriage return, or a quote")
            }
            index += 1
            units.append(byte == UInt8(ascii: "\\") ? try escape() : UInt16(byte))
        }
        index += 1
        guard units.isEmpty || !units.allSatisfy(Self.isBare) else {
            throw fault("no quotes around a text that needs none")
        }
        return units
    }

    /// The unit that an escape stands for, whose backslash was read.
    private mutating func escape() throws(Fault) -> UInt16 {
        guard let byte = next else { throw fault("an escape") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return UInt16(byte)
        case UInt8(ascii: "a"): return 0x07
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "v"): return 0x0B
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "U"):
            return try digits(4, radix: 16) { $0 >= 0x80 }
        case UInt8(ascii: "0"), UInt8(ascii: "1"):
            index -= 1
            // Seven to thirteen have a letter each.
            return try digits(3, radix: 8) { $0 < 7 || (14..<0x20).contains($0) || $0 == 0x7F }
        default: throw fault("an escape")
        }
    }

    private mutating func digits(
        _ count: Int, radix: UInt16, where isRight: (UInt16) -> Bool
    ) throws(Fault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<count {
            let digit: UInt16? =
                switch next {
                case let byte? where (0x30...0x39).contains(byte): UInt16(byte - 0x30)
                case let byte? where (0x61...0x66).contains(byte): UInt16(byte - 0x61 + 10)
                default: nil
                }
            guard let digit, digit < radix else { throw fault("a small digit") }
            unit = unit * radix + digit
            index += 1
        }
        guard isRight(unit) else { throw fault("no escape of a character that needs none") }
        return unit
    }

    private static func isBare(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    // MARK: - Bytes

    private var next: UInt8? { index < text.count ? text[index] : nil }

    private mutating func take(_ wanted: String) throws(Fault) {
        for byte in wanted.utf8 {
            guard next == byte else { throw fault(wanted.debugDescription) }
            index += 1
        }
    }

    private mutating func takePad(_ level: Int) throws(Fault) {
        for _ in 0..<4 * level {
            guard next == UInt8(ascii: " ") else { throw fault("a line at level \(level)") }
            index += 1
        }
    }

    private func fault(_ wanted: String) -> Fault {
        let around = text[max(0, index - 20)..<min(text.count, index + 20)]
        return Fault(
            description: "no \(wanted) at \(index): \(String(decoding: around, as: UTF8.self))")
    }
}
