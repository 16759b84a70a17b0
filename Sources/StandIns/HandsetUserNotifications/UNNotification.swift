package import Handset

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let date: Date
    /// The identifier, the content and the trigger.
    public let request: UNNotificationRequest

    package init(_ notification: UserNotification) {
        date = notification.date
        request = UNNotificationRequest(notification.request)
        super.init()
    }

    /// The text that iOS prints.
    open override var description: String { NotificationText.current.text(of: self) }
}
