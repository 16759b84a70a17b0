/// The time of a line, as far as the log has it.
package struct LogTime: Hashable, Sendable {
    /// The number of days since 1970, or since any first of January if the year is not known; `nil` without a date.
    package var day: Int?
    /// True if the log names the year.
    package var hasYear = false
    /// The same day in the year 2000, in which lines without a year are.
    package var dayOf2000: Int?
    /// The number of microseconds since midnight.
    package var microseconds: Int
    /// The number of minutes that the zone is ahead of UTC; `nil` if the log does not say it.
    package var zone: Int?

    package static let microsecondsOfDay = 86_400_000_000

    package init(day: Int? = nil, microseconds: Int, zone: Int? = nil, hasYear: Bool = false) {
        self.day = day
        self.microseconds = microseconds
        self.zone = zone
        self.hasYear = hasYear
    }

    /// The number of microseconds since 1970 in UTC; `nil` without a whole date or a zone.
    package var sinceEpoch: Int? {
        guard hasYear, let day, let zone else { return nil }
        return day * Self.microsecondsOfDay + microseconds - zone * 60_000_000
    }

    /// The time of day in the log's own zone.
    package var text: String {
        let seconds = microseconds / 1_000_000
        let fraction = "\(1_000_000 + microseconds % 1_000_000)".dropFirst()
        return [seconds / 3_600, seconds / 60 % 60, seconds % 60]
            .map { "\(100 + $0)".dropFirst() }.joined(separator: ":") + "." + fraction
    }

    /// Returns the number of days since 1970 of a date of the Gregorian calendar.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }
}
