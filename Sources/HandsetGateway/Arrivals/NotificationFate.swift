/// What became of a notification that the gateway has received.
public enum NotificationFate: Sendable {
    /// It was accepted, and reaches the device now.
    case delivered
    /// It was accepted, and is kept, since the device is away.
    case stored
    /// It was accepted, and never reaches the device, for a reason.
    case lost(String)
    /// It was refused.
    case rejected(Rejection)
    /// It came behind a bad one on a connection of the binary protocol, where nobody reads it.
    case dropped
    /// It was not answered, as the gateway was asked to do: `stall`, `close` or another fault.
    case unanswered(String)
}
