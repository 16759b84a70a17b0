/// Where a pattern has found a session in a text, before anything is copied out of it.
struct PatternFinding {
    /// Where the session stands, in bytes of UTF-8.
    let bytes: Range<Int>
    /// Where the session stands, in UTF-16 units.
    let range: Range<Int>
    /// Where all that the pattern has matched stands, in UTF-16 units.
    let wholeRange: Range<Int>
}
