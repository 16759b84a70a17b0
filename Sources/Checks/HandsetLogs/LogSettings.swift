import Handset

/// The choices in the reading of logs.
public struct LogSettings: Hashable, Sendable {
    /// The largest number of bytes of a text by default: 256 KiB.
    ///
    /// Apple's services take 5,120 bytes at most, which never print more than a quarter of this.
    public static let defaultMaximumByteCount = 256 << 10

    /// The types of values by their paths: keys and indices with dots between them.
    ///
    /// A type counts for a value that prints the same text with it; all other values stay as they are.
    public var types: [String: LogValueType]
    /// The lowest grade that is not refused.
    public var minimumGrade: LogGrade
    /// The largest number of bytes of a text that may be a payload.
    public var maximumByteCount: Int
    /// True if messages show nothing of the log, which was reached by a symbolic link.
    package var hidesBytes = false

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - types: The types of values by their paths; see ``types``.
    ///   - minimumGrade: The lowest grade that is not refused.
    ///   - maximumByteCount: The largest number of bytes of a text that may be a payload; at least 1 counts.
    public init(
        types: [String: LogValueType] = [:], minimumGrade: LogGrade = .repaired,
        maximumByteCount: Int = LogSettings.defaultMaximumByteCount
    ) {
        self.types = types
        self.minimumGrade = minimumGrade
        self.maximumByteCount = max(1, maximumByteCount)
    }
}
