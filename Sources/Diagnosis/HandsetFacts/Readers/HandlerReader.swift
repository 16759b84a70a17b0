import HandsetTree

/// Reads the handlers for pushes in JavaScript and Dart, by their names.
struct HandlerReader {
    let project: CodeProject

    /// Handlers that the framework looks for before any of the app's widgets and components are there.
    private static let early: Set = ["setBackgroundMessageHandler", "onBackgroundMessage"]

    var facts: [AppFact] {
        let functions = ScriptFunctions(project)
        let handlers = PushHandlers(functions)
        return handlers.all.flatMap { facts(of: $0, functions) }
            + ScriptPermissionReader(functions: functions).facts
            + ScriptPresentationReader(handlers: handlers).facts
            + ScriptCategoryReader(project: project).facts
    }

    private func facts(of handler: PushHandler, _ functions: ScriptFunctions) -> [AppFact] {
        let (name, node) = (handler.name, handler.node)
        var facts = [AppFact(.handler(name), at: node)]
        if node.kind == .call, Self.early.contains(name) { facts += early(name, node, functions) }
        if handler.isOfCordova { facts += late(name, node) }
        return facts
    }

    private func early(_ name: String, _ call: CodeNode, _ functions: ScriptFunctions) -> [AppFact]
    {
        if call.tree.language == .dart { return dartHandler(name, call, functions) }
        guard call.ancestor(.function, .closure) != nil, !isCalledAtTop(call, functions) else {
            return []
        }
        return [AppFact(.handlerInside(name, .function), at: call, .likely)]
    }

    /// Returns true within a function that a file calls when it is loaded.
    private func isCalledAtTop(_ call: CodeNode, _ functions: ScriptFunctions) -> Bool {
        let scope = call.functionAround
        guard scope.ancestor(.function, .closure) == nil, let name = scope.functionName else {
            return false
        }
        return project.scriptUses(of: name).contains { use in
            use.kind == .call && use.ancestor(.function, .closure) == nil
                && functions.callees(of: use).contains { $0.scope == scope }
        }
    }

    /// A handler of Flutter must be a function of its own, and marked for the compiler.
    private func dartHandler(_ name: String, _ call: CodeNode, _ functions: ScriptFunctions)
        -> [AppFact]
    {
        guard let value = call.argumentValues.first?.plain else { return [] }
        if value.kind == .closure {
            return [AppFact(.handlerInside(name, .closure), at: call)]
        }
        let found = functions.functions(for: value)
        guard let handler = found.first, found.count == 1 else { return [] }
        if handler.owner != nil, !handler.scope.words.contains("static") {
            return [AppFact(.handlerInside(name, .method), at: handler.scope)]
        }
        let isMarked = handler.scope.words.contains { $0.contains("vm:entry-point") }
        return isMarked
            ? []
            : [AppFact(.handlerInside(name, .unmarked), at: handler.scope)]
    }

    // MARK: - Late handlers

    /// Functions whose closure runs later than the line itself.
    private static let later: Set = ["then", "finally", "setTimeout"]
    private static let maximumDepth = 4

    /// Cordova's plugin keeps no event for a handler that is not there yet.
    private func late(_ name: String, _ call: CodeNode) -> [AppFact] {
        var seen: Set<String> = []
        guard let callee = laterCallee(around: call, depth: 0, &seen) else { return [] }
        return [AppFact(.handlerLate(name, after: callee), at: call, .likely)]
    }

    /// The function in whose closure a node runs later, also through the functions that lead there.
    private func laterCallee(
        around node: CodeNode, depth: Int, _ seen: inout Set<String>
    ) -> String? {
        for function in node.ancestors {
            switch function.kind {
            case .closure:
                if let callee = function.callee, Self.later.contains(callee) { return callee }
                // A function that has a name: const f = () => {…}
                if let variable = function.parent, variable.kind == .variable {
                    return calls(of: variable.text, depth, &seen)
                }
            case .function: return calls(of: function.text, depth, &seen)
            default: break
            }
        }
        return nil
    }

    /// All calls of a function are later, or none is counted.
    private func calls(of name: String, _ depth: Int, _ seen: inout Set<String>) -> String? {
        guard depth < Self.maximumDepth, seen.insert(name).inserted else { return nil }
        var found: [String?] = []
        for use in project.scriptUses(of: name) where use.tree.language == .javaScript {
            let isCall = use.kind == .call
            guard isCall || use.kind == .name && use.role != .function else { continue }
            if let callee = use.callOfArgument?.call.text, Self.later.contains(callee) {
                found.append(callee)
            } else if isCall || use.callOfArgument != nil {
                found.append(laterCallee(around: use, depth: depth + 1, &seen))
            }
        }
        return !found.isEmpty && found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
    }
}
