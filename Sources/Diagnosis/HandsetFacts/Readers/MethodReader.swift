import HandsetTree

/// Reads the methods of delegates, and the paths on which they forget their completion handlers.
struct MethodReader {
    let project: CodeProject
    /// The methods that iOS never calls.
    let misspelt: [AppFact]
    /// The types that are the notification center's delegate; empty if that is not known.
    let centerDelegates: Set<String>
    /// The types that look like the application's delegate, and of which iOS has no object.
    var unused: Set<String> = []

    private static let maximumDepth = 4

    var facts: [AppFact] {
        let applicationDelegates = project.applicationDelegates
        let misspelt = Set(misspelt.map(\.place))
        return project.methods(named: DelegateMethodNames.baseNames).flatMap {
            method -> [AppFact] in
            guard let callback = DelegateMethodNames.callback(method),
                !misspelt.contains(AppFact.Place(file: method.tree.path, line: method.line)),
                isCalled(method, as: callback)
            else { return [] }
            let type = method.typeName ?? ""
            // iOS calls the methods of its delegates alone.
            let isOfCenter = callback.isOfCenter
            let delegates =
                isOfCenter
                ? centerDelegates : callback.isOfExtension ? [] : applicationDelegates
            let isOfDelegate =
                delegates.isEmpty || delegates.contains(type)
                || delegates.contains { project.ancestors(of: $0).contains(type) }
            let isUncalled = isOfCenter && !isOfDelegate
            guard !isUncalled || !hasCaller(method) else { return [] }
            let fact = AppFact(
                isUncalled ? .uncalledMethod(callback, of: type) : .method(callback, of: type),
                at: method.node,
                unused.contains(type) ? .guess : .certain)
            return [fact]
                + (isOfDelegate
                    ? idle(method, as: callback) + missingHandlers(of: method, as: callback) : [])
        }
    }

    /// A method of a service extension counts only in one, and a scene's not in a plugin that Flutter tells of it.
    private func isCalled(_ method: CodeMethod, as callback: AppFact.Callback) -> Bool {
        guard let type = method.typeName else { return true }
        let ancestors = project.ancestors(of: type)
        if callback == .sceneConnect {
            return !ancestors.contains("FlutterSceneLifeCycleDelegate")
                || ancestors.contains { $0.hasSuffix("SceneDelegate") }
        }
        guard callback.isOfExtension else { return true }
        return ancestors.contains {
            $0.hasSuffix("ServiceExtension") || $0.hasSuffix("NotificationService")
        }
    }

    /// Returns true if the project's own code calls a method, as a delegate does that hands its callbacks on.
    private func hasCaller(_ method: CodeMethod) -> Bool {
        project.uses(of: method.baseName).contains { use in
            use.kind == .call && project.callees(of: use).contains { $0.node == method.node }
        }
    }

    /// A method for taps that uses nothing of the response, and calls nothing but its handler and logs.
    private func idle(_ method: CodeMethod, as callback: AppFact.Callback) -> [AppFact] {
        guard callback == .didReceive, method.node.tree.gaps.isEmpty else { return [] }
        let handler = DelegateMethodNames.handler(of: method) ?? ""
        let isIdle = method.body.descendants.allSatisfy { node in
            switch node.kind {
            case .assignment, .compiledBranch, .type, .function: return false
            case .call:
                let names = node.receiver?.names ?? []
                return node.text == handler || UserInfoUse.isLog(node.text)
                    || names.contains { $0.lowercased().hasPrefix("log") }
                    || node.callAround.map { UserInfoUse.isLog($0.call.text) } == true
            default: return true
            }
        }
        let type = method.typeName ?? ""
        return isIdle ? [AppFact(.idleMethod(callback, of: type), at: method.node)] : []
    }

