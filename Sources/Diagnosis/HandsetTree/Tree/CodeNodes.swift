/// Nodes of a tree, one after the other.
///
/// A type of its own, since what is generic costs much in a module that does not see how it is made.
package struct CodeNodes: Sequence, IteratorProtocol, Sendable {
    private enum Way: Sendable {
        /// From each node to the one behind all that is within it.
        case siblings
        /// From each node to the next one of the source.
        case all
        /// From each node to the one around it.
        case outwards
    }

    private let tree: CodeTree
    private let way: Way
    private var index: Int
    private let end: Int

    /// Goes through the nodes from an index on, each with all that is within it at once.
    static func siblings(from index: Int, to end: Int, of tree: CodeTree) -> CodeNodes {
        CodeNodes(tree: tree, way: .siblings, index: index, end: end)
    }

    /// Goes through all nodes from an index on, in the order of the source.
    static func all(from index: Int, to end: Int, of tree: CodeTree) -> CodeNodes {
        CodeNodes(tree: tree, way: .all, index: index, end: end)
    }

    /// Goes through the nodes around the one at an index, from itself on; without one, the index is less than 0.
    static func outwards(from index: Int, of tree: CodeTree) -> CodeNodes {
        CodeNodes(tree: tree, way: .outwards, index: index, end: tree.entries.count)
    }

    package mutating func next() -> CodeNode? {
        guard index >= 0, index < end else { return nil }
        let node = CodeNode(tree: tree, index: index)
        switch way {
        case .siblings: index = Int(tree.entries[index].end)
        case .all: index += 1
        case .outwards: index = Int(tree.entries[index].parent)
        }
        return node
    }
}
