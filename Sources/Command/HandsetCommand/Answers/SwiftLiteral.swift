/// A text as a literal of Swift.
enum SwiftLiteral {
    /// Returns the literal: as it stands between `#"` and `"#` if it has quotes or backslashes, and no sign that cannot
    /// stand in a line.
    static func of(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { !$0.properties.isUnsafeInSource }
        guard isPlain else { return "\"\(text.unicodeScalars.map(escaped).joined())\"" }
        // A sign that combines with a quote makes another character of it, but not for the compiler.
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "\\")) else {
            return "\"\(text)\""
        }
        var signs = "#"
        while bytes.contains("\"\(signs)".utf8) || bytes.contains("\\\(signs)".utf8) {
            signs += "#"
        }
        return "\(signs)\"\(text)\"\(signs)"
    }

    private static func escaped(_ sign: Unicode.Scalar) -> String {
        switch sign {
        case "\"", "\\": "\\\(sign)"
        case _ where sign.properties.isUnsafeInSource:
            "\\u{\(String(sign.value, radix: 16))}"
        default: String(sign)
        }
    }
}

extension Unicode.Scalar.Properties {
    /// True for what is not a sign of a line, or turns the direction of text, so that a literal does not show it.
    fileprivate var isUnsafeInSource: Bool {
        switch generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned:
            true
        default: false
        }
    }
}
