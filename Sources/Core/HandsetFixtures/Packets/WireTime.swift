/// A time in whole seconds since 1970, which the binary provider protocol writes in four bytes.
///
/// ```swift
/// print(try WireTime("2026-11-20T10:00:00Z", now: 0).secondsSince1970)
/// // 1795168800
/// print(try WireTime("+1h", now: 1_795_168_800).secondsSince1970)
/// // 1795172400
/// ```
package struct WireTime: Hashable, Sendable {
    package var secondsSince1970: UInt32

    /// Parses a time as people write it.
    ///
    /// Seconds since 1970, such as `1795168800`; a date and a time in ISO 8601, with `Z` or an offset from
    /// UTC, such as `2026-11-20T19:00:00+09:00`; or a distance from `now` in seconds, minutes, hours, days or
    /// weeks: `+90s`, `+15m`, `+1h`, `+30d`, `+2w`.
    package init(_ text: String, now: Int) throws(WireTimeError) {
        let counted = try Self.count(text)
        let distant = try Self.distance(text, from: now)
        guard let seconds = counted ?? distant ?? Self.date(text) else { throw .notATime(text) }
        guard let written = UInt32(exactly: seconds) else { throw .doesNotFit(text) }
        secondsSince1970 = written
    }

    private static func count(_ text: String) throws(WireTimeError) -> Int? {
        guard text.wholeMatch(of: /[0-9]+/) != nil else { return nil }
        guard let seconds = Int(text) else { throw .doesNotFit(text) }
        return seconds
    }

    private static func distance(_ text: String, from now: Int) throws(WireTimeError) -> Int? {
        guard let match = text.wholeMatch(of: /\+([0-9]+)([smhdw])/) else { return nil }
        let unit =
            switch match.output.2 {
            case "s": 1
            case "m": 60
            case "h": 3600
            case "d": 86_400
            default: 7 * 86_400
            }
        guard let count = Int(match.output.1) else { throw .doesNotFit(text) }
        let (distance, isTooLong) = count.multipliedReportingOverflow(by: unit)
        let (seconds, isTooLate) = now.addingReportingOverflow(distance)
        guard !isTooLong, !isTooLate else { throw .doesNotFit(text) }
        return seconds
    }

    private static func date(_ text: String) -> Int? {
        let form = /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:Z|([+-])(\d\d):(\d\d))/
        guard let match = text.wholeMatch(of: form.asciiOnlyDigits()) else { return nil }
        let (_, year, month, day, hour, minute, second, sign, hours, minutes) = match.output
        guard let year = Int(year), let month = Int(month), let day = Int(day),
            let hour = Int(hour), let minute = Int(minute), let second = Int(second),
            (1...12).contains(month), (1...days(in: month, of: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        var ahead = 0
        if let sign, let hours = hours.flatMap({ Int($0) }),
            let minutes = minutes.flatMap({ Int($0) })
        {
            guard hours < 24, minutes < 60 else { return nil }
            ahead = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
        }
        return days(before: month, day: day, of: year) * 86_400 + hour * 3600 + minute * 60 + second
            - ahead
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2:
            year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
                ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the number of days from the beginning of 1970 to a date of the Gregorian calendar.
    private static func days(before month: Int, day: Int, of year: Int) -> Int {
        // A year that begins in March has its leap day at its end.
        let march = month > 2 ? year : year - 1
        let leapDays = march / 4 - march / 100 + march / 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return 365 * march + leapDays + dayOfYear - 719_468
    }
}
