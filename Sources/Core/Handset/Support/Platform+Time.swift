internal import Foundation

extension Platform {
    /// A moment by the Gregorian calendar, in UTC.
    package struct CalendarTime {
        package let year: Int
        /// The month, from 1 to 12.
        package let month: Int
        package let day: Int
        package let hour: Int
        package let minute: Int
        package let second: Int

        package init(secondsSince1970 seconds: Int) {
            var fields = tm()
            var seconds = time_t(seconds)
            gmtime_r(&seconds, &fields)
            year = Int(fields.tm_year) + 1900
            month = Int(fields.tm_mon) + 1
            day = Int(fields.tm_mday)
            hour = Int(fields.tm_hour)
            minute = Int(fields.tm_min)
            second = Int(fields.tm_sec)
        }
    }

    /// Returns the present moment since the beginning of 1970, and the local time zone's seconds ahead
    /// of UTC at this moment.
    static func localTime() -> (seconds: Int, nanoseconds: Int, secondsFromGMT: Int) {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        var fields = tm()
        localtime_r(&time.tv_sec, &fields)
        return (time.tv_sec, time.tv_nsec, fields.tm_gmtoff)
    }
}
