/// A decision about a notification, for its connection to carry out.
struct NotificationDecision: Sendable {
    enum Answer: Sendable {
        /// The notification is accepted, after a delay in milliseconds.
        case accept(delay: UInt32)
        case reject(Rejection)
        case fault(ConnectionFault)

        var cause: RejectionCause? {
            if case .reject(let rejection) = self { rejection.cause } else { nil }
        }

        /// The delay of the answer in milliseconds.
        var delay: UInt32 { if case .accept(let delay) = self { delay } else { 0 } }
    }

    let answer: Answer
    let arrival: Arrival
    /// The stored notification that this one replaces, if any.
    var replaced: Arrival?
}
