/// Says that the text which Darwin would print for a value is longer than a limit.
public struct DescriptionTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit in bytes.
    public var maximumByteCount: Int

    /// Creates the error.
    public init(maximumByteCount: Int) {
        self.maximumByteCount = maximumByteCount
    }

    /// What was found, as part of a sentence.
    public var finding: String {
        "found a value whose printed text is longer than \(maximumByteCount) bytes"
    }

    /// What to do next, as part of a sentence.
    public var advice: String { "shorten it, or nest it less deeply" }

    /// What was found and what to do next.
    public var description: String { "\(finding); \(advice)" }
}
