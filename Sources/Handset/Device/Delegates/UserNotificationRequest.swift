/// What a notification is called and holds (`UNNotificationRequest`).
public struct UserNotificationRequest: Sendable {
    /// The collapse identifier that the provider gave, or else one that the system gave.
    public var identifier: String
    /// What it holds.
    public var content: UserNotificationContent

    /// Creates a request.
    public init(identifier: String, content: UserNotificationContent) {
        self.identifier = identifier
        self.content = content
    }
}
