/// The center that a delegate gets its notifications from (`UNUserNotificationCenter`).
public struct UserNotificationCenter: Sendable {
    /// The notifications that are in Notification Center at the time of the call, the oldest first.
    public var deliveredNotifications: [UserNotification]

    /// Creates a center.
    public init(deliveredNotifications: [UserNotification] = []) {
        self.deliveredNotifications = deliveredNotifications
    }
}
