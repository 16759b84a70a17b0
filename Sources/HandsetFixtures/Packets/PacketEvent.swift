/// What a ``PacketParser`` or a ``FeedbackParser`` finds in a stream.
///
/// Each byte of the stream belongs to exactly one notification, error response, record or skipped range.
public enum PacketEvent: Hashable, Sendable {
    /// A notification whose end is known; it may have faults of its own.
    case notification(UnpackedNotification)
    /// Six bytes of the gateway's, which belong into the other direction.
    case errorResponse(GatewayErrorResponse)
    /// What the feedback service says of a device; only a ``FeedbackParser`` finds it.
    case feedbackRecord(FeedbackRecord)
    /// From here on it is not certain where a notification begins: for a gateway, the rest of the
    /// connection is lost.
    case damage(PacketFault)
    /// The offsets of bytes that belong to nothing, before the next notification or the end.
    case skipped(Range<Int>)
}
