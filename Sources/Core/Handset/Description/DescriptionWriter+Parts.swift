extension DescriptionWriter {
    /// Returns a key as it is printed in a dictionary.
    static func name(_ key: String) -> String {
        var key = key
        return key.withUTF8 { key in
            let text = QuotedText(key)
            return string(ofAtMost: text.maximumByteCount) { text.write(to: &$0) }
        }
    }

    /// Returns a value as it is printed in a container; an empty text for a container.
    static func nested(_ value: PayloadValue) -> String {
        defer { withExtendedLifetime(value.tree) {} }
        switch value.kind {
        case .dictionary, .array: return ""
        case .string:
            let text = QuotedText(value.node.utf8)
            return string(ofAtMost: text.maximumByteCount) { text.write(to: &$0) }
        case .real where value.largeInteger != nil:
            let digits = Array((value.largeInteger ?? "").utf8)
            return LargeIntegers.decimalText(digits).withUnsafeBufferPointer { digits in
                let text = QuotedText(digits)
                return string(ofAtMost: text.maximumByteCount) { text.write(to: &$0) }
            }
        case .integer, .real, .boolean, .null:
            return string(ofAtMost: ScalarText.maximumByteCount) { cursor in
                ScalarText(value.node, value.kind).writeNested(to: &cursor)
            }
        }
    }

    private static func string(
        ofAtMost count: Int, _ write: (inout ByteCursor) -> Void
    ) -> String {
        var buffer = TextBuffer()
        buffer.append(ofAtMost: count, write)
        return buffer.withBytes { String(decoding: $0, as: UTF8.self) }
    }
}
