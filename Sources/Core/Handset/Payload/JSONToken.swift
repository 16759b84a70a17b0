/// A token of JSON text.
///
/// Jansson parses payloads. Tokens are for what jansson does not tell: where the offending token begins,
/// which containers are open, which keys come twice.
package struct JSONToken {
    package enum Kind: Equatable {
        /// One of `{}[],:`.
        case mark(UInt8)
        /// A string with its quotes; the closing one may be missing.
        case string
        /// A number, a literal, or whatever else stands there.
        case word
    }

    package let kind: Kind
    package let range: Range<Int>

    /// Returns the token that begins at or after an index; `nil` if only white space follows.
    package static func next(in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> JSONToken? {
        var start = index
        while start < bytes.count, isWhiteSpace(bytes[start]) { start += 1 }
        guard start < bytes.count else { return nil }
        var end = start + 1
        switch bytes[start] {
        case let byte where isMark(byte):
            return JSONToken(kind: .mark(byte), range: start..<end)
        case UInt8(ascii: "\""):
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return JSONToken(kind: .string, range: start..<min(end + 1, bytes.count))
        default:
            while end < bytes.count, !isWhiteSpace(bytes[end]), !isMark(bytes[end]),
                bytes[end] != UInt8(ascii: "\"")
            {
                end += 1
            }
            return JSONToken(kind: .word, range: start..<end)
        }
    }

    /// Returns the tokens of a range of JSON text without white space between them, and without trailing commas.
    package static func joined(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        bytes.withUnsafeBufferPointer { joined(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Returns the tokens of JSON text without white space between them, and without trailing commas.
    static func joined(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var joined: [UInt8] = []
        // A text that grows is held twice while it does.
        joined.reserveCapacity(bytes.count)
        var index = 0
        while let token = next(in: bytes, from: index) {
            // No string ends with a comma.
            if token.closes, joined.last == UInt8(ascii: ",") { joined.removeLast() }
            joined += bytes[token.range]
            index = token.range.upperBound
        }
        return joined
    }

    /// True for a bracket or a brace that ends an array or an object.
    var closes: Bool { kind == .mark(UInt8(ascii: "}")) || kind == .mark(UInt8(ascii: "]")) }

    package static func index(
        ofContainerBeyond maximumDepth: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var depth = 0
        var index = 0
        while let token = next(in: bytes, from: index) {
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): depth += 1
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): depth -= 1
            case .mark, .string, .word: break
            }
            if depth > maximumDepth { return token.range.lowerBound }
            index = token.range.upperBound
        }
        return nil
    }

    /// Returns the index at which a UTF-16 unit of a string's text is written: the index of its first byte.
    ///
    /// `unit` counts the units before it; for the one after the last, the result is the index of the closing
    /// quote. `token` is valid, with its quotes.
    package static func index(ofUnit unit: Int, inString token: Slice<UnsafeBufferPointer<UInt8>>)
        -> Int
    {
        var index = token.startIndex + 1
        var rest = unit
        while rest > 0, index < token.endIndex - 1 {
            switch token[index] {
            case UInt8(ascii: "\\"):
                index += token[index + 1] == UInt8(ascii: "u") ? 6 : 2
                rest -= 1
            case let byte where byte >= 0xF0:
                index += 4
                rest -= 2
            case let byte:
                index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
                rest -= 1
            }
        }
        return min(index, token.endIndex - 1)
    }

    /// Returns true if a byte is white space in JSON (RFC 8259, section 2).
    package static func isWhiteSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: ","), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
