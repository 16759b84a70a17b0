/// A source of values over time.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error that may end them.
    associatedtype Failure: Error

    /// Lets a subscriber get the values.
    func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure
}

extension Publisher {
    /// Lets a subscriber get the values.
    public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends the values on through a subject.
    ///
    /// - Parameter subject: The subject.
    /// - Returns: The activity, which ends with its object.
    public func subscribe<Destination: Subject>(_ subject: Destination) -> AnyCancellable
    where Destination.Output == Output, Destination.Failure == Failure {
        sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
    }

    /// Calls closures with the values and at their end.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called at the end.
    ///   - receiveValue: Called with each value.
    /// - Returns: The activity, which ends with its object.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values.
    ///
    /// - Parameter receiveValue: Called with each value.
    /// - Returns: The activity, which ends with its object.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Puts each value into a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: The object, which is kept as long as the activity goes on.
    /// - Returns: The activity, which ends with its object.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Puts each value into a published property, until that is gone.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.sources.append(sink { [weak storage] in storage?.set($0) })
    }
}
