/// A notification that stands in Notification Center.
public struct DeliveredNotification: Sendable {
    /// The collapse identifier, or else one that the phone has given.
    public var identifier: String
    /// The notification.
    public var notification: RemoteNotification

    /// Creates an entry of Notification Center.
    public init(identifier: String, notification: RemoteNotification) {
        self.identifier = identifier
        self.notification = notification
    }

    /// What groups it with others; `nil` if it stands alone.
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
