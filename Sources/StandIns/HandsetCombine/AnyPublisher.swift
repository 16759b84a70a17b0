/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (AnySubscriber<Output, Failure>) -> Void

    public init<Source: Publisher>(_ publisher: Source)
    where Source.Output == Output, Source.Failure == Failure {
        subscribe = publisher.receive(subscriber:)
    }

    /// Lets a subscriber get the values.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
        subscribe(AnySubscriber(subscriber))
    }
}
