/// The identifier and the content of a notification (`UNNotificationRequest`).
public struct UserNotificationRequest: Sendable {
    /// The provider's collapse identifier; without one, an identifier that the system has made.
    public var identifier: String
    /// The content.
    public var content: UserNotificationContent

    /// Creates a request.
    public init(identifier: String, content: UserNotificationContent) {
        self.identifier = identifier
        self.content = content
    }
}
