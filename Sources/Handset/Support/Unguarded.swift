/// Holds a value for an object that alone looks at it.
///
/// Swift guards each look at a property of an object against another one at the same time, by noting it
/// for the running thread; it has no need to do so here.
final class Unguarded<Value: ~Copyable> {
    /// Where the value stands, for as long as this object lives.
    let pointer: UnsafeMutablePointer<Value>

    /// Takes a value.
    init(_ value: consuming Value) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
