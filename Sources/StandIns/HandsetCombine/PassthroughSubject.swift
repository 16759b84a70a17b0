/// A subject that keeps no value: its subscribers get those that are sent after they came.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()

    public init() {}

    /// Lets a subscriber get the values that are sent from now on.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
        core.add(subscriber, first: nil)
    }

    public func send(_ value: Output) { core.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) {
        core.send(completion: completion)
    }

    /// Asks a subscription for all its values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
