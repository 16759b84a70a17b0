/// Rows of at most some columns, into which the lines of a text are broken.
struct PictureRows {
    let columnCount: Int
    private var rows: [[MarkedPiece]] = []

    /// The number of rows that are kept.
    private static let maximumCount = 2_000

    init(columnCount: Int) { self.columnCount = columnCount }

    /// Adds a line.
    mutating func add(_ line: [MarkedPiece]) {
        guard rows.count < Self.maximumCount else { return }
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
                rows.append(row)
                (row, width) = ([], 0)
            } while rows.count < Self.maximumCount
        }
        rows.append(row)
    }

    /// Returns some rows, with the first marked one among them, and with a row for those left out.
    func window(_ count: Int) -> [[MarkedPiece]] {
        guard rows.count > count else { return rows }
        let first = rows.firstIndex { $0.contains { $0.mark?.kind == .captured } } ?? 0
        let start = max(0, min(first - count / 3, rows.count - count))
        let end = start + count
        return (start > 0 ? [Self.note] : []) + rows[start..<end]
            + (end < rows.count ? [Self.note] : [])
    }

    private static let note = [MarkedPiece(text: "…", mark: nil, isEvidence: false)]
}

extension MarkedPiece {
    /// The number of columns that it takes.
    var columnCount: Int { text.unicodeScalars.reduce(0) { $0 + SourceExcerpt.width($1) } }
}

extension [MarkedPiece] {
    /// The number of columns that the pieces take together.
    var columnCount: Int { reduce(0) { $0 + $1.columnCount } }
}
