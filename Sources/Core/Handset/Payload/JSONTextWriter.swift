/// The writer of a ``JSONText``, which keeps its text or passes it on in pieces.
struct JSONTextWriter {
    private static let pieceByteCount = 64 << 10

    /// The text that was not passed on.
    private(set) var bytes: [UInt8] = []
    private let piece: (([UInt8]) throws -> Void)?

    /// - Parameter piece: Receives the text in pieces. If `nil`, it is kept.
    init(piece: (([UInt8]) throws -> Void)? = nil) { self.piece = piece }

    /// Appends a text; without a level it has no white space.
    mutating func write(_ text: JSONText, level: Int?) throws {
        switch text {
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            let inner = level.map { $0 + 1 }
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                writeLineEnd(level: inner)
                try write(member.key)
                bytes += (level == nil ? ":" : ": ").utf8
                try write(member.value, level: inner)
            }
            if !members.isEmpty { writeLineEnd(level: level) }
            bytes.append(UInt8(ascii: "}"))
        case .array(let elements):
            try writeElements(level: level) { write in try elements.forEach(write) }
        case .elements(let makeElements): try writeElements(level: level, makeElements)
        case .string(let string): try write(string)
        case .integer(let integer): bytes += "\(integer)".utf8
        case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
        case .json(let json): bytes += json
        }
        try passOn()
    }

    private mutating func writeElements(
        level: Int?, _ makeElements: ((JSONText) throws -> Void) throws -> Void
    ) throws {
        bytes.append(UInt8(ascii: "["))
        let inner = level.map { $0 + 1 }
        var isEmpty = true
        try makeElements { element in
            if !isEmpty { bytes.append(UInt8(ascii: ",")) }
            isEmpty = false
            writeLineEnd(level: inner)
            try write(element, level: inner)
        }
        if !isEmpty { writeLineEnd(level: level) }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func passOn() throws {
        guard let piece, bytes.count >= Self.pieceByteCount else { return }
        try piece(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func writeLineEnd(level: Int?) {
        guard let level else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }

    private mutating func write(_ string: String) throws {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        var rest = 0
        while true {
            // A long text is passed on while it is written.
            let end = string.withUTF8 { utf8 in
                let end = min(utf8.count, rest + Self.pieceByteCount)
                for byte in utf8[rest..<end] { writeInString(byte) }
                return end < utf8.count ? end : nil
            }
            guard let end else { break }
            rest = end
            try passOn()
        }
        bytes.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private mutating func writeInString(_ byte: UInt8) {
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
}
