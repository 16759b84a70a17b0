/// What the user chose to do with a notification (`UNNotificationResponse`).
public struct UserNotificationResponse: Sendable {
    /// The user has tapped the notification (`UNNotificationDefaultActionIdentifier`).
    public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// The user has dismissed the notification (`UNNotificationDismissActionIdentifier`).
    public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// What was chosen: one of the two identifiers, or that of a button.
    public var actionIdentifier: String
    /// The notification.
    public var notification: UserNotification

    /// Creates a response.
    public init(actionIdentifier: String, notification: UserNotification) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
    }
}
