public import Foundation

/// A notification as the notification center's delegate gets it (`UNNotification`).
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","thread-id":"a"},"order":7}"#)
/// let notification = UserNotification(request: UserNotificationRequest(
///     identifier: "1", content: UserNotificationContent(payload)))
/// print(notification.request.content.threadIdentifier)
/// // a
/// print(notification.request.content.userInfo["order"] as? Int ?? 0)
/// // 7
/// ```
public struct UserNotification: Hashable, Sendable {
    /// The identifier, the content and the trigger.
    public var request: UserNotificationRequest
    /// The date of the delivery.
    public var date: Date

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - request: The identifier, the content and the trigger.
    ///   - date: The date of the delivery; the present one by default.
    public init(request: UserNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
    }
}
