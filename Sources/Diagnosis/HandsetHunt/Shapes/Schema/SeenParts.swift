/// The members and elements of one value that the keywords of a schema have looked at.
///
/// They are kept only for `unevaluatedProperties` and `unevaluatedItems`, which speak of the others.
struct SeenParts {
    private(set) var keys: Set<[UInt8]> = []
    private(set) var indices: Set<Int> = []
    /// False if no keyword of the schema asks for them.
    let isKept: Bool

    mutating func insert(_ key: [UInt8]) {
        if isKept { keys.insert(key) }
    }

    mutating func insert(_ index: Int) {
        if isKept { indices.insert(index) }
    }

    mutating func formUnion(_ other: SeenParts) {
        guard isKept else { return }
        keys.formUnion(other.keys)
        indices.formUnion(other.indices)
    }
}
