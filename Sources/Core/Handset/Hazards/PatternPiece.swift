/// A piece of a pattern, ready to be searched for many times.
struct PatternPiece: Sendable {
    let pattern: String
    private let search: PatternSearch

    init(_ pattern: SessionPattern) {
        self.pattern = pattern.pattern
        search = PatternSearch(pattern)
    }

    /// Returns the first match in a text; `nil` also if the search fails or the time is over.
    func firstMatch(in text: String, timer: MatchTimer) -> SessionPattern.Match? {
        try? search.firstMatch(in: text, timer: timer)
    }
}
