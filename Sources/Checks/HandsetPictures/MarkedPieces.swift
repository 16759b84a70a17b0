import Handset

/// A text whose lines are cut where marks begin or end.
struct MarkedPieces {
    let text: String
    /// The marked ranges in UTF-16 units.
    var marks: [(range: Range<Int>, mark: SessionMark)] = []
    /// The ranges that hazards point at, in UTF-16 units.
    var evidence: [Range<Int>] = []

    /// The marks at one place of the text.
    private struct Place: Equatable {
        var mark: SessionMark?
        var isEvidence = false

        var isPlain: Bool { mark == nil && !isEvidence }
    }

    /// A newline with a mark is a piece of its own, which shows it.
    func forEachLine(_ body: ([MarkedPiece]) throws -> Void) rethrows {
        var offset = 0
        var rest = text[...]
        var isLast = false
        while !isLast {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
            isLast = end == nil
            let line = rest[..<(end ?? rest.endIndex)]
            rest = end.map { rest[rest.utf8.index(after: $0)...] } ?? rest
            let count = line.utf16.count
            try body(pieces(of: line, offset..<(offset + count), isLast: isLast))
            offset += count + 1
        }
    }

    private func pieces(
        of line: Substring, _ range: Range<Int>, isLast: Bool
    ) -> [MarkedPiece] {
        func touches(_ other: Range<Int>) -> Bool {
            other.lowerBound <= range.upperBound && other.upperBound >= range.lowerBound
        }
        let marks = marks.filter { touches($0.range) }
        let evidence = evidence.filter(touches)
        let shown = SourceExcerpt.shown(line.utf8)
        guard !marks.isEmpty || !evidence.isEmpty else {
            return [MarkedPiece(text: shown, mark: nil, isEvidence: false)]
        }
        let edges = Set(
            (marks.map(\.range) + evidence).flatMap { [$0.lowerBound, $0.upperBound] }
        ).sorted()
        var pieces: [MarkedPiece] = []
        var (current, piece) = (Place(), String.UnicodeScalarView())
        func end() {
            guard !piece.isEmpty else { return }
            pieces.append(
                MarkedPiece(
                    text: String(piece), mark: current.mark, isEvidence: current.isEvidence))
            piece = String.UnicodeScalarView()
        }
        var (offset, nextEdge) = (range.lowerBound, 0)
        func addEmptyMark() {
            let empty = marks.filter { $0.range.isEmpty && $0.range.lowerBound == offset }
            guard let mark = empty.map(\.mark).max() else { return }
            end()
            pieces.append(MarkedPiece(text: "", mark: mark, isEvidence: false))
        }
        for (scalar, shown) in zip(line.unicodeScalars, shown.unicodeScalars) {
            let width = UTF16.width(scalar)
            if offset == range.lowerBound
                || nextEdge < edges.count && offset + width > edges[nextEdge]
            {
                addEmptyMark()
                while nextEdge < edges.count, edges[nextEdge] < offset + width { nextEdge += 1 }
                let place = Self.place(offset..<(offset + width), marks, evidence)
                if place != current { end() }
                current = place
            }
            piece.append(shown)
            offset += width
        }
        addEmptyMark()
        end()
        let newline = Self.place(offset..<(offset + 1), marks, evidence)
        if !isLast, !newline.isPlain {
            pieces.append(
                MarkedPiece(
                    text: "\u{21B5}", mark: newline.mark, isEvidence: newline.isEvidence))
        }
        return pieces
    }

    private static func place(
        _ range: Range<Int>, _ marks: [(range: Range<Int>, mark: SessionMark)],
        _ evidence: [Range<Int>]
    ) -> Place {
        Place(
            mark: marks.lazy.filter { $0.range.overlaps(range) }.map(\.mark).max(),
            isEvidence: evidence.contains { $0.overlaps(range) })
    }
}
