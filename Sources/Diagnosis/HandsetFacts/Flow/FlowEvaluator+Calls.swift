import HandsetTree

/// Calls: the flows that they take apart, hand on, and give to closures.
extension FlowEvaluator {
    mutating func flow(ofCall node: CodeNode, _ depth: Int) -> Flow? {
        let receiver = node.receiver.flatMap { flow(of: $0, depth: depth) }
        if node.tree.isScript { return flow(ofScriptCall: node, on: receiver, depth) }
        if let receiver {
            if let flow = flow(ofCall: node, on: receiver, depth) { return flow }
        }
        switch node.text {
        case "RCTJSONClean", "NSDictionary", "Dictionary", "JSON", "NSMutableDictionary", "String",
            "AnyHashable":
            if let value = node.argumentValues.first { return flow(of: value, depth: depth) }
        case "data", "dataWithJSONObject":
            guard let value = node.argument("withJSONObject", "dataWithJSONObject"),
                let path = flow(of: value, depth: depth)?.path
            else { return nil }
            return .encoded(path)
        default: break
        }
        for callee in project.callees(of: node) {
            asked.insert(callee.node)
            if let result = table.results[callee.node] { return result }
        }
        return nil
    }

    mutating func flow(ofCall node: CodeNode, on receiver: Flow, _ depth: Int) -> Flow? {
        switch node.text {
        case "object", "value", "objectForKey", "valueForKey", "objectForKeyedSubscript", "get",
            "removeValue":
            if let key = node.argument(
                "forKey", "objectForKey", "valueForKey", "objectForKeyedSubscript")
                ?? (node.text == "get" ? node.argumentValues.first : nil)
            {
                return flow(of: receiver, key: key)
            }
            guard let path = node.argument("forKeyPath")?.string else { return nil }
            return keyPath(path, of: receiver)
        case "valueForKeyPath":
            return node.argumentValues.first?.string.flatMap { keyPath($0, of: receiver) }
        case "getData": return receiver.messageMember("getData")
        case "mutableCopy", "copy", "toString", "toJson", "trim", "trimmingCharacters",
            "lowercased", "replacingOccurrences", "removingPercentEncoding":
            return receiver
        case _ where Self.mapping.contains(node.text):
            // What the closure makes of it.
            guard let closure = node.closures.first else { return receiver }
            let statements = closure.children.filter { $0.role != .parameter }
            guard statements.count == 1, let value = statements.first else { return nil }
            return flow(of: value.kind == .return ? value[.value] ?? value : value, depth: depth)
        default: return nil
        }
    }

    func keyPath(_ text: String, of flow: Flow) -> Flow? {
        flow.path.map { .data($0 + text.split(separator: ".").map(String.init)) }
    }

    // MARK: - Closures

    /// The flow into the first parameter of a closure.
    mutating func flow(intoClosure closure: CodeNode, _ depth: Int) -> Flow? {
        if closure == visit.scope, let first = closure[.parameter] {
            return visit.parameters[ScriptFunction.key(of: first)]
        }
        if closure.tree.isScript { return flow(intoScriptClosure: closure, depth) }
        guard let call = closure.callOfArgument?.call else { return nil }
        if let name = FlowPosts.observedName(of: call, in: project) {
            return table.posts[name]
        }
        guard Self.mapping.contains(call.text), let receiver = call.receiver else { return nil }
        return flow(of: receiver, depth: depth)
    }
}
