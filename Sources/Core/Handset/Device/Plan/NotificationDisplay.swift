/// The parts of a notification that the system shows and plays.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","badge":3,"sound":"default"}}"#)
/// var scenario = Scenario.ofTheApp
/// scenario.appState = .background
/// print(scenario.plan(for: payload).display)
/// // alert, badge 3, sound default
/// ```
public struct NotificationDisplay: Hashable, Sendable {
    /// True if the alert is shown, so that the user can act on it.
    public var showsAlert: Bool
    /// The number that is set on the app's icon.
    ///
    /// 0 removes the number, and `nil` leaves it unchanged.
    public var badge: Int?
    /// The sound that is played, or `nil`.
    public var sound: APSSound?
    /// The place of the alert.
    public var place: Place

    /// A place where an alert is shown.
    ///
    /// The user can tap it in each of them.
    public enum Place: String, CaseIterable, Hashable, Sendable {
        /// The screen, which lights up: a banner, or the lock screen.
        case screen
        /// Notification Center only; the screen stays dark.
        case notificationCenter = "notification-center"
        /// The next scheduled summary.
        case summary
    }

    /// Creates a display; by default of nothing.
    ///
    /// - Parameters:
    ///   - showsAlert: True if the alert is shown.
    ///   - badge: The number that is set on the app's icon. If `nil`, it stays as it is.
    ///   - sound: The sound that is played. If `nil`, none.
    ///   - place: The place of the alert.
    public init(
        showsAlert: Bool = false, badge: Int? = nil, sound: APSSound? = nil, place: Place = .screen
    ) {
        self.showsAlert = showsAlert
        self.badge = badge
        self.sound = sound
        self.place = place
    }

    /// Nothing is shown, and nothing is played.
    public static let nothing = NotificationDisplay()

    package static let allPartNames = Place.allCases.map(\.alertName) + ["badge", "sound"]

    package var partNames: [String] {
        (showsAlert ? [place.alertName] : []) + (badge == nil ? [] : ["badge"])
            + (sound == nil ? [] : ["sound"])
    }

    func limited(to types: NotificationTypes) -> NotificationDisplay {
        NotificationDisplay(
            showsAlert: showsAlert && types.contains(.alert),
            badge: types.contains(.badge) ? badge : nil,
            sound: types.contains(.sound) ? sound : nil, place: place)
    }

    func limited(to options: PresentationOptions) -> NotificationDisplay {
        let showsAlert = showsAlert && options.showsAlert
        return NotificationDisplay(
            showsAlert: showsAlert, badge: options.contains(.badge) ? badge : nil,
            sound: options.contains(.sound) ? sound : nil, place: showsAlert ? place : .screen)
    }
}

extension APSContent {
    /// All that the payload asks the system to show and play.
    package var display: NotificationDisplay {
        NotificationDisplay(showsAlert: hasAlert, badge: badge, sound: sound)
    }
}

extension NotificationDisplay.Place {
    /// The alert and its place, as a table names them.
    var alertName: String {
        switch self {
        case .screen: "alert"
        case .notificationCenter: "quiet-alert"
        case .summary: "summary"
        }
    }

    fileprivate var words: String {
        switch self {
        case .screen: "alert"
        case .notificationCenter: "alert in Notification Center only"
        case .summary: "alert in the summary"
        }
    }
}

extension NotificationDisplay: CustomStringConvertible {
    /// The parts with commas between them, or `nothing`.
    public var description: String {
        let parts =
            (showsAlert ? [place.words] : []) + (badge.map { ["badge \($0)"] } ?? [])
            + (sound.map { ["sound \($0.name)"] } ?? [])
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
