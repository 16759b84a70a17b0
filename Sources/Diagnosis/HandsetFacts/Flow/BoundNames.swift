import HandsetTree

/// The uses of the names that get the parts of a notification.
struct BoundNames {
    private struct Key: Hashable {
        let scope: CodeNode
        let name: String
    }

    /// The names whose uses were looked at, with whether one of them asks for a key.
    private var subscripted: [Key: Bool] = [:]

    /// The uses of a name that are looked at for where its value goes.
    private static let maximumUseCount = 50
    /// The calls around each other that are looked at.
    private static let maximumCallCount = 4
    private static let readingMethods: Set = ["object", "value", "objectForKey", "valueForKey"]

    /// Returns true if the value of a name is asked for a key.
    ///
    /// - Parameters:
    ///   - bound: The variable, the binding or the name that gets the value.
    ///   - scope: The function in which it is used.
    /// - Returns: True if a use of the name is the base of such a read.
    mutating func isSubscripted(_ bound: CodeNode, in scope: CodeNode) -> Bool {
        let key = Key(scope: scope, name: bound.text)
        if let known = subscripted[key] { return known }
        let isJavaScript = scope.tree.language == .javaScript
        let found = scope.names(of: bound).contains { node in
            let whole = node.whole
            guard let parent = whole.parent, whole.role == .base else { return false }
            if parent.kind == .subscript { return true }
            return parent.kind == .member
                && (isJavaScript && parent.whole.role != .function
                    || Self.readingMethods.contains(parent.text) && parent.role == .function)
        }
        subscripted[key] = found
        return found
    }

    /// Returns where a value goes: the functions around it, from the innermost on, and those around its name.
    static func destination(
        of node: CodeNode, bound: CodeNode?, in scope: CodeNode
    ) -> AppFact.Destination? {
        var places = [node]
        if let bound { places += scope.names(of: bound, after: node).prefix(maximumUseCount) }
        var best: AppFact.Destination?
        for place in places {
            var place = place
            for _ in 0..<maximumCallCount {
                guard let call = place.callAround?.call else { break }
                switch UserInfoUse.destination(of: call) {
                case .url: return .url
                case nil: break
                case let other: if best == nil || other == .notification { best = other }
                }
                place = call
            }
        }
        // What a function of a script returns goes on from there.
        let isReturned = places.contains { $0.statement.kind == .return }
        return best == nil && scope.tree.isScript && isReturned ? .router : best
    }
}

extension CodeNode {
    /// The variable, the binding or the name that gets the value of this expression; `nil` for none.
    var bound: CodeNode? {
        if kind == .binding { return self }
        var node = whole
        while let parent = node.parent, parent.kind == .operation, parent.text == "??" {
            node = parent.whole
        }
        guard let parent = node.parent, node.role == .value else { return nil }
        switch parent.kind {
        case .variable: return parent.text.isEmpty ? nil : parent
        case .match: return parent[.pattern]?.descendantsAndSelf.first { $0.kind == .variable }
        case .assignment:
            let target = parent[.target]?.plain
            return target?.kind == .name ? target : nil
        default: return nil
        }
    }
}
