/// The value of a published property, and its subscribers.
final class PublishedStorage<Value> {
    private(set) var value: Value
    /// The subscriptions that put values into the property.
    var sources: [AnyCancellable] = []
    private(set) lazy var subject = CurrentValueSubject<Value, Never>(value)

    init(_ value: Value) { self.value = value }

    /// Sends a value, and only then keeps it.
    func set(_ value: Value) {
        subject.send(value)
        self.value = value
    }
}
