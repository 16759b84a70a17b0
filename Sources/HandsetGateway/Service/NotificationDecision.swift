/// What a connection does with a notification.
struct NotificationDecision: Sendable {
    /// What its sender learns.
    enum Answer: Sendable {
        /// It is accepted, perhaps some milliseconds later.
        case accept(delay: UInt32)
        /// It is refused.
        case reject(Rejection)
        /// What the connection was told to do instead.
        case fault(ConnectionFault)
    }

    /// What its sender learns.
    let answer: Answer
    /// The notification with what becomes of it.
    let arrival: Arrival
    /// The notification whose place it takes, or `nil` if none was kept.
    var replaced: Arrival?

    /// What the receiver learns, in order.
    var arrivals: [Arrival] { replaced.map { [$0, arrival] } ?? [arrival] }
}
