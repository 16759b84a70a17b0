/// The parts of a notification that the system shows and plays.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","badge":3,"sound":"default"}}"#)
/// var device = Device.ofTheApp
/// device.appState = .background
/// print(device.plan(for: payload).display)
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

    /// Creates a display; by default of nothing.
    public init(showsAlert: Bool = false, badge: Int? = nil, sound: APSSound? = nil) {
        self.showsAlert = showsAlert
        self.badge = badge
        self.sound = sound
    }

    /// Nothing is shown, and nothing is played.
    public static let nothing = NotificationDisplay()

    /// Returns the parts that are left if only some types of notification are allowed.
    func limited(to types: NotificationTypes) -> NotificationDisplay {
        NotificationDisplay(
            showsAlert: showsAlert && types.contains(.alert),
            badge: types.contains(.badge) ? badge : nil,
            sound: types.contains(.sound) ? sound : nil)
    }

    /// Returns the parts that are left if an app in the foreground presents only some.
    func limited(to options: PresentationOptions) -> NotificationDisplay {
        NotificationDisplay(
            showsAlert: showsAlert && options.showsAlert,
            badge: options.contains(.badge) ? badge : nil,
            sound: options.contains(.sound) ? sound : nil)
    }
}

extension APSContent {
    /// All that the payload asks the system to show and play.
    public var display: NotificationDisplay {
        NotificationDisplay(showsAlert: hasAlert, badge: badge, sound: sound)
    }
}

extension NotificationDisplay: CustomStringConvertible {
    /// The parts with commas between them, or `nothing`.
    public var description: String {
        let parts =
            (showsAlert ? ["alert"] : []) + (badge.map { ["badge \($0)"] } ?? [])
            + (sound.map { ["sound \($0.name)"] } ?? [])
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
