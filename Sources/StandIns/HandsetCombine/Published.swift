/// A property of an object whose new values are sent before it has them.
@propertyWrapper public struct Published<Value> {
    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value; only properties of classes can have the attribute.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage.sources = newValue.storage.sources }
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            if let observable = object as? any ObservableObject {
                (observable.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            object[keyPath: storageKeyPath].storage.set(newValue)
        }
    }

    /// The publisher of a property, which sends its value at once.
    public struct Publisher: HandsetCombine.Publisher {
        /// The value of the property.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Lets a subscriber get the value, and each new one before the property has it.
        public func receive<Receiver: Subscriber>(subscriber: Receiver)
        where Receiver.Input == Value, Receiver.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }
}
