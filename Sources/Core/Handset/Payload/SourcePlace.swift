/// A place in a stream of payloads.
///
/// ```swift
/// print(SourcePlace(source: "stdin", line: 2, column: 1, offset: 27))
/// // stdin:2:1
/// ```
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// The name of the stream: a path, or `stdin`.
    public var source: String
    /// The number of the line in the whole stream, from 1.
    public var line: Int
    /// The number of the byte in its line, from 1.
    public var column: Int
    /// The number of bytes before the place in the whole stream.
    public var offset: Int

    /// Creates a place.
    public init(source: String, line: Int, column: Int, offset: Int) {
        self.source = source
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// The place as compilers write it: `source:line:column`, without control characters.
    public var description: String {
        "\(SourceExcerpt.shown(source.utf8)):\(line):\(column)"
    }
}
