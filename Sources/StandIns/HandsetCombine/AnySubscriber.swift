/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let subscribe: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void

    public init<Receiver: Subscriber>(_ subscriber: Receiver)
    where Receiver.Input == Input, Receiver.Failure == Failure {
        subscribe = { subscriber.receive(subscription: $0) }
        take = { subscriber.receive($0) }
        complete = { subscriber.receive(completion: $0) }
    }

    public func receive(subscription: any Subscription) { subscribe(subscription) }

    public func receive(_ input: Input) -> Subscribers.Demand { take(input) }

    public func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}
