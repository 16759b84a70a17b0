/// What is told of each notification that the gateway receives; it cannot change what is answered.
///
/// A notification is told of once, and a stored one a second time when it is delivered or lost. The
/// HTTP/2 API's 200 is sent when the receiver has returned: whatever happens to the gateway then, no
/// accepted notification is lost.
public protocol ArrivalReceiver: Sendable {
    /// Takes notifications in the order in which they came.
    ///
    /// It is not called again before it has returned.
    func receive(_ arrivals: [Arrival]) async
}
