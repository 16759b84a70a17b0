public import Foundation

/// The condition for the delivery of a notification (`UNNotificationTrigger`).
///
/// ```swift
/// let trigger = UserNotificationTrigger.timeInterval(90, repeats: false)
/// let start = Date(timeIntervalSince1970: 1_000)
/// print(trigger.nextTriggerDate(after: start)?.timeIntervalSince1970 ?? 0)
/// // 1090.0
/// ```
public enum UserNotificationTrigger: Hashable, Sendable {
    /// Apple's push service has sent the notification (`UNPushNotificationTrigger`).
    case push
    /// A time has passed, in seconds (`UNTimeIntervalNotificationTrigger`).
    ///
    /// It is greater than 0, and at least 60 if it repeats.
    case timeInterval(Double, repeats: Bool)
    /// The date matches some components (`UNCalendarNotificationTrigger`).
    ///
    /// Without a calendar they are read in the Gregorian one, and without a time zone in the current one.
    case calendar(dateMatching: DateComponents, repeats: Bool)
    /// The user has entered or left a region (`UNLocationNotificationTrigger`).
    ///
    /// Time does not bring it about: ``Phone/cross(_:intoRegion:)`` does.
    case location(Region, repeats: Bool)

    /// A region on the earth, as far as notifications ask for it.
    public struct Region: Hashable, Sendable {
        /// The name that the app has given.
        public var identifier: String
        /// True if entering it matters.
        public var notifiesOnEntry: Bool
        /// True if leaving it matters.
        public var notifiesOnExit: Bool

        /// Creates a region.
        ///
        /// - Parameters:
        ///   - identifier: The name.
        ///   - notifiesOnEntry: True if entering it matters.
        ///   - notifiesOnExit: True if leaving it matters.
        public init(_ identifier: String, notifiesOnEntry: Bool = true, notifiesOnExit: Bool = true)
        {
            self.identifier = identifier
            self.notifiesOnEntry = notifiesOnEntry
            self.notifiesOnExit = notifiesOnExit
        }
    }

    /// Creates the condition that a time has passed, as on iOS (`UNTimeIntervalNotificationTrigger`).
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds; greater than 0, and at least 60 if it repeats.
    ///   - repeats: True if the notification is delivered each time.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self = .timeInterval(timeInterval, repeats: repeats)
    }

    /// Creates the condition that the date matches, as on iOS (`UNCalendarNotificationTrigger`).
    ///
    /// - Parameters:
    ///   - components: The components of the date.
    ///   - repeats: True if the notification is delivered each time.
    public init(dateMatching components: DateComponents, repeats: Bool) {
        self = .calendar(dateMatching: components, repeats: repeats)
    }

    /// True if the notification is delivered each time the condition is met.
    public var repeats: Bool {
        switch self {
        case .push: false
        case .timeInterval(_, let repeats), .calendar(_, let repeats), .location(_, let repeats):
            repeats
        }
    }

    /// The years 1 to 9999, in which dates are searched.
    private static let years =
        Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

    /// Returns the next date at which the condition is met, from the phone's present time on; `nil` if there is
    /// none.
    public func nextTriggerDate() -> Date? {
        let now = RunningApp.store?.moment ?? Phone.secondsSince1970()
        return nextTriggerDate(after: Date(timeIntervalSince1970: Double(now)))
    }

    /// Returns the next date at which the condition is met; `nil` if there is none.
    public func nextTriggerDate(after date: Date) -> Date? {
        switch self {
        case .push, .location: return nil
        case .timeInterval(let seconds, let repeats):
            guard seconds > 0, seconds >= 60 || !repeats, seconds.isFinite else { return nil }
            return date.addingTimeInterval(seconds)
        case .calendar(let components, _):
            guard let match = components.matchable, Self.years.contains(date) else { return nil }
            var calendar = components.calendar ?? Calendar(identifier: .gregorian)
            if let timeZone = components.timeZone { calendar.timeZone = timeZone }
            return calendar.nextDate(after: date, matching: match, matchingPolicy: .nextTime)
        }
    }
}

extension DateComponents {
    /// The components that a trigger uses; `nil` if there are none, or if no date has one of them.
    fileprivate var matchable: DateComponents? {
        let parts: [(part: Int?, range: ClosedRange<Int>)] = [
            (year, 1...9_999), (month, 1...13), (day, 1...31), (hour, 0...23), (minute, 0...59),
            (second, 0...59), (weekday, 1...7), (weekdayOrdinal, 1...5), (weekOfMonth, 1...6),
            (weekOfYear, 1...54),
        ]
        let present = parts.filter { $0.part != nil }
        guard !present.isEmpty, present.allSatisfy({ $0.range.contains($0.part ?? 0) }) else {
            return nil
        }
        var match = DateComponents(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second,
            weekday: weekday, weekdayOrdinal: weekdayOrdinal, weekOfMonth: weekOfMonth,
            weekOfYear: weekOfYear)
        // As on iOS, what is not given below the smallest part is 0: 8:30 means 8:30:00.
        if match.second == nil, match.minute != nil { match.second = 0 }
        if match.minute == nil, match.hour != nil { (match.minute, match.second) = (0, 0) }
        return match
    }
}
