// The preparer puts these names, which are as long, in the place of Foundation's for the present moment.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a moment at a distance from the phone's present one, as `Date(timeIntervalSinceNow:)` does.
public func Now_(timeIntervalSinceNow interval: TimeInterval) -> Date {
    AppTime.date.addingTimeInterval(interval)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the phone's present moment, as `Date.init()` does.
public func Now_init_() -> Date { AppTime.date }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a moment at a distance from the phone's present one, as `Date.init(timeIntervalSinceNow:)` does.
public func Now_init_(timeIntervalSinceNow interval: TimeInterval) -> Date {
    Now_(timeIntervalSinceNow: interval)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the phone's present moment, as `Foundation.Date()` does.
public func handsetNowDate_() -> Date { AppTime.date }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a moment at a distance from the phone's present one, as `Foundation.Date(timeIntervalSinceNow:)` does.
public func handsetNowDate_(timeIntervalSinceNow interval: TimeInterval) -> Date {
    Now_(timeIntervalSinceNow: interval)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The phone's present moment, as `Foundation.Date.now` is.
public var handsetPresentDate_: Date { AppTime.date }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the phone's present moment, as `NSDate()` does.
public func NSNow_() -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: handsetTimeIntervalSinceReference__)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds from 2001 to the phone's present moment, as `Date.timeIntervalSinceReferenceDate` are.
public var handsetTimeIntervalSinceReference__: TimeInterval {
    AppTime.date.timeIntervalSinceReferenceDate
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds from 2001 to the phone's present moment, as `CFAbsoluteTimeGetCurrent()` does.
public func handsetAbsoluteTime_____() -> TimeInterval { handsetTimeIntervalSinceReference__ }

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Date {
    /// The seconds from the phone's present moment, as `timeIntervalSinceNow` are.
    public var handsetSinceNowTime_: TimeInterval { timeIntervalSince(AppTime.date) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSDate {
    /// The seconds from the phone's present moment, as `timeIntervalSinceNow` are.
    public var handsetSinceNowTime_: TimeInterval { timeIntervalSince(AppTime.date) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Calendar {
    /// Returns true for a moment of the phone's present day, as `isDateInToday(_:)` does.
    public func handsetToday_(_ date: Date) -> Bool { isDate(date, inSameDayAs: AppTime.date) }

    /// Returns true for a moment of the day after, as `isDateInTomorrow(_:)` does.
    public func handsetTomorrow_(_ date: Date) -> Bool { isDate(date, inDayFromToday: 1) }

    /// Returns true for a moment of the day before, as `isDateInYesterday(_:)` does.
    public func handsetYesterday_(_ date: Date) -> Bool { isDate(date, inDayFromToday: -1) }

    private func isDate(_ date: Date, inDayFromToday days: Int) -> Bool {
        guard let day = self.date(byAdding: .day, value: days, to: AppTime.date) else {
            return false
        }
        return isDate(date, inSameDayAs: day)
    }
}
