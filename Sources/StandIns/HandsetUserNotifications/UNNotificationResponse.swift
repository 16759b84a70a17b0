package import Handset

/// The user's action on a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let notification: UNNotification
    /// The identifier of a tap, of a dismissal, or of a button.
    public let actionIdentifier: String

    package init(_ response: UserNotificationResponse) {
        notification = UNNotification(response.notification)
        actionIdentifier = response.actionIdentifier
        super.init()
    }

    /// Returns the object of Apple's class for a response.
    package static func apples(_ response: UserNotificationResponse) -> UNNotificationResponse {
        guard let text = response.userText else { return UNNotificationResponse(response) }
        return UNTextInputNotificationResponse(response, userText: text)
    }

    /// The text that iOS prints.
    open override var description: String { NotificationText.current.text(of: self) }
}
