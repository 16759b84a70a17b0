/// An error for a value whose printed text is longer than a limit.
public struct DescriptionTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit in bytes.
    public var maximumByteCount: Int

    /// Creates the error.
    public init(maximumByteCount: Int) {
        self.maximumByteCount = maximumByteCount
    }

    /// The fault, as part of a sentence.
    public var finding: String {
        "found a value whose printed text is longer than \(maximumByteCount) bytes"
    }

    /// The advice, as part of a sentence.
    public var advice: String { "shorten it, or nest it less deeply" }

    /// The fault and the advice.
    public var description: String { "\(finding); \(advice)" }
}
