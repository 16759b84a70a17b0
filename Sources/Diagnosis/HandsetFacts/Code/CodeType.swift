import HandsetTree

/// A type, or an extension of one.
struct CodeType: Hashable, Sendable {
    let node: CodeNode

    var name: String { node.text }
    /// The word that declares it, such as `class`.
    var keyword: String { node.type }
    var line: Int { node.line }
    /// The names that it inherits or conforms to, as its own line says.
    var inherited: [String] { node.all(.inherited).map(\.text) }
    /// True for `@main` and its older forms.
    var isMain: Bool {
        node.words.contains { ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains($0) }
    }
    /// The properties, also those of a branch of `#if`.
    var properties: [CodeNode] { node.members(.variable) }
}

extension CodeNode {
    /// The members of some kinds of a type, also those of a branch of `#if`.
    func members(_ kind: CodeKind) -> [CodeNode] {
        children.flatMap { child -> [CodeNode] in
            switch child.kind {
            case kind: [child]
            case .compiled, .compiledBranch: child.members(kind)
            default: []
            }
        }
    }

    /// The type that a member belongs to; `nil` for what stands within a function, and outside of types.
    var owner: CodeNode? {
        for node in ancestors {
            switch node.kind {
            case .type: return node
            case .variable where role == .accessor, .compiled, .compiledBranch: continue
            default: return nil
            }
        }
        return nil
    }
}
