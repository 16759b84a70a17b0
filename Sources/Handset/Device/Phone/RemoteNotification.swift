/// A payload with what the provider says of its delivery ("Sending notification requests to APNs").
public struct RemoteNotification: Sendable {
    /// The payload.
    public var payload: Payload
    /// The topic: in most cases the bundle identifier of the app.
    public var topic: String
    /// What notifications of the same content share, so that the device shows only the newest of them;
    /// `nil` if it stands for itself.
    public var collapseIdentifier: String?
    /// Until when it may be kept for a device that is away, in seconds since 1970: 0 is not at all, and
    /// `nil` as long as Apple keeps any, which is 30 days.
    public var expiration: Int?
    /// How urgent it is.
    public var priority: NotificationPriority

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - topic: The topic; `app` by default.
    ///   - collapseIdentifier: What notifications of the same content share. If `nil`, it stands for
    ///     itself.
    ///   - expiration: Until when it may be kept, in seconds since 1970. If `nil`, for 30 days.
    ///   - priority: How urgent it is; 10 by default.
    public init(
        _ payload: Payload, topic: String = "app", collapseIdentifier: String? = nil,
        expiration: Int? = nil, priority: NotificationPriority = .immediate
    ) {
        self.payload = payload
        self.topic = topic
        self.collapseIdentifier = collapseIdentifier
        self.expiration = expiration
        self.priority = priority
    }
}

extension RemoteNotification: StorableNotification {
    /// The topic.
    public var storageTopic: String { topic }
}
