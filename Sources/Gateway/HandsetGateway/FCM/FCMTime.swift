internal import Foundation

/// Times as Google's APIs write them.
enum FCMTime {
    /// Returns the text of a time in seconds since 1970, such as `2026-01-15T01:30:15Z`.
    static func text(_ seconds: Int) -> String {
        Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    }

    static func microseconds() -> Int {
        Int(Date().timeIntervalSince1970 * 1_000_000)
    }
}
