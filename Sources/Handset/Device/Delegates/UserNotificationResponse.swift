/// The user's action on a notification (`UNNotificationResponse`).
public struct UserNotificationResponse: Sendable {
    /// The identifier of a tap (`UNNotificationDefaultActionIdentifier`).
    public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// The identifier of a dismissal (`UNNotificationDismissActionIdentifier`).
    public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// The identifier of a tap, of a dismissal, or of a button.
    public var actionIdentifier: String
    /// The notification.
    public var notification: UserNotification

    /// Creates a response.
    public init(actionIdentifier: String, notification: UserNotification) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
    }
}
