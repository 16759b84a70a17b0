/// Says that the text which Darwin would print for a value is longer than a limit.
public struct DescriptionTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit in bytes.
    public var maximumByteCount: Int

    /// Creates the error.
    public init(maximumByteCount: Int) {
        self.maximumByteCount = maximumByteCount
    }

    /// What was found and what to do next.
    public var description: String {
        "the printed text of a value is longer than \(maximumByteCount) bytes; shorten it, or nest it less deeply"
    }
}
