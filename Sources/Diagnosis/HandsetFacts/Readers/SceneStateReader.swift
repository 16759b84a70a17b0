import HandsetTree

/// Reads what an app does in the callbacks for its coming and going that scenes do not call.
struct SceneStateReader {
    let project: CodeProject
    let reach: CallbackReach

    private static let names: [String: AppFact.StateMethod] = [
        "applicationDidBecomeActive": .didBecomeActive,
        "applicationWillResignActive": .willResignActive,
        "applicationWillEnterForeground": .willEnterForeground,
        "applicationDidEnterBackground": .didEnterBackground,
    ]

    var facts: [AppFact] {
        let delegates = project.applicationDelegates
        return project.methods(named: Set(Self.names.keys)).compactMap { method in
            guard !method.isProperty, let name = Self.names[method.baseName],
                method.parameters.count == 1, method.typeName.map(delegates.contains) ?? false,
                hasWork(method), !isCalledByHand(method)
            else { return nil }
            return AppFact(.stateWork(work(of: method), in: name), at: method.node)
        }
    }

    private func hasWork(_ method: CodeMethod) -> Bool {
        method.body.children.contains { statement in
            statement.kind != .return
                && !(statement.kind == .call
                    && (UserInfoUse.isLog(statement.text) || statement.receiver?.text == "super"))
        }
    }

    private func isCalledByHand(_ method: CodeMethod) -> Bool {
        project.uses(of: method.baseName).contains { call in
            call.kind == .call && call.receiver?.plain.text != "super"
                && project.method(around: call)?.node != method.node
        }
    }

    private func work(of method: CodeMethod) -> AppFact.StateWork {
        var bodies = [method.body]
        for call in method.body.descendants(.call) {
            let callees = project.callees(of: call)
            if callees.count == 1, let callee = callees.first { bodies.append(callee.body) }
        }
        let nodes = bodies.flatMap { Array($0.descendants) }
        if nodes.contains(where: {
            $0.kind == .call && $0.text == "registerForRemoteNotifications"
        }) {
            return .registers
        }
        let kept = keptNames
        let isOpening = nodes.contains { node in
            (node.kind == .name || node.kind == .member || node.kind == .string)
                && kept.contains(node.text) && node.whole.role != .target
        }
        if isOpening || raisesFlag(nodes) { return .opens }
        return nodes.contains { $0.text.lowercased().contains("badge") } ? .badges : .else
    }

    /// Returns true if a flag becomes true there, without which the code for a tap opens nothing.
    private func raisesFlag(_ nodes: [CodeNode]) -> Bool {
        let flags = Set(
            nodes.compactMap { node -> String? in
                guard node.kind == .assignment, let value = node[.value]?.plain,
                    value.kind == .boolean, value.text == "true"
                else { return nil }
                return node[.target]?.plain.names.last
            })
        guard !flags.isEmpty else { return false }
        return tapMethods.contains { method in
            method.body.descendants(.guard, .if).flatMap { $0.all(.condition) }.contains {
                condition in
                (condition.kind == .name || condition.kind == .member)
                    && flags.contains(condition.text)
            }
        }
    }

    /// The methods that a tap or new content leads to.
    private var tapMethods: [CodeMethod] {
        reach.methods(reachedByAnyOf: .didReceive, .fetch)
    }

    /// The names that the code for a tap gives values to, and the keys under which it keeps some.
    private var keptNames: Set<String> {
        var names: Set<String> = []
        for method in tapMethods {
            for node in method.body.descendants {
                switch node.kind {
                case .assignment:
                    guard let target = node[.target]?.plain,
                        target.kind == .member || target.localDeclaration == nil
                    else { continue }
                    names.insert(target.text)
                case .call where ["append", "insert", "enqueue"].contains(node.text):
                    if let name = node.receiver?.plain.names.last { names.insert(name) }
                case .call where ["set", "setObject"].contains(node.text):
                    if let key = node.argument("forKey")?.string { names.insert(key) }
                default: break
                }
            }
        }
        return names
    }
}
