/// The number of notifications with each outcome.
///
/// Each notification that a provider has sent completely is counted once: `received == delivered +
/// broadcast + waiting + lost + rejected + dropped + unanswered`.
public struct GatewayCounts: Hashable, Sendable {
    /// The number of notifications received.
    public internal(set) var received = 0
    /// The number that reached the device, at once or later.
    public internal(set) var delivered = 0
    /// The number accepted for all devices that listen to a channel.
    public internal(set) var broadcast = 0
    /// The number stored for a device that is away.
    public internal(set) var waiting = 0
    /// The number that were accepted but never reach the device.
    public internal(set) var lost = 0
    /// The number rejected.
    public internal(set) var rejected = 0
    /// The number rejected because a device token, a script or a decider asked for it.
    public internal(set) var requestedRejections = 0
    /// The number dropped because they came after a rejected one on a binary connection.
    public internal(set) var dropped = 0
    /// The number left unanswered, as requested by a fault.
    public internal(set) var unanswered = 0
    /// The number of requests about broadcast channels.
    ///
    /// They are not notifications, so ``received`` does not contain them.
    public internal(set) var channelRequests = 0
    /// The number of requests about broadcast channels that were rejected.
    public internal(set) var rejectedChannelRequests = 0
    /// The number of times that a device could not be added to the list of the feedback service, because it
    /// was full.
    public internal(set) var unlistedDevices = 0
    /// The number of times that a client has read the list of the feedback service.
    public internal(set) var feedbackReads = 0
    /// The number of connections since the start.
    public internal(set) var connections = 0
    /// The number of failures below the API, which ``GatewayConfiguration/connectionObserver`` gets.
    public internal(set) var connectionProblems = 0
    /// The number of connections that a sender opened beside one that it used, and closed without a word.
    ///
    /// Go's `net/http` does so when it sends many requests at once. They are not failures.
    public internal(set) var unusedConnections = 0

    /// Creates counts of zero.
    public init() {}

    mutating func count(_ outcome: NotificationOutcome) {
        switch outcome {
        case .delivered: delivered += 1
        case .broadcast: broadcast += 1
        case .stored: waiting += 1
        case .lost: lost += 1
        case .rejected: rejected += 1
        case .dropped: dropped += 1
        case .unanswered: unanswered += 1
        }
    }
}
