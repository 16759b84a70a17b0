/// The result of reading a notification from its beginning.
enum PacketReading {
    /// The reading needs this many bytes in all.
    case needs(Int)
    /// A whole notification. If its payload is cut, the text that follows may tell why.
    case notification(UnpackedNotification, FollowedPayload?)
    case errorResponse(GatewayErrorResponse)
    /// The end of the notification is unknown.
    case damage(PacketFault, resume: Resume)

    enum Resume {
        /// A notification begins at an offset.
        case at(Int)
        /// The search for a notification starts at an offset.
        case searching(Int)
        /// The place depends on the end of the payload.
        case following(FollowedPayload)
    }
}

/// The beginning of a notification that cannot be read to its end.
package struct PacketHead: Hashable, Sendable {
    /// The command, or `nil` if its byte is not one.
    package let command: PacketCommand?
    package let identifier: UInt32?
}
