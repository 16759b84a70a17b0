/// A line of a ``MarkedText``, which can be as long as the text.
///
/// Its characters, and the signs below them, are written in pieces, since each copy of a line of 64 MiB would
/// take as much memory.
struct MarkedLine {
    /// The characters of the line, without its end.
    let text: Substring
    /// The place of the line in the text, in UTF-16 units.
    let range: Range<Int>
    /// The marked ranges that touch the line, in UTF-16 units of the text.
    let marks: [(range: Range<Int>, mark: MarkedText.Mark)]
    /// True if the text ends with this line.
    let isLast: Bool
    let isColoured: Bool

    private static let pieceByteCount = 16 << 10

    /// Writes the characters as they are shown.
    func write(into output: inout TextPieces) throws {
        var current = MarkedText.Mark.none
        try forEachPiece { mark, shown, _ in
            if isColoured, mark != current { output.text += Self.style(mark) }
            current = mark
            output.text += shown
            try output.passOn()
        }
        if isColoured, current != .none { output.text += Self.style(.none) }
    }

    /// Writes the signs below the characters as a line, if there are any; `beginning` returns its beginning.
    func writeSigns(into output: inout TextPieces, beginning: () -> String) throws {
        var (hasSigns, blankCount) = (false, 0)
        func write(_ mark: MarkedText.Mark, _ count: Int) throws {
            guard let sign = Self.sign(mark), count > 0 else {
                blankCount += count
                return
            }
            if !hasSigns { output.text += beginning() }
            hasSigns = true
            // Blanks at the end are left out.
            try output.write(" ", count: blankCount)
            blankCount = 0
            try output.write(sign, count: count)
        }
        try forEachPiece { mark, _, width in try write(mark, width) }
        // The line end, or an empty capture at the end of the text.
        try write(mark(at: range.upperBound, width: isLast ? 0 : 1), 1)
        if hasSigns { output.text += "\n" }
    }

    /// Calls a closure with pieces of the line: their mark, their text as it is shown, and the number of
    /// columns that it takes.
    private func forEachPiece(
        _ body: (_ mark: MarkedText.Mark, _ shown: String, _ width: Int) throws -> Void
    ) throws {
        var text = text
        try text.withUTF8 { bytes in
            var (index, offset) = (0, range.lowerBound)
            var previous: Unicode.Scalar?
            var (mark, markEnd) = (MarkedText.Mark.none, range.lowerBound)
            var (piece, width) = ("", 0)
            while index < bytes.count {
                let scalar = Self.scalar(in: bytes, at: index)
                let unitCount = UTF16.width(scalar)
                if offset + unitCount > markEnd {
                    let next = self.mark(at: offset, width: unitCount)
                    markEnd = end(ofMarkAt: offset)
                    if next != mark, !piece.isEmpty {
                        try body(mark, piece, width)
                        (piece, width) = ("", 0)
                    }
                    mark = next
                }
                if Self.isPlain(bytes[index]) {
                    // Of such characters, each is one byte, one unit and one column.
                    let limit = min(bytes.count - index, markEnd - offset, Self.pieceByteCount)
                    var count = 1
                    while count < limit, Self.isPlain(bytes[index + count]) { count += 1 }
                    piece += String(
                        decoding: UnsafeBufferPointer(rebasing: bytes[index..<(index + count)]),
                        as: UTF8.self)
                    width += count
                    offset += count
                    index += count
                    previous = Unicode.Scalar(bytes[index - 1])
                } else {
                    index += UTF8.width(scalar)
                    let next =
                        ShownScalar.dependsOnNext(scalar) && index < bytes.count
                        ? Self.scalar(in: bytes, at: index) : nil
                    let shown = ShownScalar.shown(
                        scalar, after: previous, before: next, keepsLayout: false)
                    piece.unicodeScalars.append(shown)
                    width += SourceExcerpt.width(shown)
                    offset += unitCount
                    previous = scalar
                }
                if piece.utf8.count >= Self.pieceByteCount {
                    try body(mark, piece, width)
                    (piece, width) = ("", 0)
                }
            }
            if !piece.isEmpty { try body(mark, piece, width) }
        }
    }

    /// Returns true for a byte that is a character which is shown as it is.
    private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

    /// Returns the character whose first byte has an index in UTF-8 without errors.
    private static func scalar(
        in bytes: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Unicode.Scalar {
        let first = bytes[index]
        guard first >= 0x80 else { return Unicode.Scalar(first) }
        let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first & (0x7F >> UInt8(count)))
        for byte in bytes[(index + 1)..<(index + count)] {
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Unicode.Scalar(value) ?? ShownScalar.placeholder
    }

    /// Returns the mark of a character; an empty range marks the character after it.
    private func mark(at offset: Int, width: Int) -> MarkedText.Mark {
        marks.reduce(.none) { strongest, marked in
            let isIn =
                marked.range.isEmpty
                ? marked.range.lowerBound == offset
                : width > 0 && marked.range.overlaps(offset..<(offset + width))
            return isIn ? max(strongest, marked.mark) : strongest
        }
    }

    /// Returns the offset up to which characters have the same mark as the one at an offset.
    private func end(ofMarkAt offset: Int) -> Int {
        marks.reduce(.max) { end, marked in
            let (lower, upper) = (marked.range.lowerBound, marked.range.upperBound)
            return [lower, max(upper, lower + 1)].reduce(end) { $1 > offset ? min($0, $1) : $0 }
        }
    }

    /// Returns the sign below a character with a mark; `nil` for a blank.
    private static func sign(_ mark: MarkedText.Mark) -> String? {
        switch mark {
        case .none: nil
        case .matched: "~"
        case .captured: "^"
        }
    }

    private static func style(_ mark: MarkedText.Mark) -> String {
        switch mark {
        case .none: "\u{1B}[0m"
        case .matched: "\u{1B}[0;33m"
        case .captured: "\u{1B}[0;7;33m"
        }
    }
}

extension MarkedLine {
    /// Creates a text without marks that is shown on one line.
    init(_ text: String) {
        self.init(text: text[...], range: 0..<0, marks: [], isLast: true, isColoured: false)
    }
}
