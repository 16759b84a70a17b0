import Handset

/// Rows of at most some columns, into which the lines of a text are broken.
struct PictureRows {
    let columnCount: Int
    private var rows: [[MarkedPiece]] = []
    private var hasSession = false
    /// True if rows were left out before the first one, or after the last one.
    private var (isCutAtStart, isCutAtEnd) = (false, false)

    /// The number of rows that are kept.
    private static let maximumCount = 1_000

    init(columnCount: Int) { self.columnCount = columnCount }

    mutating func add(_ line: [MarkedPiece]) {
        guard makeRoom() else { return }
        var (row, width): ([MarkedPiece], Int) = ([], 0)
        for piece in line {
            var rest = Substring(piece.text).unicodeScalars
            repeat {
                var end = rest.startIndex
                while end < rest.endIndex {
                    let next = SourceExcerpt.width(rest[end])
                    guard width + next <= columnCount else { break }
                    width += next
                    rest.formIndex(after: &end)
                }
                row.append(
                    MarkedPiece(
                        text: String(rest[..<end]), mark: piece.mark, isEvidence: piece.isEvidence))
                rest = rest[end...]
                guard !rest.isEmpty else { break }
                append(row)
                (row, width) = ([], 0)
            } while makeRoom()
        }
        append(row)
    }

    private mutating func append(_ row: [MarkedPiece]) {
        rows.append(row)
        if row.contains(where: \.isCaptured) { hasSession = true }
    }

    /// Returns true if there is room for another row: the first ones are left out until a session is found.
    private mutating func makeRoom() -> Bool {
        guard rows.count >= Self.maximumCount else { return true }
        isCutAtEnd = hasSession
        guard !hasSession else { return false }
        rows.removeFirst(Self.maximumCount / 2)
        isCutAtStart = true
        return true
    }

    /// Returns some rows, with the first session among them, and with a row for those left out.
    func window(_ count: Int) -> [[MarkedPiece]] {
        let first = rows.firstIndex { $0.contains(where: \.isCaptured) } ?? 0
        let start = max(0, min(first - count / 3, rows.count - count))
        let end = min(rows.count, start + count)
        return (start > 0 || isCutAtStart ? [Self.note] : []) + rows[start..<end]
            + (end < rows.count || isCutAtEnd ? [Self.note] : [])
    }

    private static let note = [MarkedPiece(text: "…", mark: nil, isEvidence: false)]
}

extension MarkedPiece {
    /// True if it is a part of a session.
    fileprivate var isCaptured: Bool { mark?.kind == .captured }

    var columnCount: Int { text.unicodeScalars.reduce(0) { $0 + SourceExcerpt.width($1) } }
}

extension [MarkedPiece] {
    var columnCount: Int { reduce(0) { $0 + $1.columnCount } }
}
