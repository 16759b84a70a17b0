/// The text of a script, read scalar by scalar at offsets in UTF-16 units.
struct ScriptText {
    let units: ScriptUnits
    /// True if a string may contain U+2028 and U+2029, as since ES2019.
    let allowsSeparatorsInStrings: Bool

    init(_ script: String, allowsSeparatorsInStrings: Bool = false) {
        units = ScriptUnits(script)
        self.allowsSeparatorsInStrings = allowsSeparatorsInStrings
    }

    /// The scalar that begins at an index, or `nil` after the end and inside a scalar.
    subscript(index: Int) -> Unicode.Scalar? {
        guard index < units.count else { return nil }
        guard UTF16.isLeadSurrogate(units[index]), index + 1 < units.count else {
            return Unicode.Scalar(units[index])
        }
        let pair = (UInt32(units[index]) & 0x3FF) << 10 | UInt32(units[index + 1]) & 0x3FF
        return Unicode.Scalar(0x10000 + pair)
    }

    func has(_ text: String, at index: Int) -> Bool {
        units[min(index, units.count)...].starts(with: text.utf16)
    }

    /// Returns a piece of the script in a form that can be shown in a phrase.
    func shown(_ range: Range<Int>) -> String {
        let piece = units.text(in: range.prefix(24))
        return SourceExcerpt.shown(piece.utf8) + (range.count > 24 ? "…" : "")
    }

    /// Reads hexadecimal digits from an index on, and moves the index to their end.
    ///
    /// - Returns: Their value, or `nil` without a digit. A value beyond U+10FFFF stays beyond it.
    func hexadecimal(from index: inout Int, most: Int = .max) -> UInt32? {
        let start = index
        var value: UInt32 = 0
        while index - start < most, let scalar = self[index], scalar.isASCII,
            let digit = Character(scalar).hexDigitValue
        {
            value = min(value, 0x11_0000) * 16 + UInt32(digit)
            index += 1
        }
        return index > start ? value : nil
    }

    static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\u{0B}", "\u{0C}", "\u{FEFF}": true
        case let scalar where scalar.isASCII: scalar == " "
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }

    static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { ("0"..."9").contains($0) } ?? false
    }

    static func beginsName(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return switch scalar {
        case "$", "_", "a"..."z", "A"..."Z": true
        default: !scalar.isASCII && scalar.properties.isIDStart
        }
    }

    static func continuesName(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return switch scalar {
        case "$", "_", "a"..."z", "A"..."Z", "0"..."9", "\u{200C}", "\u{200D}": true
        default: !scalar.isASCII && scalar.properties.isIDContinue
        }
    }
}
