/// The permission that a user grants to an app, with Apple's bits (`UNAuthorizationOptions`; the first three
/// are as in ``NotificationTypes``).
///
/// ```swift
/// var scenario = Scenario(.iOS(18), app: .background, delegates: .userNotifications)
/// scenario.authorization.insert(.provisional)
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","badge":1,"sound":"default"}}"#)
/// print(scenario.plan(for: payload).display)
/// // alert in Notification Center only
/// ```
public struct AuthorizationOptions: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the app's icon.
    public static let badge = AuthorizationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = AuthorizationOptions(rawValue: 1 << 1)
    /// A text.
    public static let alert = AuthorizationOptions(rawValue: 1 << 2)
    /// Critical alerts (iOS 12 and later).
    ///
    /// An app needs Apple's entitlement for them.
    public static let critical = AuthorizationOptions(rawValue: 1 << 4)
    /// Notifications without the user's consent (iOS 12 and later).
    ///
    /// They come to Notification Center only, without a banner, a sound and a badge ("Asking permission to
    /// use notifications").
    public static let provisional = AuthorizationOptions(rawValue: 1 << 6)
    /// Time-sensitive notifications (iOS 15 and later).
    ///
    /// An app needs Apple's capability for them.
    public static let timeSensitive = AuthorizationOptions(rawValue: 1 << 8)

    /// Notifications in CarPlay, which a phone does not have.
    public static let carPlay = AuthorizationOptions(rawValue: 1 << 3)
    /// Critical alerts, by Apple's name.
    public static let criticalAlert = AuthorizationOptions.critical
    /// A button in Settings that leads to the app's own (iOS 12 and later).
    public static let providesAppNotificationSettings = AuthorizationOptions(rawValue: 1 << 5)
    /// Announcements by Siri (iOS 13 and later), which a phone does not make.
    public static let announcement = AuthorizationOptions(rawValue: 1 << 7)

    /// Alert, badge and sound, as the app of 2011 has them.
    public static let app: AuthorizationOptions = [.alert, .badge, .sound]

    /// The kinds by name.
    public static let allNamed: [(name: String, options: AuthorizationOptions)] = [
        ("alert", .alert), ("badge", .badge), ("sound", .sound), ("critical", .critical),
        ("provisional", .provisional), ("time-sensitive", .timeSensitive),
    ]

    /// The types of notification among them.
    public var types: NotificationTypes {
        get { NotificationTypes(rawValue: rawValue).intersection(.app) }
        set {
            subtract(.app)
            formUnion(AuthorizationOptions(rawValue: newValue.rawValue).intersection(.app))
        }
    }
}
