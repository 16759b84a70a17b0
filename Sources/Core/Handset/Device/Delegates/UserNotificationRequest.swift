/// The identifier, the content and the trigger of a notification (`UNNotificationRequest`).
public struct UserNotificationRequest: Hashable, Sendable {
    /// The app's identifier, or the provider's collapse identifier; without one, an identifier that the
    /// system has made.
    public var identifier: String
    /// The content.
    public var content: UserNotificationContent
    /// The condition for the delivery; `nil` if the app delivers the notification at once.
    public var trigger: UserNotificationTrigger?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. A later request with the same one replaces this one.
    ///   - content: The content.
    ///   - trigger: The condition for the delivery. If `nil`, the notification is delivered at once.
    public init(
        identifier: String, content: UserNotificationContent,
        trigger: UserNotificationTrigger? = nil
    ) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
