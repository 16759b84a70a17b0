/// The lines of a log about one push.
package struct LoggedPush: Sendable {
    /// The lines, in the order of their times.
    package internal(set) var events: [LoggedEvent] = []
    /// The app; `nil` if no line says it.
    package internal(set) var bundle: String?
    /// The request that SpringBoard made of it.
    package internal(set) var request: String?
    /// The activity by which dasd wakes the app for it.
    package internal(set) var activity: String?
    /// The activity of the newer push that replaced it.
    package internal(set) var replacement: String?
    package internal(set) var appExtension: String?
    package internal(set) var extensionPID: Int?
    /// The number of restarts of the phone before it in the log.
    package internal(set) var boot = 0
    var last: Int?
    /// The number of the last of its lines among all.
    var lastIndex = 0

    /// True if a line with a name is among them.
    package func has(_ codes: String...) -> Bool { events.contains { codes.contains($0.code) } }

    package func first(_ codes: String...) -> LoggedEvent? {
        events.first { codes.contains($0.code) }
    }

    package func last(_ codes: String...) -> LoggedEvent? {
        events.last { codes.contains($0.code) }
    }

    /// The payload in JSON, if a line has it.
    package var payload: [UInt8]? { events.lazy.compactMap(\.payload).first }

    /// The time at which Apple took the push, in nanoseconds since 1970.
    package var sentAt: Int? {
        events.lazy.compactMap { $0.known(.sentAt).flatMap { Int($0) } }
            .first { $0 > 1_000_000_000_000_000_000 }
    }

    /// A flag of the payload, as SpringBoard read it.
    package func flag(_ name: String) -> Bool? {
        events.lazy.compactMap { ["B2", "B13", "B11"].contains($0.code) ? $0.flag(name) : nil }
            .first
    }

    /// The number of microseconds between Apple's taking it and the first line; `nil` if it is not known.
    ///
    /// Without a date or a zone it is known but for whole quarters of an hour.
    package var waitedMicroseconds: (count: Int, isWhole: Bool)? {
        guard let sentAt, let event = events.first(where: { $0.known(.sentAt) == "\(sentAt)" }),
            let time = event.time
        else { return nil }
        let sent = sentAt / 1_000
        if let arrived = time.sinceEpoch { return (arrived - sent, true) }
        let quarter = 15 * 60 * 1_000_000
        let difference = (time.microseconds - sent % quarter) % quarter
        return ((difference + quarter) % quarter, false)
    }
}
