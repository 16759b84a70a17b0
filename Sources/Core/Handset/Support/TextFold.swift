/// The folding of text for people: lines are broken between words, at the width of a terminal.
///
/// A word is never broken: it may be a path, or an address to be copied.
///
/// ```swift
/// print(TextFold(width: 12).lines(of: "one two three", indentation: 2))
/// // ["one two", "  three"]
/// ```
package struct TextFold: Sendable {
    private static let smallestWidth = 20

    /// The number of columns, or `nil` if lines stay whole.
    package let width: Int?

    /// If the width is `nil`, or so small that hardly a word fits, lines stay whole.
    package init(width: Int?) {
        self.width = width.flatMap { $0 < Self.smallestWidth ? nil : $0 }
    }

    /// Returns the lines of a text without newlines; all lines but the first have the indentation.
    package func lines(
        of text: String, indentation: Int = 0, from firstColumn: Int = 0
    ) -> [String] {
        // A character takes at least one byte and at most two columns.
        guard let width, 2 * text.utf8.count + firstColumn > width else { return [text] }
        let indent = String(repeating: " ", count: indentation)
        var lines: [String] = []
        var line = Substring()
        var column = firstColumn
        for word in Words(rest: text[...]) {
            let count = word.text.unicodeScalars.reduce(0) { $0 + SourceExcerpt.width($1) }
            if !line.isEmpty, count > 0, column + word.blanks.count + count > width {
                lines.append(String(line))
                line = indent + word.text
                column = indentation + count
            } else {
                line += word.blanks + word.text
                column += word.blanks.count + count
            }
        }
        return lines + [String(line)]
    }

    /// The words of a text, each with the blanks before it.
    private struct Words: Sequence, IteratorProtocol {
        var rest: Substring

        mutating func next() -> (blanks: Substring, text: Substring)? {
            guard !rest.isEmpty else { return nil }
            let bytes = rest.utf8
            let blank = UInt8(ascii: " ")
            let start = bytes.firstIndex { $0 != blank } ?? bytes.endIndex
            let end = bytes[start...].firstIndex(of: blank) ?? bytes.endIndex
            defer { rest = rest[end...] }
            return (rest[..<start], rest[start..<end])
        }
    }
}
