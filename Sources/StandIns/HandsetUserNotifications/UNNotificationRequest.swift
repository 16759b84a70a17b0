package import Handset

/// The identifier, the content and the trigger of a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {  // because nothing in it changes
    /// The identifier; a later request with the same one replaces this one.
    public let identifier: String
    public let content: UNNotificationContent
    /// The condition for the delivery; `nil` if it is delivered at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the content.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - content: The content.
    ///   - trigger: The condition for the delivery. If `nil`, the notification is delivered at once.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.content, attachments: content.attachments)
        self.trigger = trigger
        super.init()
    }

    package convenience init(_ request: UserNotificationRequest) {
        let files = AppHost.shared.attachments(of: request.identifier)
        self.init(
            identifier: request.identifier,
            content: UNNotificationContent(request.content, attachments: files),
            trigger: .apples(of: request))
    }

    /// The request as Handset has it.
    package var request: UserNotificationRequest {
        UserNotificationRequest(
            identifier: identifier, content: content.content, trigger: trigger?.trigger)
    }

    /// The text that iOS prints.
    open override var description: String { NotificationText.current.text(of: self) }
}
