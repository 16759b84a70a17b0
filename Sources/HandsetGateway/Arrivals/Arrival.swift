public import Handset

/// A notification and its fate.
public struct Arrival: Sendable {
    /// The notification.
    public var notification: ReceivedNotification {
        get { held.notification }
        set { held = Held(newValue) }
    }
    /// The payload; an empty one if what was sent is none.
    ///
    /// ``ReceivedNotification/payload`` has the bytes.
    public var payload: Payload {
        (try? Payload(json: held.notification.payload, source: "notification")) ?? [:]
    }
    /// The bytes of the payload, without copying the whole ``notification``.
    package var payloadBytes: [UInt8] { held.notification.payload }
    /// The type of the push, without copying the whole ``notification``.
    package var typeOfPush: PushType? { held.notification.typeOfPush }
    /// The number of the notification, without copying the whole ``notification``.
    var number: Int { held.notification.number }
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

extension Arrival: Hashable {
    /// Returns true if the notifications and their fates are equal.
    public static func == (left: Arrival, right: Arrival) -> Bool {
        left.notification == right.notification && left.fate == right.fate
    }

    /// Hashes the notification and its fate.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(notification)
        hasher.combine(fate)
    }
}

extension Arrival: CustomStringConvertible {
    /// The number of the notification, the beginning of its token, its payload and its fate.
    public var description: String {
        let token = String(hexOf: notification.token.prefix(4))
        let bytes = notification.payload
        let payload = SourceExcerpt.shown(String(decoding: bytes.prefix(200), as: UTF8.self))
        return "notification \(notification.number) to \(token)…, \(payload)"
            + (bytes.count > 200 ? "…" : "") + ": \(fate)"
    }
}
