/// An observer of everything that arrives at a gateway.
///
/// It can neither change an answer nor delay it: a task of its own calls it, beside the
/// ``ArrivalReceiver``. An observer that is too slow misses arrivals, and learns their number.
public protocol ArrivalObserver: Sendable {
    /// Observes notifications with their outcomes, in the order of their arrival.
    ///
    /// - Parameters:
    ///   - arrivals: The arrivals.
    ///   - missedCount: The number of arrivals since the last call that the observer was too slow for.
    func observe(_ arrivals: [Arrival], missedCount: Int) async
}
