/// The declarations that names stand for.
extension CodeNode {
    /// The declarations of a name that are looked at, from the nearest on.
    private static let maximumCandidateCount = 200

    /// The parameter, the variable or the binding that this name stands for in its file; `nil` if there is none.
    ///
    /// Members of types are not looked at.
    package var localDeclaration: CodeNode? {
        let candidates = tree.declarations[entry.text]
        let first = Self.place(in: candidates, before: index)
        for number in candidates.prefix(upTo: first).suffix(Self.maximumCandidateCount).reversed() {
            let candidate = CodeNode(tree: tree, index: Int(number))
            guard let scope = candidate.scope, isWithin(scope) else { continue }
            // The value of a declaration does not see it.
            if candidate.kind == .variable, isWithin(candidate) { continue }
            return candidate
        }
        return nil
    }

    /// Returns the names within this node that have the text of another node, in the order of the source.
    ///
    /// - Parameters:
    ///   - node: A node of the same file, such as a variable.
    ///   - start: The node behind which they stand; `nil` for all.
    /// - Returns: The names.
    package func names(of node: CodeNode, after start: CodeNode? = nil) -> some Sequence<CodeNode> {
        let (tree, end) = (tree, Int32(clamping: end))
        let found = node.tree === tree ? tree.names[node.entry.text] : []
        let place = Self.place(in: found, before: (start?.index ?? index) + 1)
        return found.suffix(from: place).lazy.prefix { $0 < end }.map {
            CodeNode(tree: tree, index: Int($0))
        }
    }

    /// Returns the place of the first index, of those in their order, that is not less than another one.
    private static func place(in indices: ArraySlice<Int32>, before index: Int) -> Int {
        var (first, last) = (indices.startIndex, indices.endIndex)
        while first < last {
            let middle = (first + last) / 2
            if Int(indices[middle]) < index { first = middle + 1 } else { last = middle }
        }
        return first
    }

    /// The node within which a declaration is seen; `nil` for members of types.
    private var scope: CodeNode? {
        for node in ancestors {
            switch node.kind {
            case .type: return nil
            case .block, .closure, .file, .compiledBranch, .function, .switchCase, .catch, .loop,
                .if:
                return node
            case .guard: return node.parent
            default: continue
            }
        }
        return nil
    }
}
