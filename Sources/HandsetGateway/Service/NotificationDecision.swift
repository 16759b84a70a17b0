/// What a connection does with a notification.
enum NotificationDecision: Sendable {
    /// It accepts it, perhaps some milliseconds later; the arrivals are what comes of it.
    case accept([Arrival], delay: UInt32)
    /// It refuses it.
    case reject(Rejection)
    /// It does what it was told to do.
    case fault(ConnectionFault)
}
