/// The content of a notification (`UNNotificationContent`).
public struct UserNotificationContent: Sendable {
    /// The whole payload.
    public var userInfo: Payload

    /// Creates the content of a notification.
    public init(userInfo: Payload) {
        self.userInfo = userInfo
    }

    /// The text of the alert; empty if there is none.
    public var body: String { APSContent(userInfo).alertBody ?? "" }

    /// The number for the app's icon, or `nil` if the icon stays as it is.
    public var badge: Int? { APSContent(userInfo).badge }

    /// The category that gives the notification its buttons; empty if there is none.
    public var categoryIdentifier: String { APSContent(userInfo).category ?? "" }

    /// The identifier that groups notifications; empty if there is none.
    public var threadIdentifier: String { APSContent(userInfo).threadIdentifier ?? "" }
}
