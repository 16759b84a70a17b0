/// A string literal and its value.
struct ScriptString {
    /// The range of the literal, with its quotes.
    let range: Range<Int>
    /// The UTF-16 units of a string with escapes; `nil` for a string without escapes: the literal has its units.
    private let changedUnits: [UInt16]?
    private let text: ScriptText
    let firstEscape: Range<Int>?

    /// Reads the literal whose opening quote stands at `start`; a fault calls it `name`.
    init(in text: ScriptText, at start: Int, name: String) throws(ScriptFault) {
        let quote = text.units[start]
        var value: [UInt16]?
        var firstEscape: Range<Int>?
        var lastEscape: Range<Int>?
        var index = start + 1
        while index < text.units.count, text.units[index] != quote {
            let unit = text.units[index]
            switch unit {
            case 0x5C:
                let escape = ScriptEscape(in: text, at: index)
                guard escape.range.upperBound <= text.units.count, index + 1 < text.units.count
                else { throw .malformed("no end of \(name)", escape.range) }
                guard let units = escape.value else {
                    throw .malformed(
                        "the malformed escape \(text.shown(escape.range))", escape.range)
                }
                if value == nil { value = Array(text.units[start + 1..<index]) }
                value?.append(contentsOf: units)
                firstEscape = firstEscape ?? escape.range
                lastEscape = escape.range
                index = escape.range.upperBound
                continue
            case 0x0A:
                throw .malformed("a line end in \(name)", index..<index + 1)
            case 0x0D:
                let end = text[index + 1] == "\n" ? index + 2 : index + 1
                throw .malformed("a line end in \(name)", index..<end)
            case 0x2028 where !text.allowsSeparatorsInStrings,
                0x2029 where !text.allowsSeparatorsInStrings:
                throw .malformed(
                    "U+\(String(unit, radix: 16)), which ends the line before iOS 12",
                    index..<index + 1)
            default:
                value?.append(unit)
                index += 1
            }
        }
        guard index < text.units.count else {
            // Most likely the closing quote is escaped.
            let quoteEscape = lastEscape.flatMap {
                text.units[$0.upperBound - 1] == quote ? $0 : nil
            }
            throw .malformed("no end of \(name)", quoteEscape ?? start..<start + 1)
        }
        range = start..<index + 1
        changedUnits = value
        self.text = text
        self.firstEscape = firstEscape
    }

    /// The string, with U+FFFD for half a surrogate pair.
    var value: String {
        changedUnits.map { String(decoding: $0, as: UTF16.self) }
            ?? text.units.text(in: range.dropFirst().dropLast())
    }
}
