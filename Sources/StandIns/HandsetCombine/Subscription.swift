/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable, AnyObject {
    /// Asks for a number of values.
    func request(_ demand: Subscribers.Demand)
}
