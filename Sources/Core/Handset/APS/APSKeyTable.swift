/// The types of the values of Apple's keys in a dictionary, found by a look at the words of a key.
///
/// All names are ASCII, and differ in their bytes.
struct APSKeyTable: Sendable {
    private let keys: [(key: ShortKey, type: APSValueType)]

    /// Creates the table of keys, none of which is longer than a ``ShortKey``.
    init(_ keys: [APSKey]) {
        self.keys = keys.compactMap { key in ShortKey(key.name).map { ($0, key.type) } }
        assert(self.keys.count == keys.count, "A key of Apple's is too long for the table.")
    }

    /// Returns the type of a key's value; `nil` if the key is not one of Apple's.
    @inline(__always)
    func type(of key: ShortKey) -> APSValueType? {
        for known in keys where known.key == key { return known.type }
        return nil
    }

    /// Returns true if no value of a dictionary has another type than its key demands.
    func takesAll(of dictionary: PayloadNode) -> Bool {
        for (name, value) in dictionary.members {
            guard let key = ShortKey(name), let type = type(of: key) else { continue }
            guard type.takes(value) else { return false }
        }
        return true
    }
}
