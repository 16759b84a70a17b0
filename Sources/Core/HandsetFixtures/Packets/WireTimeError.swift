package enum WireTimeError: Error, Hashable, Sendable, CustomStringConvertible {
    case notATime(String)
    /// The time does not fit into four bytes.
    case doesNotFit(String)

    package var description: String {
        switch self {
        case .notATime(let text):
            "'\(text)' is not a time; give seconds since 1970 such as 1795168800, a date such as "
                + "2026-11-20T10:00:00Z, or a distance from now such as +90s, +15m, +1h, +30d or +2w"
        case .doesNotFit(let text):
            "'\(text)' does not fit into 32 bits; give a time from 1970-01-01T00:00:00Z to "
                + "2106-02-07T06:28:15Z"
        }
    }
}
