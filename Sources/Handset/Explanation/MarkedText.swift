/// A text whose lines are shown with the matches of rules marked.
struct MarkedText {
    /// The mark of a part of a text; where parts overlap, the greater mark is shown.
    enum Mark: Int, Comparable {
        case none, matched, captured

        static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }

        /// The sign below a character with this mark.
        fileprivate var sign: Character {
            switch self {
            case .none: " "
            case .matched: "~"
            case .captured: "^"
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
    func write(into output: inout String, beginning: (Int?) -> String) {
        var offset = 0
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            output += beginning(index + 1)
            let isLast = index == lines.count - 1
            let signs = write(line, at: offset, isLast: isLast, into: &output)
            output += "\n"
            if !isColoured, let signs { output += beginning(nil) + signs + "\n" }
            offset += line.reduce(1) { $0 + UTF16.width($1) }
        }
    }

    /// Writes a line, and returns the signs below it, or `nil` if it has none.
    private func write(
        _ line: Substring.UnicodeScalarView, at start: Int, isLast: Bool,
        into output: inout String
    ) -> String? {
        let end = line.reduce(start + 1) { $0 + UTF16.width($1) }
        let isMarked = marks.contains { $0.range.lowerBound < end && $0.range.upperBound >= start }
        guard isMarked else {
            output += SourceExcerpt.shown(String(line).utf8)
            return nil
        }
        var signs = ""
        var current = Mark.none
        var offset = start
        // Each character is shown as one, which depends on its neighbours.
        let shown = SourceExcerpt.shown(String(line).utf8).unicodeScalars
        for (scalar, shown) in zip(line, shown) {
            let mark = mark(at: offset, width: UTF16.width(scalar))
            if isColoured, mark != current { output += Self.style(mark) }
            current = mark
            output.unicodeScalars.append(shown)
            signs += String(repeating: mark.sign, count: SourceExcerpt.width(shown))
            offset += UTF16.width(scalar)
        }
        // The line end, or an empty capture at the end of the text.
        let mark = mark(at: offset, width: isLast ? 0 : 1)
        if isColoured, current != .none { output += Self.style(.none) }
        signs += String(mark.sign)
        while signs.last == " " { signs.removeLast() }
        return signs.isEmpty ? nil : signs
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
