/// A notification as the notification center's delegate gets it (`UNNotification`).
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","thread-id":"a"},"order":7}"#)
/// let notification = UserNotification(request: UserNotificationRequest(
///     identifier: "1", content: UserNotificationContent(userInfo: payload)))
/// print(notification.request.content.threadIdentifier)
/// // a
/// print(notification.request.content.userInfo["order"]?.integer ?? 0)
/// // 7
/// ```
public struct UserNotification: Sendable {
    /// The identifier and the content.
    public var request: UserNotificationRequest

    /// Creates a notification.
    public init(request: UserNotificationRequest) {
        self.request = request
    }
}
