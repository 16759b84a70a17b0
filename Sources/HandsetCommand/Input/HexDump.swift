import Handset

/// Reads the lines of a hex dump: an offset, bytes, and their text.
struct HexDump {
    /// Why a line cannot be read.
    struct Problem: Error {
        let finding: String
    }

    /// More repeated bytes are no capture.
    private static let largestRepetition = 16 << 20
    private static let lineByteCount = 16

    private var nextOffset: Int?
    private var lastLine: [UInt8] = []
    private var isRepeating = false

    /// Turns a line without its newline into bytes.
    mutating func decode(_ line: [UInt8], into decoded: inout [UInt8]) throws(Problem) {
        guard line.contains(where: { $0 > 0x20 }) else { return }
        if line.first == UInt8(ascii: "*") {
            // hexdump writes it for lines that are those before them.
            isRepeating = true
            return
        }
        let digits = line.prefix { $0.hexDigitValue != nil }
        guard (4...16).contains(digits.count), let offset = Int(Self.text(digits), radix: 16)
        else {
            throw Problem(finding: "found no offset at the beginning of the line")
        }
        try move(to: offset, &decoded)
        let bytes = try Self.bytes(of: line[digits.endIndex...])
        decoded += bytes
        nextOffset = offset + bytes.count
        if !bytes.isEmpty { lastLine = bytes }
    }

    private mutating func move(to offset: Int, _ decoded: inout [UInt8]) throws(Problem) {
        defer { isRepeating = false }
        // One dump may follow another.
        guard let nextOffset, offset > nextOffset else { return }
        let count = offset - nextOffset
        guard isRepeating, !lastLine.isEmpty else {
            throw Problem(finding: "\(count) bytes are missing before the line")
        }
        guard count <= Self.largestRepetition else {
            throw Problem(
                finding: "\(count) repeated bytes are more than \(Self.largestRepetition)")
        }
        for index in 0..<count { decoded.append(lastLine[index % lastLine.count]) }
    }

    /// The bytes behind an offset: up to the text, which two blanks set off behind a colon, and else a
    /// bar or three blanks.
    private static func bytes(of rest: ArraySlice<UInt8>) throws(Problem) -> [UInt8] {
        let hasColon = rest.first == UInt8(ascii: ":")
        var bytes: [UInt8] = []
        var index = hasColon ? rest.startIndex + 1 : rest.startIndex
        while index < rest.endIndex, hasColon || bytes.count < lineByteCount {
            let blanks = rest[index...].prefix { $0 <= 0x20 }.count
            index += blanks
            guard index < rest.endIndex, rest[index] != UInt8(ascii: "|"),
                bytes.isEmpty || blanks < (hasColon ? 2 : 3)
            else { break }
            let group = rest[index...].prefix { $0 > 0x20 }
            guard group.count.isMultiple(of: 2) else {
                throw Problem(finding: "found \(group.count) digits together; a byte takes two")
            }
            var high: UInt8?
            for character in group {
                guard let digit = character.hexDigitValue else {
                    throw Problem(finding: "found \(shown(character)) among the hex digits")
                }
                if let first = high {
                    bytes.append(first << 4 | digit)
                    high = nil
                } else {
                    high = digit
                }
            }
            index += group.count
        }
        return bytes
    }

    /// A character as it can be shown in a sentence.
    static func shown(_ byte: UInt8) -> String {
        byte < 0x80
            ? SourceExcerpt.shown(String(Character(Unicode.Scalar(byte))))
            : "the byte 0x" + String(hexOf: [byte])
    }

    private static func text(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits, as: UTF8.self)
    }
}
