/// A notification with what became of it.
public struct Arrival: Sendable {
    /// The notification.
    public var notification: ReceivedNotification {
        get { held.notification }
        set { held = Held(newValue) }
    }
    /// The payload of the notification: without a copy of all of it, which ``notification`` is.
    package var payload: [UInt8] { held.notification.payload }
    /// What became of it.
    public var fate: NotificationFate

    /// In an object, since arrivals are handed on many times, and a notification has a dozen members to be
    /// copied.
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
