import Handset

/// A JSON text with colours: keys, strings, and all other values.
struct ColouredJSON {
    /// The text, without control characters other than newlines.
    let text: String

    /// Takes a JSON text that Handset has written.
    init(_ json: [UInt8]) {
        let shown = Array(SourceExcerpt.shownLines(json).utf8)
        var text = ""
        var index = 0
        while index < shown.count {
            let end = Self.end(ofTokenAt: index, in: shown)
            let token = String(decoding: shown[index..<end], as: UTF8.self)
            text += Self.style(ofTokenAt: index, to: end, in: shown)?.of(token) ?? token
            index = end
        }
        self.text = text
    }

    private static let signs = Set("{}[],: \n".utf8)
    private static let quote = UInt8(ascii: "\"")

    /// Returns the index after a string, after a run of signs and blanks, or after another value.
    private static func end(ofTokenAt start: Int, in text: [UInt8]) -> Int {
        var index = start + 1
        guard text[start] == quote else {
            let isOfSigns = signs.contains(text[start])
            while index < text.count, text[index] != quote,
                signs.contains(text[index]) == isOfSigns
            {
                index += 1
            }
            return index
        }
        while index < text.count, text[index] != quote {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, text.count)
    }

    /// Returns the style of a token; `nil` for signs.
    private static func style(
        ofTokenAt start: Int, to end: Int, in text: [UInt8]
    ) -> TextStyle? {
        if text[start] == quote {
            let next = text[end...].first { $0 != UInt8(ascii: " ") }
            return next == UInt8(ascii: ":") ? .blue : .green
        }
        return signs.contains(text[start]) ? nil : .yellow
    }
}
