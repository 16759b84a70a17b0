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

        /// The delay of the answer in milliseconds.
        var delay: UInt32 { if case .accept(let delay) = self { delay } else { 0 } }
    }

    /// The answer to the sender.
    let answer: Answer
    /// The notification and its fate.
    let arrival: Arrival
    /// The stored notification that this one replaces, if any.
    var replaced: Arrival?
}
