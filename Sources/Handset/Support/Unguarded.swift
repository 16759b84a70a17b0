/// A box for a value that only one object uses.
///
/// Swift checks each access to a property of an object for overlapping accesses. Through the pointer of a box
/// it does not, which saves 2 % of the instructions for a payload.
final class Unguarded<Value: ~Copyable> {
    /// The address of the value, as long as this object lives.
    let pointer: UnsafeMutablePointer<Value>

    /// Creates a box with a value.
    init(_ value: consuming Value) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
