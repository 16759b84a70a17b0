/// The types of notification that an app registers for, with Apple's bits
/// (`UIRemoteNotificationType`; the first three are also `UIUserNotificationType`'s).
///
/// ```swift
/// print(NotificationTypes.app.rawValue)
/// // 7
/// ```
public struct NotificationTypes: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the app's icon.
    public static let badge = NotificationTypes(rawValue: 1 << 0)
    /// A sound.
    public static let sound = NotificationTypes(rawValue: 1 << 1)
    /// A text.
    public static let alert = NotificationTypes(rawValue: 1 << 2)
    /// New content for a Newsstand app (iOS 5 and later).
    public static let newsstandContentAvailability = NotificationTypes(rawValue: 1 << 3)

    /// The types of the app of 2011: alert, badge and sound.
    public static let app: NotificationTypes = [.alert, .badge, .sound]

    /// The types by name, in the usual order.
    public static let allNamed: [(name: String, options: NotificationTypes)] = [
        ("alert", .alert), ("badge", .badge), ("sound", .sound),
        ("newsstand", .newsstandContentAvailability),
    ]
}
