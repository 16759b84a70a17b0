extension SourceExcerpt {
    /// Returns the excerpt, cut around the caret to the columns of a terminal.
    ///
    /// - Parameter columnCount: The number of columns, at least 4.
    /// - Returns: An excerpt with `…` where it is cut.
    func narrowed(to columnCount: Int) -> SourceExcerpt {
        // A character takes at least one byte and at most two columns.
        guard 2 * text.utf8.count + 1 > columnCount else { return self }
        let width = text.unicodeScalars.reduce(0) { $0 + Self.width($1) }
        // The caret may stand after the last character.
        let end = max(width, indentation + 1)
        guard end > columnCount else { return self }
        let start = min(max(0, indentation - columnCount / 2), end - columnCount)
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
