/// The notification center that a delegate gets with each call (`UNUserNotificationCenter`).
public struct UserNotificationCenter: Sendable {
    /// The notifications in Notification Center at the time of the call, the oldest first.
    public var deliveredNotifications: [UserNotification]

    /// Creates a center.
    public init(deliveredNotifications: [UserNotification] = []) {
        self.deliveredNotifications = deliveredNotifications
    }
}
