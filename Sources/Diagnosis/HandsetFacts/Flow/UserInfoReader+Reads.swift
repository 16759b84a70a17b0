import HandsetTree

/// Reads of keys, and the callbacks that they are in.
extension UserInfoReader {
    mutating func takeRead(
        _ node: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        let isScript = node.tree.isScript
        switch node.kind {
        case .member:
            guard node.tree.language == .javaScript, node.whole.role != .function else { return }
        case .binding where node.tree.language != .javaScript && !node.isKeyOfPattern: return
        default: break
        }
        guard let flow = evaluator.flow(of: node), let path = flow.path, !path.isEmpty,
            isKeyRead(node, &evaluator), !isReadFurther(node), !isTarget(node)
        else { return }
        let list = NotificationList(of: node)
        if list == .pending || list == .delivered && node.castType.map(Self.isOfApp) == true {
            return
        }
        let bound = node.bound
        if let bound, boundNames.isSubscripted(bound, in: visit.scope) { return }
        let isShared = list == .delivered || evaluator.kept.contains(node)
        let isGuess = node.argumentValues.contains { evaluator.guesses.contains($0) }
        let name = path.joined(separator: ".")
        let destination = BoundNames.destination(of: node, bound: bound, in: visit.scope)
        let fact = AppFact(
            .key(name, to: destination), at: node,
            isGuess ? .guess : isScript || isShared ? .likely : .certain)
        if isScript {
            // A text for people, of a value that was looked at before.
            if destination == nil, node.isInText, scriptKeyNames.contains(name) { return }
            scriptKeyNames.insert(name)
            scriptKeys.insert(fact)
        }
        facts.append(fact)
        if let type = node.castType {
            facts.append(AppFact(.keyType(name, type: type), at: node, fact.confidence))
        }
        note(visit.callbacks, at: node)
    }

    /// Returns true for a type that nothing of a push has, since JSON has no such values.
    private static func isOfApp(_ type: String) -> Bool {
        let types: Set = ["Date", "NSDate", "Data", "NSData", "URL", "NSURL", "UUID", "NSUUID"]
        return types.contains(type.plainTypeName)
    }

    /// Returns true if a node itself takes a key, and does not only hand on what another has taken.
    func isKeyRead(_ node: CodeNode, _ evaluator: inout FlowEvaluator) -> Bool {
        let base: CodeNode?
        switch node.kind {
        case .subscript, .member: base = node[.base]
        case .call:
            guard let receiver = node.receiver,
                let path = evaluator.flow(of: receiver)?.path,
                let own = evaluator.flow(of: node)?.path
            else { return false }
            return own.count > path.count
                && !node.closures.contains { closure in closure.descendants.contains { _ in true } }
        case .binding: return evaluator.isOfPayload(binding: node)
        default: return false
        }
        guard let base, let flow = evaluator.flow(of: base) else { return false }
        switch flow {
        case .data: return true
        // The key of the options is none of the payload's.
        case .launchOptions, .message: return false
        case .literal: return node.kind == .member && flow.isRest(node.text)
        default: return false
        }
    }

    /// Returns true if the value is at once asked for another key.
    func isReadFurther(_ node: CodeNode) -> Bool {
        let whole = node.whole
        guard let parent = whole.parent else { return false }
        switch parent.kind {
        case .subscript: return whole.role == .base
        case .member:
            guard whole.role == .base else { return false }
            if node.tree.language == .javaScript {
                return parent.whole.role != .function && parent.text != "length"
            }
            return [
                "object", "value", "objectForKey", "valueForKey", "objectForKeyedSubscript",
                "valueForKeyPath",
            ].contains(parent.text)
        default: return false
        }
    }

    /// Returns true for what is set or removed, and not read.
    func isTarget(_ node: CodeNode) -> Bool {
        let whole = node.whole
        guard let parent = whole.parent else { return false }
        return whole.role == .target && parent.kind == .assignment
            || parent.kind == .operation && parent.text == "delete"
    }

    mutating func note(_ callbacks: [AppFact.Callback], at node: CodeNode) {
        for callback in callbacks {
            guard callback.routing != nil, routes[callback] == nil,
                !node.tree.isScript || TapCondition.allows(callback, at: node)
            else { continue }
            routes[callback] = AppFact(.routes(callback), at: node, .likely)
        }
    }
}

extension CodeNode {
    /// The type of the cast around an expression; `nil` without one.
    fileprivate var castType: String? {
        var node = self
        while let parent = node.parent, [.unwrap, .effect, .cast].contains(parent.kind) {
            if parent.kind == .cast { return parent.text == "is" ? nil : parent.type }
            node = parent
        }
        return nil
    }
}
