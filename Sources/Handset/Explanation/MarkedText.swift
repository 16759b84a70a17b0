/// A text whose lines are shown with the matches of rules marked.
struct MarkedText {
    /// The mark of a part of a text; where parts overlap, the greater mark is shown.
    enum Mark: Int, Comparable {
        case none, matched, captured

        static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }

        /// The sign below a character with this mark.
        fileprivate var sign: UInt8 {
            switch self {
            case .none: UInt8(ascii: " ")
            case .matched: UInt8(ascii: "~")
            case .captured: UInt8(ascii: "^")
            }
        }
    }

    let text: String
    /// The marked ranges in UTF-16 units.
    let marks: [(range: Range<Int>, mark: Mark)]

    /// True if marks are colours, as for a terminal; false if they are signs on a line below.
    let isColoured: Bool

    /// Writes the lines.
    ///
    /// - Parameters:
    ///   - output: The text to which the lines are appended.
    ///   - beginning: Returns the beginning of a line, given its number from 1, or `nil` for a line of
    ///     signs.
    /// - Throws: An error of passing the text on.
    func write(into output: inout TextPieces, beginning: (Int?) -> String) throws {
        var offset = 0
        var rest = text.unicodeScalars[...]
        var number = 0
        var isLast = false
        while !isLast {
            let lineEnd = rest.firstIndex(of: "\n")
            isLast = lineEnd == nil
            let line = rest[..<(lineEnd ?? rest.endIndex)]
            rest = lineEnd.map { rest[rest.index(after: $0)...] } ?? rest
            number += 1
            output.text += beginning(number)
            let end = line.reduce(offset) { $0 + UTF16.width($1) }
            let signs = try write(line, at: offset..<end, isLast: isLast, into: &output)
            output.text += "\n"
            if !isColoured, let signs { output.text += beginning(nil) + signs + "\n" }
            offset = end + 1
            try output.passOn()
        }
    }

    /// Writes a line, and returns the signs below it, or `nil` if it has none.
    private func write(
        _ line: Substring.UnicodeScalarView, at range: Range<Int>, isLast: Bool,
        into output: inout TextPieces
    ) throws -> String? {
        let isMarked = marks.contains {
            $0.range.lowerBound <= range.upperBound && $0.range.upperBound >= range.lowerBound
        }
        guard isMarked else {
            output.text += SourceExcerpt.shown(String(line).utf8)
            return nil
        }
        var signs: [UInt8] = []
        var current = Mark.none
        var offset = range.lowerBound
        // Each character is shown as one, which depends on its neighbours.
        let shown = SourceExcerpt.shown(String(line).utf8).unicodeScalars
        for (scalar, shown) in zip(line, shown) {
            let mark = mark(at: offset, width: UTF16.width(scalar))
            if isColoured, mark != current { output.text += Self.style(mark) }
            current = mark
            output.text.unicodeScalars.append(shown)
            signs += repeatElement(mark.sign, count: SourceExcerpt.width(shown))
            offset += UTF16.width(scalar)
            try output.passOn()
        }
        // The line end, or an empty capture at the end of the text.
        let mark = mark(at: offset, width: isLast ? 0 : 1)
        if isColoured, current != .none { output.text += Self.style(.none) }
        signs.append(mark.sign)
        while signs.last == UInt8(ascii: " ") { signs.removeLast() }
        return signs.isEmpty ? nil : String(decoding: signs, as: UTF8.self)
    }

    /// Returns the mark of a character; an empty range marks the character after it.
    private func mark(at offset: Int, width: Int) -> Mark {
        marks.reduce(.none) { strongest, marked in
            let isIn =
                marked.range.isEmpty
                ? marked.range.lowerBound == offset
                : width > 0 && marked.range.overlaps(offset..<(offset + width))
            return isIn ? max(strongest, marked.mark) : strongest
        }
    }

    private static func style(_ mark: Mark) -> String {
        switch mark {
        case .none: "\u{1B}[0m"
        case .matched: "\u{1B}[0;33m"
        case .captured: "\u{1B}[0;7;33m"
        }
    }
}
