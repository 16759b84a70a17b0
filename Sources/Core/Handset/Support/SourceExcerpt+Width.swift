extension SourceExcerpt {
    /// The number of columns that the line takes.
    package var width: Int { text.unicodeScalars.reduce(0) { $0 + Self.width($1) } }

    /// Returns the excerpt, cut around the caret to `columnCount` columns, at least 4, with `…` at the cuts.
    ///
    /// `minimumEnd` is the number of columns that are cut if the line takes fewer: excerpts with the same
    /// number and the same caret are cut alike. `markCount` is the number of columns of the caret and the words
    /// after it.
    package func narrowed(
        to columnCount: Int, of minimumEnd: Int = 0, markCount: Int = 1
    ) -> SourceExcerpt {
        let width = width
        // The caret may stand after the last character.
        let end = max(width, indentation + markCount, minimumEnd)
        guard end > columnCount else { return self }
        let before = max(2, min(columnCount / 2, columnCount - markCount))
        let start = min(max(0, indentation - before), end - columnCount)
        let isCutBefore = start > 0
        let isCutAfter = start + columnCount < width
        let first = isCutBefore ? start + 1 : 0
        let last = isCutAfter ? start + columnCount - 1 : width
        var shown = String.UnicodeScalarView()
        var column = 0
        var firstShown: Int?
        for scalar in text.unicodeScalars {
            let next = column + Self.width(scalar)
            // A mark is shown with the character before it, or not at all.
            if column >= first, next <= last, firstShown != nil || next > column {
                firstShown = firstShown ?? column
                shown.append(scalar)
            }
            column = next
        }
        return SourceExcerpt(
            text: (isCutBefore ? "…" : "") + String(shown) + (isCutAfter ? "…" : ""),
            indentation: indentation - (firstShown ?? column) + (isCutBefore ? 1 : 0))
    }
}
