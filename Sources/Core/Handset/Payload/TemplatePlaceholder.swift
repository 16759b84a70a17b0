/// A placeholder of a template, such as `{{ unread }}` or `${count}`, that stands where a value belongs.
package enum TemplatePlaceholder {
    /// The marks around a placeholder, in the templates that are common; the longer ones first.
    private static let marks = [
        ("{{{", "}}}"), ("{{", "}}"), ("{%", "%}"), ("<%=", "%>"), ("<%", "%>"), ("${", "}"),
        ("#{", "}"), ("%{", "}"), ("#(", ")"), ("$(", ")"),
    ]

    /// Returns true if a text may be one: its first byte after white space is one with which a mark begins.
    ///
    /// It is asked of each text of each payload, of which hardly any begins so.
    package static func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in text where !JSONToken.isWhiteSpace(byte) {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "$"), UInt8(ascii: "#"),
                UInt8(ascii: "%"):
                return true
            default: return false
            }
        }
        return false
    }

    /// Returns true for a text that is one placeholder and nothing else.
    package static func isAll(of text: String) -> Bool {
        guard text.utf8.count <= maximumCount else { return false }
        let bytes = trimmed(Array(text.utf8)[...])
        return count(atStartOf: bytes) == bytes.count && !bytes.isEmpty
    }

    /// Returns true for a placeholder, or a name in single braces, which a text may have as well: `{count}`.
    package static func standsForNumber(_ text: String) -> Bool {
        if isAll(of: text) { return true }
        let bytes = trimmed(Array(text.utf8.prefix(maximumCount))[...])
        guard text.utf8.count <= maximumCount, bytes.first == UInt8(ascii: "{"),
            bytes.last == UInt8(ascii: "}"), bytes.count > 2
        else { return false }
        return bytes.dropFirst().dropLast().allSatisfy {
            $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
        }
    }

    /// Returns the placeholder with which bytes begin, and which ends after some of them; a name in single braces
    /// is one where a value ends behind it.
    static func text(
        atStartOf bytes: Slice<UnsafeBufferPointer<UInt8>>, beyond index: Int
    ) -> String? {
        let bytes = Array(bytes)[...]
        if let count = count(atStartOf: bytes), count > index {
            return String(decoding: bytes.prefix(count), as: UTF8.self)
        }
        guard index == 1, bytes.first == UInt8(ascii: "{"),
            let end = bytes.firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let text = String(decoding: bytes[...end], as: UTF8.self)
        let next = bytes[(end + 1)...].first { !JSONToken.isWhiteSpace($0) }
        return standsForNumber(text) && (next == UInt8(ascii: ",") || next == UInt8(ascii: "}"))
            ? text : nil
    }

    /// Returns the number of bytes of the placeholder with which a text begins; `nil` if it begins with none.
    static func count(atStartOf bytes: ArraySlice<UInt8>) -> Int? {
        for (start, end) in marks where bytes.starts(with: start.utf8) {
            let inner = bytes.dropFirst(start.utf8.count).prefix(maximumCount)
            guard let close = inner.firstRange(of: Array(end.utf8)) else { continue }
            return isExpression(inner[..<close.lowerBound])
                ? start.utf8.count + (close.upperBound - inner.startIndex) : nil
        }
        return nil
    }

    /// Returns true for the inside of a placeholder: a name, and what is made of it, on one line.
    private static func isExpression(_ bytes: ArraySlice<UInt8>) -> Bool {
        let name = bytes.drop {
            JSONToken.isWhiteSpace($0) || ".#$@/^&>!-~".utf8.contains($0)
        }
        guard let first = name.first, first.isASCIILetterOrDigit || first == UInt8(ascii: "_")
        else {
            return false
        }
        return !bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\"") }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = bytes.drop { JSONToken.isWhiteSpace($0) }
        guard let last = start.lastIndex(where: { !JSONToken.isWhiteSpace($0) }) else { return [] }
        return start[...last]
    }

    /// No placeholder is longer.
    private static let maximumCount = 200
}
