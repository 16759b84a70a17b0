// The preparer puts these names, which are as long, in the place of an app's `Locale.current` and others, since
// Foundation on Linux has one locale, which cannot be set.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user's locale: the phone's if it has one, otherwise the machine's.
public var handsetLocale_: Locale { AppHost.shared.locale ?? .current }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user's locale, which changes with the phone's.
public var handsetAutoupdatingLocale_: Locale { AppHost.shared.locale ?? .autoupdatingCurrent }
/// The identifiers of the user's languages: from the phone's locale if it has one, otherwise the machine's.
public var handsetPreferredLanguages: [String] {
    AppHost.shared.locale.map { [$0.identifier(.bcp47)] } ?? Locale.preferredLanguages
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user's calendar: from the phone's locale if it has one, otherwise the machine's.
public var handsetCalendar_: Calendar { calendarOfPhone ?? .current }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user's calendar, which changes with the phone's locale.
public var handsetAutoupdatingCalendar_: Calendar { calendarOfPhone ?? .autoupdatingCurrent }

private var calendarOfPhone: Calendar? {
    guard let locale = AppHost.shared.locale else { return nil }
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a formatter of dates in the user's locale and the phone's time zone.
public func handsetDates_() -> DateFormatter {
    let formatter = DateFormatter()
    // Its own one is that with which the process began.
    formatter.timeZone = .current
    if let locale = AppHost.shared.locale { formatter.locale = locale }
    return formatter
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func handsetNumbers_() -> NumberFormatter {
    let formatter = NumberFormatter()
    if let locale = AppHost.shared.locale { formatter.locale = locale }
    return formatter
}
