/// A piece of a pattern, ready to be searched for many times.
struct PatternPiece: Sendable {
    /// The text of the piece.
    let pattern: String
    private let search: PatternSearch

    /// Prepares the search for a pattern.
    init(_ pattern: SessionPattern) {
        self.pattern = pattern.pattern
        search = PatternSearch(pattern)
    }

    /// Searches a text for its first match.
    ///
    /// - Returns: The match; `nil` also if the search fails or the time is over.
    func firstMatch(in text: String, timer: MatchTimer) -> SessionPattern.Match? {
        try? search.firstMatch(in: text, timer: timer)
    }
}
