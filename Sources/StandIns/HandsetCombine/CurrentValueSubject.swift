/// A subject that keeps its last value, which new subscribers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()
    private var current: Output
    private let lock = NSLock()

    public init(_ value: Output) { current = value }

    /// The value; a new one is sent to the subscribers.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Lets a subscriber get the value, and those that are sent later.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
        core.add(subscriber, first: value)
    }

    /// Keeps a value, and sends it to the subscribers.
    public func send(_ value: Output) {
        guard core.isOpen else { return }
        lock.withLock { current = value }
        core.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        core.send(completion: completion)
    }

    /// Asks a subscription for all its values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
