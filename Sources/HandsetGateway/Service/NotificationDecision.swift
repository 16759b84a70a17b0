/// A decision about a notification, for its connection to carry out.
struct NotificationDecision: Sendable {
    /// An answer to the sender.
    enum Answer: Sendable {
        /// The notification is accepted, after a delay in milliseconds.
        case accept(delay: UInt32)
        /// The notification is rejected.
        case reject(Rejection)
        /// The connection performs a fault instead of answering.
        case fault(ConnectionFault)
    }

    /// The answer to the sender.
    let answer: Answer
    /// The notification and its fate.
    let arrival: Arrival
    /// The stored notification that this one replaces, if any.
    var replaced: Arrival?

    /// The arrivals for the receiver, in order.
    var arrivals: [Arrival] { replaced.map { [$0, arrival] } ?? [arrival] }
}
