/// How many notifications had which fate.
///
/// Each notification that a provider has sent whole is counted once:
/// `received == delivered + waiting + lost + rejected + dropped + unanswered`.
public struct GatewayCounts: Hashable, Sendable {
    /// How many were received.
    public internal(set) var received = 0
    /// How many have reached the device, at once or later.
    public internal(set) var delivered = 0
    /// How many are kept for a device that is away.
    public internal(set) var waiting = 0
    /// How many were accepted and never reach the device.
    public internal(set) var lost = 0
    /// How many were refused.
    public internal(set) var rejected = 0
    /// How many came behind a bad one on a connection of the binary protocol.
    public internal(set) var dropped = 0
    /// How many were not answered, as the gateway was asked to do.
    public internal(set) var unanswered = 0
    /// How many connections there were.
    public internal(set) var connections = 0

    /// Creates the counts of nothing.
    public init() {}

    mutating func count(_ fate: NotificationFate) {
        switch fate {
        case .delivered: delivered += 1
        case .stored: waiting += 1
        case .lost: lost += 1
        case .rejected: rejected += 1
        case .dropped: dropped += 1
        case .unanswered: unanswered += 1
        }
    }
}
