/// The part of a text that has to be searched for the first match of a pattern.
struct SearchWindow {
    /// Where it stands, in bytes of UTF-8.
    let bytes: Range<Int>
    /// Where it begins, in UTF-16 units.
    let start: Int
    /// Whether all of the text is ASCII, where bytes and UTF-16 units are the same.
    let isASCII: Bool
    /// Whether the match is known to begin where the part begins, so that the search is short.
    let isMatch: Bool
    /// Whether case makes no difference there, since all that has case in the pattern stands as it does in
    /// the pattern.
    var hasOwnCase = false
}
