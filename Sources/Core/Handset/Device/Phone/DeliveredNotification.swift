internal import Foundation

/// A notification in Notification Center.
public struct DeliveredNotification: Hashable, Sendable {
    /// The app's identifier or the collapse identifier; without one, an identifier that the phone has
    /// made.
    public var identifier: String
    /// The notification as it was sent; of a notification of the app itself, one with its `userInfo`.
    public var notification: RemoteNotification
    /// The content, which a service extension may have changed.
    public internal(set) var content: UserNotificationContent
    /// The condition for the delivery; ``UserNotificationTrigger/push`` for a remote notification.
    public let trigger: UserNotificationTrigger?
    /// The moment of the delivery in seconds since 1970.
    public var moment: Int

    /// The payload as the phone's version of iOS has made it of what was sent.
    let original: Payload
    /// The content by which callbacks are planned.
    private(set) var planned: APSContent

    /// Creates an entry of Notification Center.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - notification: The notification as it was sent.
    ///   - moment: The moment of the delivery in seconds since 1970.
    public init(identifier: String, notification: RemoteNotification, moment: Int = 0) {
        self.init(identifier, notification, as: notification.payload, moment: moment)
    }

    /// Creates an entry whose payload a version of iOS or a service extension has changed.
    package init(
        _ identifier: String, _ notification: RemoteNotification, as payload: Payload, moment: Int
    ) {
        self.identifier = identifier
        self.notification = notification
        self.moment = moment
        trigger = .push
        original = payload
        content = UserNotificationContent(payload)
        planned = APSContent(payload, pushType: notification.pushType)
    }

    init(_ request: UserNotificationRequest, moment: Int) {
        identifier = request.identifier
        original = request.content.payload
        notification = RemoteNotification(original)
        self.moment = moment
        trigger = request.trigger
        content = request.content
        planned = content.planned(hasAlert: content.hasText, after: nil)
    }

    init(_ notification: UserNotification) {
        let seconds = notification.date.timeIntervalSince1970
        self.init(
            notification.request, moment: Int(exactly: seconds.rounded(.down)) ?? 0)
    }

    var isRemote: Bool { trigger == .push }

    /// The identifier that groups notifications, or `nil`.
    public var threadIdentifier: String? {
        content.threadIdentifier.isEmpty ? nil : content.threadIdentifier
    }

    var request: UserNotificationRequest {
        UserNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    var userNotification: UserNotification {
        UserNotification(
            request: request, date: Date(timeIntervalSince1970: Double(moment)))
    }

    /// Takes over the content of a service extension.
    mutating func change(to content: UserNotificationContent) {
        self.content = content
        planned = content.planned(hasAlert: true, after: original)
    }

    mutating func suppress() {
        planned = UserNotificationContent().planned(hasAlert: false, after: original)
    }
}
