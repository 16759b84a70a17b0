import Handset

/// A type of JSON value that printed text may stand for.
package enum LogValueType: String, Hashable, Sendable, CaseIterable {
    case number
    case string
    /// `true`, which prints `1`, or `false`, which prints `0`.
    case boolean
    /// `null`, which prints `<null>`.
    case null
}
