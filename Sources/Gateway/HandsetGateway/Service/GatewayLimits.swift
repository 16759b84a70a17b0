/// The limits of everything that a gateway keeps for senders and devices.
///
/// Nothing that senders send, and no file, lets the gateway grow beyond them.
///
/// ```swift
/// var configuration = GatewayConfiguration()
/// configuration.limits.storedCount = 1000
/// print(configuration.limits.connectionCount)
/// // 10000
/// ```
public struct GatewayLimits: Hashable, Sendable {
    /// The number of open connections.
    ///
    /// Further ones wait in the system until one closes.
    public var connectionCount = 10_000
    /// The number of bytes of all requests that have not ended and of all answers that senders have not
    /// read.
    ///
    /// Beyond it, the unfinished requests of the connection that needs more are reset with
    /// `REFUSED_STREAM`. A connection whose sender does not read, and one of the binary protocol, is closed.
    public var unfinishedByteCount = 32 << 20
    /// The number of bytes of notifications that the receiver has not taken.
    ///
    /// Beyond it, connections are not read.
    public var waitingByteCount = 8 << 20
    /// The number of bytes of delayed answers and notifications.
    ///
    /// Beyond it, delays end at once.
    public var delayedByteCount = 32 << 20
    /// The number of notifications stored for devices that are away.
    ///
    /// Beyond it, a notification is accepted and lost.
    public var storedCount = 100_000
    /// The number of bytes of notifications stored for devices that are away.
    ///
    /// Beyond it, a notification is accepted and lost.
    public var storedByteCount = 64 << 20
    /// The number of devices that are known by name: known devices, those without the app, and those that
    /// are away or online unlike the others.
    ///
    /// Beyond it, no device is added.
    public var deviceCount = 1_000_000
    /// The number of device tokens whose rate is measured.
    ///
    /// Beyond it, the half that was used least lately is forgotten.
    public var ratedTokenCount = 200_000
    /// The number of devices that the feedback service will report.
    ///
    /// Beyond it, a device is listed after the list was read and a sender has sent to it again.
    public var feedbackCount = 100_000
    /// The number of answers that wait for notifications; equal answers in a row count as one.
    ///
    /// Beyond it, no answer is added.
    public var answerCount = 10_000
    /// The number of broadcast channels of all apps.
    ///
    /// Each app has at most 10,000. Beyond it, a request to create one is rejected with `CannotCreateChannelConfig`.
    public var channelCount = 100_000

    /// Creates the default limits.
    public init() {}
}
