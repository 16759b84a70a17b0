public import Handset

/// The outcome of a notification that the gateway has received.
public enum NotificationOutcome: Hashable, Sendable {
    /// Accepted.
    ///
    /// It reaches the device now.
    case delivered
    /// Accepted for all devices that listen to a channel.
    ///
    /// They update a Live Activity with it. No callback of the app gets it.
    case broadcast
    /// Accepted, and stored because the device is away.
    case stored
    /// Accepted, but it never reaches the device.
    case lost(NotificationLoss)
    /// Rejected.
    case rejected(Rejection)
    /// Dropped, because it came after a rejected one on a connection of the binary protocol.
    case dropped
    /// Left unanswered, as requested by a fault: `stall`, `close` or another.
    case unanswered(String)
}

extension NotificationOutcome {
    /// The stable identifier: `delivered`, `broadcast`, `stored`, `lost`, `rejected`, `dropped` or `unanswered`.
    ///
    /// The reasons have codes of their own: ``Rejection/reason``, and a loss's.
    public var code: String {
        switch self {
        case .delivered: "delivered"
        case .broadcast: "broadcast"
        case .stored: "stored"
        case .lost: "lost"
        case .rejected: "rejected"
        case .dropped: "dropped"
        case .unanswered: "unanswered"
        }
    }
}

extension NotificationOutcome: CustomStringConvertible {
    /// The outcome, with its reason.
    public var description: String {
        switch self {
        case .delivered: "delivered"
        case .broadcast: "broadcast"
        case .stored: "stored"
        case .lost(let loss): "lost, since \(loss)"
        case .rejected(let rejection): "rejected, \(rejection)"
        case .dropped: "dropped"
        case .unanswered(let fault): "unanswered, \(fault)"
        }
    }
}
