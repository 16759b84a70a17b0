/// What the bytes from the beginning of a notification on are found to be.
enum PacketReading {
    /// More bytes are needed to tell: this many in all.
    case needs(Int)
    /// A whole notification. If its payload is cut, what follows may tell why.
    case notification(UnpackedNotification, FollowedPayload?)
    /// Six bytes of the gateway's.
    case errorResponse(GatewayErrorResponse)
    /// Where the notification ends is not certain. `resume` is where another one may begin.
    case damage(PacketFault, resume: Resume)

    /// Where to go on after damage.
    enum Resume {
        /// A notification begins at an offset.
        case at(Int)
        /// One has to be looked for from an offset on.
        case searching(Int)
        /// It depends on where the payload ends.
        case following(FollowedPayload)
    }
}
