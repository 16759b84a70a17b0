/// The places at which a long line is broken: between words, or within a word that is too long.
package struct LineBreaks {
    /// The largest number of characters of a line.
    package let width: Int
    /// The number of blanks before each line but the first.
    package let indentation: Int

    package init(width: Int, indentation: Int) {
        self.width = width
        self.indentation = indentation
    }

    package func forEachLine<Text: BidirectionalCollection<Character>>(
        of text: Text, _ body: (_ indent: String, Text.SubSequence) -> Void
    ) {
        var rest = text[...]
        var indent = ""
        // To count all that is left for each line would take time in the square of the text's length.
        while let end = rest.index(
            rest.startIndex, offsetBy: width - indent.count, limitedBy: rest.endIndex),
            end < rest.endIndex
        {
            let blank = rest[..<end].lastIndex(of: " ")
            let place = blank.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end
            body(indent, rest[..<place])
            rest = rest[place...].drop { $0 == " " }
            indent = String(repeating: " ", count: indentation)
        }
        body(indent, rest)
    }
}
