/// A receiver of values.
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the error that may end them.
    associatedtype Failure: Error

    /// Called first, with what the values are asked by.
    func receive(subscription: any Subscription)
    /// Called with a value; returns the number of further values that are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called at the end.
    func receive(completion: Subscribers.Completion<Failure>)
}
