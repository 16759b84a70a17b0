import Handset

package struct LogSettings: Hashable, Sendable {
    /// Apple's services take 5,120 bytes at most, which never print more than a quarter of this.
    package static let defaultMaximumByteCount = 256 << 10

    /// The types of values by their paths: keys and indices with dots between them.
    ///
    /// A type counts for a value that prints the same text with it; all other values stay as they are.
    package var types: [String: LogValueType]
    /// The lowest grade that is not refused.
    package var minimumGrade: LogGrade
    package var maximumByteCount: Int
    /// True if messages show nothing of the log, which was reached by a symbolic link.
    package var hidesBytes = false

    package init(
        types: [String: LogValueType] = [:], minimumGrade: LogGrade = .repaired,
        maximumByteCount: Int = LogSettings.defaultMaximumByteCount
    ) {
        self.types = types
        self.minimumGrade = minimumGrade
        self.maximumByteCount = max(1, maximumByteCount)
    }
}
