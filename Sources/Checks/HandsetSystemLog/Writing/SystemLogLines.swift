import Handset

/// Lines of a log as `log show --style syslog` writes them.
package struct SystemLogLines: Sendable {
    /// The lines, each with a newline.
    package private(set) var bytes: [UInt8] = []
    private var moment: Int
    private let zone: Int

    /// The time between two lines in microseconds, as near as they are on a phone.
    private static let step = 400
    /// The numbers that iOS's own processes have here.
    private static let processes = [
        "apsd": 92, "SpringBoard": 58, "dasd": 74, "callservicesd": 81, "liveactivitiesd": 93,
    ]
    private static let libraries = [
        "SpringBoard": "UserNotificationsCore", "dasd": "DuetActivityScheduler",
    ]

    /// Begins with a time, or right after other lines, whichever is later.
    init(from start: Handset.LogTime, after others: SystemLogLines? = nil) {
        let own = start.secondsSince1970 * 1_000_000 + start.microseconds
        moment = max(own, others?.moment ?? own)
        zone = start.secondsFromGMT
    }

    mutating func add(_ process: String, _ message: String) {
        let library = Self.libraries[process].map { "(\($0)) " } ?? ""
        let line =
            "\(time) localhost \(process)[\(Self.processes[process] ?? 1)]: \(library)\(message)\n"
        bytes += line.utf8
        moment += Self.step
    }

    private var time: String {
        let local = Platform.CalendarTime(secondsSince1970: moment / 1_000_000 + zone)
        let date = [local.year, local.month, local.day].map { Self.padded($0, 2) }
        let clock = [local.hour, local.minute, local.second].map { Self.padded($0, 2) }
        let offset = abs(zone) / 60
        return date.joined(separator: "-") + " " + clock.joined(separator: ":") + "."
            + Self.padded(moment % 1_000_000, 6) + (zone < 0 ? "-" : "+")
            + Self.padded(offset / 60, 2) + Self.padded(offset % 60, 2)
    }

    static func padded(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
