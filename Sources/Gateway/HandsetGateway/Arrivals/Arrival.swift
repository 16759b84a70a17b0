public import Handset

/// A notification and its outcome.
public struct Arrival: Sendable {
    /// The notification.
    public var notification: ReceivedNotification {
        get { held.notification }
        set { held = Held(newValue) }
    }
    /// The payload; an empty one if the sender sent something else.
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
    /// The outcome of the notification.
    public var outcome: NotificationOutcome

    /// A class, because arrivals are handed on many times and a notification has a dozen members to
    /// copy.
    private final class Held: Sendable {
        let notification: ReceivedNotification

        init(_ notification: ReceivedNotification) { self.notification = notification }
    }

    private var held: Held

    /// Creates an arrival.
    public init(_ notification: ReceivedNotification, _ outcome: NotificationOutcome) {
        held = Held(notification)
        self.outcome = outcome
    }
}

extension Arrival: Hashable {
    /// Returns true if the notifications and their outcomes are equal.
    public static func == (left: Arrival, right: Arrival) -> Bool {
        left.notification == right.notification && left.outcome == right.outcome
    }

    /// Hashes the notification and its outcome.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(notification)
        hasher.combine(outcome)
    }
}

extension Arrival: CustomStringConvertible {
    /// The number of the notification, the beginning of its token, its payload and its outcome.
    public var description: String {
        let token = String(hexOf: notification.token.prefix(4))
        let bytes = notification.payload
        let payload = SourceExcerpt.shown(String(decoding: bytes.prefix(200), as: UTF8.self))
        return "notification \(notification.number) to \(token)…, \(payload)"
            + (bytes.count > 200 ? "…" : "") + ": \(outcome)"
    }
}
