/// A notification and its fate.
public struct Arrival: Sendable {
    /// The notification.
    public var notification: ReceivedNotification {
        get { held.notification }
        set { held = Held(newValue) }
    }
    /// The payload, without copying the whole ``notification``.
    package var payload: [UInt8] { held.notification.payload }
    /// The memory that the notification takes in a store, in bytes.
    var heldByteCount: Int { held.notification.heldByteCount }
    /// The fate of the notification.
    public var fate: NotificationFate

    /// A class, because arrivals are handed on many times and a notification has a dozen members to
    /// copy.
    private final class Held: Sendable {
        let notification: ReceivedNotification

        init(_ notification: ReceivedNotification) { self.notification = notification }
    }

    private var held: Held

    /// Creates an arrival.
    public init(_ notification: ReceivedNotification, _ fate: NotificationFate) {
        held = Held(notification)
        self.fate = fate
    }
}
