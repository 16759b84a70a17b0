/// A text whose lines are shown with the matches of rules marked.
struct MarkedText {
    /// The mark of a part of a text; where parts overlap, the greater mark is shown.
    enum Mark: Int, Comparable {
        case none, matched, captured

        static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
    }

    let text: String
    /// The marked ranges in UTF-16 units.
    let marks: [(range: Range<Int>, mark: Mark)]

    /// True if marks are colours, as for a terminal; false if they are signs on a line below.
    let isColoured: Bool

    /// `beginning` gets the number of a line from 1, or `nil` for a line of signs.
    func write(into output: inout TextPieces, beginning: (Int?) -> String) throws {
        var offset = 0
        var rest = text[...]
        var number = 0
        var isLast = false
        while !isLast {
            let lineEnd = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
            isLast = lineEnd == nil
            let text = rest[..<(lineEnd ?? rest.endIndex)]
            rest = lineEnd.map { rest[rest.utf8.index(after: $0)...] } ?? rest
            let range = offset..<(offset + text.utf16.count)
            let marks = marks.filter {
                $0.range.lowerBound <= range.upperBound && $0.range.upperBound >= range.lowerBound
            }
            let line = MarkedLine(
                text: text, range: range, marks: marks, isLast: isLast, isColoured: isColoured)
            number += 1
            output.text += beginning(number)
            try line.write(into: &output)
            output.text += "\n"
            if !isColoured, !marks.isEmpty {
                try line.writeSigns(into: &output) { beginning(nil) }
            }
            offset = range.upperBound + 1
            try output.passOn()
        }
    }
}
