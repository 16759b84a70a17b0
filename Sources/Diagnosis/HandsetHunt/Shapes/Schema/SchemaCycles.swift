import Handset

/// The references of a schema that come back to themselves with the same value.
///
/// A reference below `properties` or `items` may lead back, since it speaks of a smaller value.
struct SchemaCycles {
    /// The schemas that have these references.
    private(set) var places: Set<CompiledSchema.Place> = []

    /// Looks for cycles with a stack of its own: a file may have a hundred thousand references in a row.
    init(in nodes: [SchemaNode]) {
        var isDone = [Bool](repeating: false, count: nodes.count)
        var isOpen = isDone
        var foundCount = 0
        for start in nodes.indices where !isDone[start] {
            var path = [(place: start, others: nodes[start].ofSameValue, next: 0)]
            isOpen[start] = true
            while let (place, others, next) = path.last {
                guard next < others.count else {
                    isDone[place] = true
                    isOpen[place] = false
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let other = others[next]
                if isOpen[other] {
                    // Each looks at the whole path; more problems would not be told.
                    guard foundCount < JSONDocumentError.maximumProblemCount else { return }
                    foundCount += 1
                    add(path.map(\.place), backTo: other, nodes)
                } else if !isDone[other] {
                    path.append((other, nodes[other].ofSameValue, 0))
                    isOpen[other] = true
                }
            }
        }
    }

    /// Adds the last reference of a cycle; without one, schemas within one another could not be one.
    private mutating func add(
        _ path: [CompiledSchema.Place], backTo start: CompiledSchema.Place, _ nodes: [SchemaNode]
    ) {
        var target = start
        for place in path.reversed() {
            if nodes[place].reference == target {
                places.insert(place)
                return
            }
            if place == start { return }
            target = place
        }
    }
}
