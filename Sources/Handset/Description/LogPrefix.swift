internal import Glibc

/// What NSLog puts before a message: the time, the process and the thread.
///
/// ```swift
/// let prefix = LogPrefix(processName: "Wall", processIdentifier: 1088, threadIdentifier: 0x60b)
/// let time = LogTime(secondsSince1970: 1_399_306_273, microseconds: 461_000, secondsFromGMT: 0)
/// print(prefix.text(at: time, on: IOSVersion(7)) + "hello")
/// // 2014-05-05 16:11:13.461 Wall[1088:60b] hello
/// ```
public struct LogPrefix: Hashable, Sendable {
    /// What the process is called.
    public var processName: String
    /// The process's number.
    public var processIdentifier: Int
    /// The thread's number; iOS 7 and earlier print it in hex.
    public var threadIdentifier: UInt64

    /// Creates a prefix.
    public init(processName: String, processIdentifier: Int, threadIdentifier: UInt64) {
        self.processName = processName
        self.processIdentifier = processIdentifier
        self.threadIdentifier = threadIdentifier
    }

    /// The prefix with its last blank, as an iOS version writes it.
    public func text(at time: LogTime, on version: IOSVersion) -> String {
        var fields = tm()
        var seconds = time_t(time.secondsSince1970 + time.secondsFromGMT)
        gmtime_r(&seconds, &fields)
        let date = [
            Self.padded(Int(fields.tm_year) + 1900, to: 4), Self.padded(Int(fields.tm_mon) + 1),
            Self.padded(Int(fields.tm_mday)),
        ].joined(separator: "-")
        let clock = [Int(fields.tm_hour), Int(fields.tm_min), Int(fields.tm_sec)]
            .map { Self.padded($0) }.joined(separator: ":")
        let fraction =
            version < IOSVersion(10)
            ? Self.padded(time.microseconds / 1000, to: 3) : Self.padded(time.microseconds, to: 6)
        let zone = version < IOSVersion(10, 3) ? "" : Self.zone(time.secondsFromGMT)
        let thread = String(threadIdentifier, radix: version < IOSVersion(8) ? 16 : 10)
        return "\(date) \(clock).\(fraction)\(zone) \(processName)[\(processIdentifier):\(thread)] "
    }

    private static func zone(_ secondsFromGMT: Int) -> String {
        let minutes = abs(secondsFromGMT) / 60
        return (secondsFromGMT < 0 ? "-" : "+") + padded(minutes / 60) + padded(minutes % 60)
    }

    private static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
