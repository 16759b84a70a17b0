/// A receiver of all notifications that come to a gateway.
///
/// It cannot change the answers.
///
/// Each notification is received once. A stored one is received again when it is delivered or lost.
/// The HTTP/2 API answers with status 200 only after the receiver has returned, so that no accepted
/// notification is lost if the gateway ends.
public protocol ArrivalReceiver: Sendable {
    /// Receives notifications in the order of their arrival.
    ///
    /// The gateway waits for the call to return before it calls again.
    func receive(_ arrivals: [Arrival]) async
}
