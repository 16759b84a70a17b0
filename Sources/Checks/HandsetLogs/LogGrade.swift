import Handset

/// A measure of how well a payload that was read from a log is known, apart from what is assumed.
///
/// ```swift
/// print(LogGrade.exact > .repaired)
/// // true
/// ```
public enum LogGrade: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Something was repaired: what Darwin prints for the payload differs from the text.
    case repaired
    /// The text that Darwin prints for the payload differs in white space only.
    case whiteSpace = "white-space"
    /// Darwin prints the text, byte for byte, for the payload; or the text is the JSON itself.
    case exact

    private var rank: Int {
        switch self {
        case .repaired: 0
        case .whiteSpace: 1
        case .exact: 2
        }
    }

    /// Returns true if the first is less sure.
    public static func < (one: LogGrade, other: LogGrade) -> Bool { one.rank < other.rank }
}
