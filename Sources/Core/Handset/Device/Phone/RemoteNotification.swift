/// A payload with the provider's headers for its delivery ("Sending notification requests to APNs").
public struct RemoteNotification: Hashable, Sendable {
    /// The payload.
    public var payload: Payload
    /// The topic: in most cases the bundle identifier of the app.
    public var topic: String
    /// The identifier that notifications of the same content share, or `nil`.
    ///
    /// The device shows only the newest of them.
    public var collapseIdentifier: String?
    /// The end of storage for a device that is away, in seconds since 1970.
    ///
    /// With 0 the notification is not stored, and with `nil` for 30 days, as long as Apple stores any.
    public var expiration: Int?
    /// The urgency.
    public var priority: NotificationPriority
    /// The type of the push, as the sender states it; with `nil`, the payload alone shows it.
    ///
    /// The app's delegate gets no notification of a type with another receiver (``PushType/otherReceiver``).
    public var pushType: PushType?

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - topic: The topic; `app` by default.
    ///   - collapseIdentifier: The identifier that notifications of the same content share. If `nil`, the
    ///     notification replaces none.
    ///   - expiration: The end of storage in seconds since 1970. If `nil`, it is stored for 30 days.
    ///   - priority: The urgency; 10 by default.
    ///   - pushType: The type of the push. If `nil`, the payload alone shows it.
    public init(
        _ payload: Payload, topic: String = "app", collapseIdentifier: String? = nil,
        expiration: Int? = nil, priority: NotificationPriority = .immediate,
        pushType: PushType? = nil
    ) {
        self.payload = payload
        self.topic = topic
        self.collapseIdentifier = collapseIdentifier
        self.expiration = expiration
        self.priority = priority
        self.pushType = pushType
    }
}

extension RemoteNotification: StorableNotification {
    /// The topic.
    public var storageTopic: String { topic }
}
