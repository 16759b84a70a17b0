import Handset

/// A type of JSON value that printed text may stand for.
public enum LogValueType: String, Hashable, Sendable, CaseIterable {
    /// An integer or a real number.
    case number
    /// A text.
    case string
    /// `true`, which prints `1`, or `false`, which prints `0`.
    case boolean
    /// `null`, which prints `<null>`.
    case null
}