    private func missingHandlers(
        of method: CodeMethod, as callback: AppFact.Callback
    ) -> [AppFact] {
        guard let handler = DelegateMethodNames.handler(of: method),
            callback != .launch, callback != .willLaunch
        else { return [] }
        let stored = storedNames(of: handler, in: method)
        let isExtension = callback.isOfExtension
        // Only a service extension is asked for its kept handler; others may be called from anywhere.
        let sure = isExtension ? copies(in: method) : []
        let paths = CompletionPaths(
            method, handlers: [handler], kept: isExtension ? stored : [],
            callers: callers(of: stored, besides: method),
            sure: sure.union(stored).union([handler]))
        let type = method.typeName ?? ""
        let missing = AppFact.Meaning.handlerMissing(callback, of: type, handler: handler)
        // The handler may be called in a part of the file that was not read.
        let isOpen = paths.isPassedOn || !paths.isNamed || !method.node.tree.gaps.isEmpty
        let own = paths.missing.map { line in
            AppFact(missing, at: line, in: method.node, isOpen ? .likely : .certain)
        }
        let twice = RepeatedCalls(of: handler, in: method).repeats.map { call in
            AppFact(
                .handlerTwice(callback, of: type, handler: handler), at: call.line, in: method.node,
                call.isOnEachPath ? .certain : .likely)
        }
        var seen: Set<CodeNode> = [method.node]
        return own + twice
            + dropped(paths.handOvers, depth: 0, &seen).map { line, node in
                AppFact(missing, at: line, in: node, .guess)
            }
    }

    /// The ends of paths in the project's own functions that get the handler and do not call it.
    private func dropped(
        _ handOvers: [CompletionPaths.HandOver], depth: Int, _ seen: inout Set<CodeNode>
    ) -> [(line: Int, node: CodeNode)] {
        guard depth < Self.maximumDepth else { return [] }
        var found: [(line: Int, node: CodeNode)] = []
        for handOver in handOvers {
            let callees = project.callees(of: handOver.call).filter { !seen.contains($0.node) }
            guard callees.count == 1, let callee = callees.first,
                let parameter = callee.parameter(for: handOver.argument, of: handOver.call),
                seen.insert(callee.node).inserted
            else { continue }
            let stored = storedNames(of: parameter.name, in: callee)
            let paths = CompletionPaths(
                callee, handlers: [parameter.name],
                callers: callers(of: stored, besides: callee))
            found += paths.missing.map { ($0, callee.node) }
            found += dropped(paths.handOvers, depth: depth + 1, &seen)
        }
        return found
    }

    /// The other methods of the type that name the property with the handler, and those that call them, but for the end
    /// of its time.
    private func callers(of names: Set<String>, besides method: CodeMethod) -> Set<String> {
        guard !names.isEmpty, let type = method.typeName else { return [] }
        var others = project.methods(ofType: type).filter { other in
            other.node != method.node && !other.baseName.hasPrefix("serviceExtensionTime")
        }
        var callers: Set<String> = []
        while true {
            let found = others.filter { other in
                other.body.descendants.contains {
                    names.contains($0.text) && $0.kind != .string
                        || $0.kind == .call && callers.contains($0.text)
                }
            }
            guard !found.isEmpty else { return callers }
            callers.formUnion(found.map(\.baseName))
            others.removeAll { found.contains($0) }
        }
    }

    /// The names of the request's copied content, which is always there.
    private func copies(in method: CodeMethod) -> Set<String> {
        let calls = method.body.descendants(.call).filter { $0.text == "mutableCopy" }
        return Set(
            calls.compactMap { call -> String? in
                guard let parent = call.whole.parent else { return nil }
                return parent.kind == .assignment
                    ? parent[.target]?.plain.text : parent.kind == .variable ? parent.text : nil
            })
    }

    /// The properties that keep the handler, which are called in its place.
    private func storedNames(of handler: String, in method: CodeMethod) -> Set<String> {
        let assignments = method.body.descendants(.assignment).filter {
            $0[.value]?.plain.text == handler && $0[.value]?.plain.kind == .name
        }
        return Set(assignments.compactMap { $0[.target]?.plain.text })
    }
}
