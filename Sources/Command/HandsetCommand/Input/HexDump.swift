import Handset

/// Reads the lines of a hex dump: an offset, bytes, and their text.
struct HexDump {
    // More repeated bytes than this in all are not a capture.
    private static let largestRepetition = 16 << 20
    private static let lineByteCount = 16

    private var nextOffset: Int?
    private var lastLine: [UInt8] = []
    private var isRepeating = false
    private var repeatedByteCount = 0

    /// Decodes a line without its newline.
    mutating func decode(_ line: [UInt8], into decoded: inout [UInt8]) throws(HexError.Cause) {
        guard line.contains(where: { $0 > 0x20 }) else { return }
        if line.first == UInt8(ascii: "*") {
            // hexdump writes it for lines that repeat the one before.
            isRepeating = true
            return
        }
        let digits = line.prefix { $0.hexDigitValue != nil }
        guard (4...16).contains(digits.count), let offset = Int(Self.text(digits), radix: 16)
        else { throw .noOffset }
        try move(to: offset, &decoded)
        let bytes = try Self.bytes(of: line[digits.endIndex...])
        decoded += bytes
        let next = offset.addingReportingOverflow(bytes.count)
        nextOffset = next.overflow ? .max : next.partialValue
        if !bytes.isEmpty { lastLine = bytes }
    }

    private mutating func move(to offset: Int, _ decoded: inout [UInt8]) throws(HexError.Cause) {
        defer { isRepeating = false }
        // One dump may follow another.
        guard let nextOffset, offset > nextOffset else { return }
        let count = offset - nextOffset
        guard isRepeating, !lastLine.isEmpty else {
            throw .missingBytes(count: count)
        }
        let (sum, overflow) = repeatedByteCount.addingReportingOverflow(count)
        guard !overflow, sum <= Self.largestRepetition else {
            throw .tooManyRepeatedBytes(
                count: overflow ? .max : sum, maximum: Self.largestRepetition)
        }
        repeatedByteCount = sum
        for index in 0..<count { decoded.append(lastLine[index % lastLine.count]) }
    }

    /// Returns the bytes after an offset, without the text that follows them.
    ///
    /// The text begins after two blanks if the offset ends with a colon, otherwise after a bar or three
    /// blanks.
    private static func bytes(of rest: ArraySlice<UInt8>) throws(HexError.Cause) -> [UInt8] {
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
                throw .oddGroup(digitCount: group.count)
            }
            var high: UInt8?
            for character in group {
                guard let digit = character.hexDigitValue else { throw .noDigit(character) }
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

    private static func text(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits, as: UTF8.self)
    }
}
