package import Handset

/// The way in which a trial's pushes come, and what is unusual about the phone.
package enum HuntCircumstance: String, CaseIterable, Sendable {
    /// The pushes come one after another.
    case usual
    /// The content comes as a notification of the app itself, at once.
    case local
    /// The content comes as a notification of the app itself, by a trigger of time.
    case localTrigger = "local-trigger"
    /// The push comes before the app has done what its launch by the icon has begun.
    case launching
    /// The second push comes before the app has called the completion handler of the first.
    case overlapping
    /// The push has come to an earlier process of the app, which has left its files, defaults and keychain.
    case afterKill = "after-kill"
    /// The user's locale has other digits.
    case arabic
    /// The user's locale has a comma in numbers.
    case german
    /// The user's calendar counts other years.
    case thai
    /// The user's alphabet has two letters I, with and without a dot.
    case turkish
    /// The phone's time zone is 14 hours ahead of UTC.
    case timeZoneEast = "time-zone-east"
    /// The phone's time zone is 11 hours behind UTC.
    case timeZoneWest = "time-zone-west"
    /// It is the last minute of the 29th of February.
    case leapDay = "leap-day"
    /// It is after the last second that 32 bits hold.
    case year2039 = "year-2039"

    /// The circumstance in words, such as `with the locale ar_EG`; `nil` for the usual one.
    package var words: String? {
        switch self {
        case .usual: nil
        case .local: "as a notification of the app itself, without a trigger"
        case .localTrigger: "as a notification of the app itself, by a trigger of time"
        case .launching: "while the app launches"
        case .overlapping: "the second push while the app works at the first"
        case .afterKill: "after the app's process was killed"
        case .arabic, .german, .thai, .turkish: "with the locale \(locale ?? "")"
        case .timeZoneEast, .timeZoneWest: "in the time zone \(timeZone ?? "")"
        case .leapDay: "on the 29th of February"
        case .year2039: "in the year 2039"
        }
    }

    /// True if the push is one of the provider.
    var isRemote: Bool { self != .local && self != .localTrigger }

    /// True if the user acts when the push has come and its effects were seen.
    var actsLater: Bool { self == .overlapping || self == .afterKill }

    /// Returns true if a state of the app can have it, with an action of the user.
    func fits(_ scenario: Scenario) -> Bool {
        switch self {
        case .launching: scenario.appState == .notRunning
        case .afterKill: scenario.appState == .notRunning && scenario.choice.action != .nothing
        case .overlapping: !scenario.appState.needsLaunch
        default: true
        }
    }

    /// Sets what is unusual about a phone.
    package func apply(to settings: inout RunSettings) {
        settings.locale = locale
        settings.timeZone = timeZone
        settings.moment = moment
    }

    /// The user's locale; `nil` if it is the machine's.
    package var locale: String? {
        switch self {
        case .arabic: "ar_EG"
        case .german: "de_DE"
        case .thai: "th_TH"
        case .turkish: "tr_TR"
        default: nil
        }
    }

    private var timeZone: String? {
        switch self {
        case .timeZoneEast: "Pacific/Kiritimati"
        case .timeZoneWest: "Pacific/Pago_Pago"
        // The day is another one elsewhere.
        case .leapDay, .year2039: "UTC"
        default: nil
        }
    }

    private var moment: Int? {
        switch self {
        case .leapDay: 1_835_481_550
        case .year2039: 2_177_452_800
        default: nil
        }
    }
}
