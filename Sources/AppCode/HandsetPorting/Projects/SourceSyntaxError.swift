/// A place in a Swift file that is not Swift, as a compiler tells it.
public struct SourceSyntaxError: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, in bytes from 1.
    public var byteColumn: Int
    /// The compiler's words, such as `expected expression`.
    public var words: String

    /// Creates an error.
    public init(line: Int, byteColumn: Int, words: String) {
        self.line = line
        self.byteColumn = byteColumn
        self.words = words
    }

    /// Returns the place in characters; `nil` if the file has no such line, or asks for the error itself by `#error`.
    ///
    /// - Parameter source: The text of the file.
    /// - Returns: The compiler's words with their place.
    func place(in source: SourceText) -> NamedPlace? {
        guard let start = source.start(ofLine: line) else { return nil }
        if let first = source.firstSign(from: start), source.hasWord("#error", at: first) {
            return nil
        }
        let end = min(start + max(byteColumn - 1, 0), source.bytes.count)
        return NamedPlace(words, line: line, column: source.column(at: end))
    }
}
