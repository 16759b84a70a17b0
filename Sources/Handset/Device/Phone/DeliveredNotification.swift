/// A notification in Notification Center.
public struct DeliveredNotification: Sendable {
    /// The collapse identifier; without one, an identifier that the phone has made.
    public var identifier: String
    /// The notification.
    public var notification: RemoteNotification

    /// Creates an entry of Notification Center.
    public init(identifier: String, notification: RemoteNotification) {
        self.identifier = identifier
        self.notification = notification
    }

    /// The identifier that groups notifications, or `nil`.
    public var threadIdentifier: String? {
        APSContent(notification.payload).threadIdentifier
    }

    /// The notification as an app gets it.
    var userNotification: UserNotification {
        UserNotification(
            request: UserNotificationRequest(
                identifier: identifier,
                content: UserNotificationContent(userInfo: notification.payload)))
    }
}
