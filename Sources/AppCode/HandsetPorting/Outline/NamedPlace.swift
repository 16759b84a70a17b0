/// A name with its place in a Swift file.
public struct NamedPlace: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The line, from 1.
    public let line: Int
    /// The column, in characters from 1.
    public let column: Int

    init(_ name: String, line: Int, column: Int) {
        self.name = name
        self.line = line
        self.column = column
    }

    init(_ token: SourceToken, in source: SourceText) {
        self.init(token.text, line: token.line, column: source.column(at: token.offset))
    }
}
