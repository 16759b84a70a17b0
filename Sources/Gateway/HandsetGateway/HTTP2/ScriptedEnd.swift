import HandsetFixtures

/// An end of a connection for a fault; it waits for the answers that were decided before it.
enum ScriptedEnd {
    /// GOAWAY, and the request with the fault is refused.
    case goAway(RejectionReason?, refusing: Int32)
    case close
    /// The connection closes in the middle of an answer on a stream.
    case closeInFrame(Int32)

    /// True if requests on streams before the announced one are still served.
    var takesRequests: Bool { if case .goAway = self { true } else { false } }
}
