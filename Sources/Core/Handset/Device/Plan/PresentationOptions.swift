/// How a notification that arrives in the foreground is presented
/// (`UNNotificationPresentationOptions`), with Apple's bits.
///
/// ```swift
/// print(PresentationOptions.all.rawValue)
/// // 27
/// ```
public struct PresentationOptions: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The number is set on the app's icon.
    public static let badge = PresentationOptions(rawValue: 1 << 0)
    /// The sound is played.
    public static let sound = PresentationOptions(rawValue: 1 << 1)
    /// The alert is shown, as a banner and in the list; superseded in iOS 14.
    public static let alert = PresentationOptions(rawValue: 1 << 2)
    /// The alert is put into Notification Center (iOS 14 and later).
    public static let list = PresentationOptions(rawValue: 1 << 3)
    /// The alert is shown as a banner (iOS 14 and later).
    public static let banner = PresentationOptions(rawValue: 1 << 4)

    /// All parts, as an app of iOS 14 asks for them.
    public static let all: PresentationOptions = [.badge, .sound, .list, .banner]

    /// The parts by name.
    public static let allNamed: [(name: String, options: PresentationOptions)] = [
        ("badge", .badge), ("sound", .sound), ("alert", .alert), ("list", .list),
        ("banner", .banner),
    ]
    /// True if the alert is shown anywhere, so that it can be tapped.
    var showsAlert: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}
