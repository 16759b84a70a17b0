/// The part of a text that holds the first match of a pattern, if there is one.
struct SearchWindow {
    /// The range of the part, in bytes of UTF-8.
    let bytes: Range<Int>
    /// The beginning of the part, in UTF-16 units.
    let start: Int
    /// True if the whole text is ASCII, so that bytes and UTF-16 units are the same.
    let isASCII: Bool
    /// True if the match is known to begin where the part begins, so that the search is short.
    ///
    /// A search of ``AppPatternShape`` keeps no places to go back to, so that it never runs out of memory.
    let isMatch: Bool
}
