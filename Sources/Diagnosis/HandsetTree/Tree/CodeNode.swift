/// A declaration, a statement, an expression, or a part of one.
package struct CodeNode: Hashable, Comparable, Sendable {
    package let tree: CodeTree
    /// The number of the node in the order of the source.
    package let index: Int

    var entry: CodeTree.Entry { tree.entries[index] }

    package var kind: CodeKind { entry.kind }
    package var role: CodeRole { entry.role }
    /// The name, the operator or the text; see ``CodeKind``.
    package var text: String { tree.texts[Int(entry.text)] }
    /// The label, or the name with all labels; see ``CodeKind``.
    package var label: String { tree.texts[Int(entry.label)] }
    /// The type that is written, without white space.
    package var type: String { tree.texts[Int(entry.type)] }
    /// Modifiers, attributes and `async`.
    package var words: [String] { tree.words[Int(entry.words)] }
    /// The line, from 1.
    package var line: Int { Int(entry.line) }
    /// The line on which a type, a function, a block or a closure ends.
    package var lastLine: Int { max(line, Int(entry.lastLine)) }
    /// The index behind the last node within this one.
    package var end: Int { Int(entry.end) }

    package static func == (left: Self, right: Self) -> Bool {
        left.index == right.index && left.tree === right.tree
    }

    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(index)
    }

    // MARK: - Around

    /// The node that this one is a part of; `nil` for the file.
    package var parent: CodeNode? {
        entry.parent < 0 ? nil : CodeNode(tree: tree, index: Int(entry.parent))
    }

    /// The nodes around this one, from the nearest on.
    package var ancestors: CodeNodes { .outwards(from: Int(entry.parent), of: tree) }

    /// Returns the nearest node of a kind around this one; `nil` if there is none.
    package func ancestor(_ kinds: CodeKind...) -> CodeNode? {
        ancestors.first { kinds.contains($0.kind) }
    }

    /// Returns true if this node is the other one, or within it.
    package func isWithin(_ other: CodeNode) -> Bool {
        tree === other.tree && index >= other.index && index < other.end
    }

    // MARK: - Within

    /// The children in the order of the source.
    package var children: CodeNodes { .siblings(from: index + 1, to: end, of: tree) }

    /// Returns the first child in a role; `nil` if there is none.
    package subscript(role: CodeRole) -> CodeNode? { children.first { $0.role == role } }

    package func all(_ role: CodeRole) -> [CodeNode] { children.filter { $0.role == role } }

    /// The children that are `if` or `guard` and have a `return` or a `throw`, but not in a closure.
    package var exits: some Sequence<CodeNode> {
        let tree = tree
        return (tree.exits[Int32(clamping: index)] ?? []).lazy.map {
            CodeNode(tree: tree, index: Int($0))
        }
    }

    /// All nodes within this one, in the order of the source.
    package var descendants: CodeNodes { .all(from: index + 1, to: end, of: tree) }

    package var descendantsAndSelf: CodeNodes { .all(from: index, to: end, of: tree) }

    /// Returns the nodes of some kinds within this one.
    package func descendants(_ kinds: CodeKind...) -> [CodeNode] {
        descendants.filter { kinds.contains($0.kind) }
    }
}
