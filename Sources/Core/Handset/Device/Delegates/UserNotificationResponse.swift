/// The user's action on a notification (`UNNotificationResponse`).
public struct UserNotificationResponse: Hashable, Sendable {
    /// The identifier of a tap (`UNNotificationDefaultActionIdentifier`).
    public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// The identifier of a dismissal (`UNNotificationDismissActionIdentifier`).
    public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// The key of the text that the user typed, in the response info of iOS 9
    /// (`UIUserNotificationActionResponseTypedTextKey`).
    public static let typedTextKey = "UIUserNotificationActionResponseTypedTextKey"

    /// The identifier of a tap, of a dismissal, or of a button.
    public var actionIdentifier: String
    /// The notification.
    public var notification: UserNotification
    /// The text that the user typed (`UNTextInputNotificationResponse`), or `nil` for a button without a
    /// text.
    public var userText: String?

    /// Creates a response.
    public init(
        actionIdentifier: String, notification: UserNotification, userText: String? = nil
    ) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
        self.userText = userText
    }
}
