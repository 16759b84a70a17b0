/// A decider of answers to notifications, made for each connection.
///
/// It is asked about notifications that the gateway would accept: those that are valid, for a known device
/// and within its rate. A connection asks for one after the other, so a decider may keep a state.
///
/// ```swift
/// /// Closes each connection after its second notification.
/// struct ClosingDecider: NotificationDecider {
///     var count = 0
///
///     mutating func answer(to notification: ReceivedNotification) -> GatewayAnswer? {
///         count += 1
///         return count > 2 ? .goAway(.shutdown) : nil
///     }
/// }
/// var configuration = GatewayConfiguration()
/// configuration.makeDecider = { connection in ClosingDecider() }
/// ```
public protocol NotificationDecider: Sendable {
    /// Decides about a notification.
    ///
    /// The connection's thread calls it, and waits: it must not block. All connections together have few
    /// threads.
    ///
    /// - Parameter notification: The notification.
    /// - Returns: The answer, or `nil` to treat the notification as usual.
    /// - Throws: A ``Rejection``, which becomes the answer. Every other error becomes
    ///   `InternalServerError`.
    mutating func answer(to notification: ReceivedNotification) throws -> GatewayAnswer?
}

extension GatewayConfiguration {
    /// Lets a closure decide about the notifications of all connections.
    ///
    /// ```swift
    /// var configuration = GatewayConfiguration()
    /// configuration.decide { $0.collapseIdentifier == nil ? .badCollapseID : nil }
    /// ```
    ///
    /// - Parameter answer: Returns the answer to a notification, or `nil` to treat it as usual; see
    ///   ``NotificationDecider``.
    public mutating func decide(
        by answer: @escaping @Sendable (ReceivedNotification) throws -> GatewayAnswer?
    ) {
        makeDecider = { _ in ClosureDecider(closure: answer) }
    }
}

private struct ClosureDecider: NotificationDecider {
    let closure: @Sendable (ReceivedNotification) throws -> GatewayAnswer?

    func answer(to notification: ReceivedNotification) throws -> GatewayAnswer? {
        try closure(notification)
    }
}
