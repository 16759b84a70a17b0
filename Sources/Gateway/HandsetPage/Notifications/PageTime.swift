internal import Foundation

package enum PageTime {
    /// Returns the time in milliseconds since 1970.
    package static let now: @Sendable () -> Int = {
        Int((Date().timeIntervalSince1970 * 1000).rounded(.down))
    }

    /// Returns the time of a text as ``text(_:)`` makes it; `nil` for any other.
    package static func time(of text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 4, parts[1].last == "Z",
            let fraction = UInt16(parts[1].dropLast()),
            let date = try? Date("\(parts[0])Z", strategy: .iso8601)
        else { return nil }
        return Int(date.timeIntervalSince1970) * 1000 + Int(fraction)
    }

    /// Returns a time in ISO 8601, in UTC and with milliseconds.
    package static func text(_ time: Int) -> String {
        // The fraction apart: as a part of a number of seconds it would be rounded.
        let seconds = Date(timeIntervalSince1970: Double(time / 1000))
            .formatted(Date.ISO8601FormatStyle())
        let fraction = String(1000 + time % 1000).dropFirst()
        return "\(seconds.dropLast()).\(fraction)Z"
    }
}
