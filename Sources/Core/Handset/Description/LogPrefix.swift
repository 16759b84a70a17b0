/// The prefix of NSLog's messages: the time, the process and the thread.
///
/// ```swift
/// let prefix = LogPrefix(processName: "Wall", processIdentifier: 1088, threadIdentifier: 0x60b)
/// let time = LogTime(secondsSince1970: 1_399_306_273, microseconds: 461_000, secondsFromGMT: 0)
/// print(prefix.text(at: time, on: IOSVersion(7)) + "hello")
/// // 2014-05-05 16:11:13.461 Wall[1088:60b] hello
/// ```
package struct LogPrefix: Hashable, Sendable {
    package var processName: String
    package var processIdentifier: Int
    /// The thread's number; iOS 7 and earlier print it in hex.
    package var threadIdentifier: UInt64

    package init(processName: String, processIdentifier: Int, threadIdentifier: UInt64) {
        self.processName = processName
        self.processIdentifier = processIdentifier
        self.threadIdentifier = threadIdentifier
    }

    /// Returns the prefix with its last blank, as an iOS version writes it.
    package func text(at time: LogTime, on version: IOSVersion) -> String {
        var text: [UInt8] = []
        write(into: &text, at: time, on: version)
        return String(decoding: text, as: UTF8.self)
    }

    package func write(into text: inout [UInt8], at time: LogTime, on version: IOSVersion) {
        let local = time.secondsSince1970.addingReportingOverflow(time.secondsFromGMT)
        let fields = Platform.CalendarTime(
            secondsSince1970: local.overflow ? time.secondsSince1970 : local.partialValue)
        text.appendPadded(fields.year, to: 4)
        for (mark, number) in [
            ("-", fields.month), ("-", fields.day), (" ", fields.hour), (":", fields.minute),
            (":", fields.second),
        ] {
            text += mark.utf8
            text.appendPadded(number, to: 2)
        }
        text.append(UInt8(ascii: "."))
        if version < IOSVersion(10) {
            text.appendPadded(time.microseconds / 1000, to: 3)
        } else {
            text.appendPadded(time.microseconds, to: 6)
        }
        if version >= IOSVersion(10, 3) {
            let minutes = Int(time.secondsFromGMT.magnitude / 60)
            text.append(time.secondsFromGMT < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
            text.appendPadded(minutes / 60, to: 2)
            text.appendPadded(minutes % 60, to: 2)
        }
        text.append(UInt8(ascii: " "))
        text += processName.utf8
        text.append(UInt8(ascii: "["))
        text += String(processIdentifier).utf8
        text.append(UInt8(ascii: ":"))
        if version < IOSVersion(8) {
            text.appendHexNumber(threadIdentifier)
        } else {
            text += String(Int64(clamping: threadIdentifier)).utf8
        }
        text += "] ".utf8
    }
}

extension [UInt8] {
    fileprivate mutating func appendPadded(_ number: Int, to width: Int) {
        var smallest = 1
        for _ in 1..<width {
            smallest *= 10
        }
        while smallest > Swift.max(1, number) {
            append(UInt8(ascii: "0"))
            smallest /= 10
        }
        self += String(number).utf8
    }
}

extension LogPrefix {
    /// The prefix of NSLog in this process.
    ///
    /// - Parameter processName: The name of the process.
    /// - Returns: The prefix; the number of the process stands for the thread's too.
    package static func ofProcess(_ processName: String) -> LogPrefix {
        let process = Platform.processIdentifier
        return LogPrefix(
            processName: processName, processIdentifier: process, threadIdentifier: UInt64(process))
    }
}
