extension DescriptionWriter {
    /// An error for a value, or all values of a payload, whose printed text is longer than a limit.
    public struct TextTooLong: Error, Hashable, Sendable, CustomStringConvertible {
        /// The limit in bytes.
        public var maximumByteCount: Int
        /// True if the limit is for the texts of all values together.
        public var isTotal: Bool

        /// Creates the error.
        ///
        /// - Parameters:
        ///   - maximumByteCount: The limit in bytes.
        ///   - isTotal: True if the limit is for the texts of all values together; false by default.
        public init(maximumByteCount: Int, isTotal: Bool = false) {
            self.maximumByteCount = maximumByteCount
            self.isTotal = isTotal
        }

        /// The fault, as part of a sentence.
        public var finding: String {
            isTotal
                ? "found values whose printed texts together are longer than \(maximumByteCount) bytes"
                : "found a value whose printed text is longer than \(maximumByteCount) bytes"
        }

        /// The advice, as part of a sentence.
        public var advice: String {
            isTotal
                ? "shorten them, or nest them less deeply" : "shorten it, or nest it less deeply"
        }

        /// The fault and the advice.
        public var description: String { "\(finding); \(advice)" }
    }
}
