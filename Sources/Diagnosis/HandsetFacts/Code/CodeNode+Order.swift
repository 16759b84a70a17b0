import HandsetTree

/// When a node runs, compared to the function around it.
extension CodeNode {
    /// Functions that call their closure before they return.
    private static let immediate: Set = [
        "forEach", "map", "compactMap", "flatMap", "filter", "contains", "first", "sorted", "with",
        "withLock", "sync", "apply", "assumeIsolated", "performWithoutAnimation", "reduce",
        "withAnimation", "then", "dispatch_once", "dispatch_sync", "autoreleasepool",
        "enumerateKeysAndObjectsUsingBlock", "enumerateObjectsUsingBlock",
    ]

    /// The statements of a block that are looked at, of those that may end its function.
    private static let maximumExitCount = 200

    /// The outermost closure between a body and this node that runs later than the body; `nil` if the node runs with
    /// it.
    func laterClosure(in body: CodeNode) -> CodeNode? {
        var outermost: CodeNode?
        for node in ancestors {
            if node == body { break }
            if node.kind == .closure, !node.isCalledAtOnce { outermost = node }
        }
        return outermost
    }

    /// True for a closure that is called before the function which gets it returns.
    var isCalledAtOnce: Bool {
        // `{ … }()`
        if let call = whole.parent, call.kind == .call, role == .function { return true }
        guard let name = callee else { return false }
        return Self.immediate.contains(name)
    }

    /// The name of the function that gets this closure; `nil` if it is given to none.
    var callee: String? { callOfArgument?.call.text }

    /// Returns true if something decides whether this node runs with a body.
    func isConditional(in body: CodeNode) -> Bool {
        var node = self
        while node != body, let parent = node.parent {
            switch parent.kind {
            case .if where node.role != .condition || parent[.condition] != node:
                if !parent.asksVersionAlone { return true }
            case .guard where node.role == .otherwise: return true
            case .choice where node.role != .condition: return true
            case .switchCase, .catch: return true
            case .loop where node.role == .body: return true
            case .compiledBranch where !parent.text.isEmpty: return true
            default: break
            }
            // A statement before it that may end the function.
            if [.block, .closure, .compiledBranch].contains(parent.kind),
                parent.exits.prefix(Self.maximumExitCount).contains(where: {
                    $0.index < node.index && !$0.asksVersionAlone
                })
            {
                return true
            }
            node = parent
        }
        return false
    }

    /// True for a condition on the version of iOS alone, and for `guard let self`.
    private var asksVersionAlone: Bool {
        let conditions = all(.condition)
        return !conditions.isEmpty
            && conditions.allSatisfy { condition in
                condition.kind == .availability
                    || condition.kind == .variable && condition[.value]?.plain.text == "self"
                    || condition.kind == .operation
                        && condition.children.allSatisfy { $0.kind == .availability }
            }
    }

    /// Returns true if the function has waited for something before this node.
    func isAfterAwait(in body: CodeNode) -> Bool {
        var index = body.index
        while index < self.index {
            let node = tree[index]
            if node.kind == .closure || node.kind == .function, !isWithin(node) {
                index = node.end
                continue
            }
            if node.kind == .effect, node.text == "await", !isWithin(node) { return true }
            index += 1
        }
        return false
    }
}
