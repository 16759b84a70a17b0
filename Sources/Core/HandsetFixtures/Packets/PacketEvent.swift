/// An event that a ``PacketParser`` or a ``FeedbackParser`` finds in a stream.
///
/// Each byte of the stream belongs to exactly one notification, error response, record or skipped range.
public enum PacketEvent: Hashable, Sendable {
    /// A notification whose end is known; it may have faults.
    case notification(UnpackedNotification)
    /// An error response, which the gateway sends and not a provider.
    case errorResponse(GatewayErrorResponse)
    /// A record of the feedback service; only a ``FeedbackParser`` finds it.
    case feedbackRecord(FeedbackRecord)
    /// A fault after which the next notification's beginning is unknown: a gateway drops the rest.
    case damage(PacketFault)
    /// The offsets of bytes that belong to nothing, up to the next notification or the end.
    case skipped(Range<Int>)
}
