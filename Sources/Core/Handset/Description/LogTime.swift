/// A moment with a time zone.
package struct LogTime: Hashable, Sendable {
    package var secondsSince1970: Int
    /// Microseconds beyond the whole second, from 0 to 999,999.
    package var microseconds: Int
    /// The zone's offset from UTC in seconds, positive to the east.
    package var secondsFromGMT: Int

    package init(secondsSince1970: Int, microseconds: Int, secondsFromGMT: Int) {
        self.secondsSince1970 = secondsSince1970
        self.microseconds = microseconds
        self.secondsFromGMT = secondsFromGMT
    }

    /// Returns the present moment in the local time zone.
    package static func now() -> LogTime {
        let time = Platform.localTime()
        return LogTime(
            secondsSince1970: time.seconds, microseconds: time.nanoseconds / 1000,
            secondsFromGMT: time.secondsFromGMT)
    }
}
