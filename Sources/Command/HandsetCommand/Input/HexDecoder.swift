import Handset

/// Decodes hex text: digits alone, or a dump by `xxd` or `hexdump -C`.
///
/// The first line decides: in a dump it begins with an offset of 4 to 16 digits, and a colon or two
/// blanks. Digits are decoded as they come, a dump line by line.
struct HexDecoder {
    private enum Layout {
        case undecided, digits, dump
    }

    private static let longestLine = 4096

    private var layout = Layout.undecided
    private var dump = HexDump()
    private var text: [UInt8] = []
    private var highDigit: UInt8?
    private var line = 1

    mutating func decode(
        _ bytes: some Sequence<UInt8>, into decoded: inout [UInt8]
    ) throws(HexError) {
        for byte in bytes {
            switch layout {
            case .undecided:
                if text.isEmpty, Self.isBlank(byte) {
                    if byte == UInt8(ascii: "\n") { line += 1 }
                    continue
                }
                text.append(byte)
                if let decision = Self.layout(ofLineBeginningWith: text) {
                    try begin(decision, &decoded)
                }
            case .digits: try decodeDigit(byte, into: &decoded)
            case .dump: try decodeDumped(byte, into: &decoded)
            }
        }
    }

    mutating func finish(into decoded: inout [UInt8]) throws(HexError) {
        if layout == .undecided { try begin(.digits, &decoded) }
        if layout == .dump, !text.isEmpty { try endLine(&decoded) }
        if highDigit != nil {
            throw HexError(line: line, cause: .oddDigitCount)
        }
    }

    private static func layout(ofLineBeginningWith text: [UInt8]) -> Layout? {
        let count = text.prefix { $0.hexDigitValue != nil }.count
        if count == text.count { return count > 16 ? .digits : nil }
        guard (4...16).contains(count) else { return .digits }
        if text[count] == UInt8(ascii: ":") { return .dump }
        guard text[count] == UInt8(ascii: " ") else { return .digits }
        guard count + 1 < text.count else { return nil }
        return text[count + 1] == UInt8(ascii: " ") ? .dump : .digits
    }

    private mutating func begin(
        _ decision: Layout, _ decoded: inout [UInt8]
    ) throws(HexError) {
        layout = decision
        let beginning = text
        text = []
        try decode(beginning, into: &decoded)
    }

    private mutating func decodeDigit(
        _ byte: UInt8, into decoded: inout [UInt8]
    ) throws(HexError) {
        guard let digit = byte.hexDigitValue else {
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard Self.isBlank(byte) || byte == UInt8(ascii: ":") else {
                throw HexError(line: line, cause: .noDigit(byte))
            }
            return
        }
        if let highDigit {
            decoded.append(highDigit << 4 | digit)
            self.highDigit = nil
        } else {
            highDigit = digit
        }
    }

    private mutating func decodeDumped(
        _ byte: UInt8, into decoded: inout [UInt8]
    ) throws(HexError) {
        guard byte == UInt8(ascii: "\n") else {
            guard text.count < Self.longestLine else {
                throw HexError(line: line, cause: .lineTooLong(maximum: Self.longestLine))
            }
            text.append(byte)
            return
        }
        try endLine(&decoded)
    }

    private mutating func endLine(_ decoded: inout [UInt8]) throws(HexError) {
        do throws(HexError.Cause) {
            try dump.decode(text, into: &decoded)
        } catch {
            throw HexError(line: line, cause: error)
        }
        text.removeAll(keepingCapacity: true)
        line += 1
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }
}
