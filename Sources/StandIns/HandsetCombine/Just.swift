/// A publisher of one value.
public struct Just<Output>: Publisher {
    /// The publisher never fails.
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    /// Lets a subscriber get the value, and then the end.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Never {
        let subject = CurrentValueSubject<Output, Never>(output)
        subject.receive(subscriber: subscriber)
        subject.send(completion: .finished)
    }
}
