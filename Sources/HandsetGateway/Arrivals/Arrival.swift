/// A notification with what became of it.
public struct Arrival: Sendable {
    /// The notification.
    public var notification: ReceivedNotification
    /// What became of it.
    public var fate: NotificationFate

    /// Creates an arrival.
    public init(_ notification: ReceivedNotification, _ fate: NotificationFate) {
        self.notification = notification
        self.fate = fate
    }
}
