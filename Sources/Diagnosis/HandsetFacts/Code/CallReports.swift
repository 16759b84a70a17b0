import HandsetTree

/// The calls that report an incoming call to CallKit, and the app's own methods that lead to them.
struct CallReports {
    /// CallKit's own functions, also where a protocol of the app's stands for the provider.
    private static let ofCallKit: Set = ["reportNewIncomingCall", "reportNewIncomingCallWithUUID"]
    /// The functions that report a call: CallKit's, LiveCommunicationKit's, and those of plugins.
    private static let functions = ofCallKit.union([
        "reportNewIncomingConversation", "showCallkitIncoming", "reportIncomingCall",
    ])
    /// The functions that run a closure before they return.
    private static let atOnce: Set = [
        "sync", "dispatch_sync", "forEach", "map", "compactMap", "flatMap", "filter", "withLock",
        "performAndWait", "withExtendedLifetime", "enumerateObjectsUsingBlock",
        "enumerateKeysAndObjectsUsingBlock", "autoreleasepool", "assumeIsolated", "run",
    ]
    private static let maximumDepth = 4

    let project: CodeProject
    /// The app's own methods that lead to a report.
    private let methods: Set<CodeNode>

    init(_ project: CodeProject) {
        self.project = project
        var found: Set<CodeNode> = []
        var calls = Self.functions.sorted().flatMap { name in
            project.uses(of: name).filter { use in
                use.kind == .call
                    && (Self.ofCallKit.contains(name) || project.methods(named: name).isEmpty
                        || project.callees(of: use).isEmpty)
            }
        }
        for _ in 0..<3 {
            var next: [CodeNode] = []
            for call in calls {
                guard let method = project.method(around: call), !method.isInitializer,
                    !method.baseName.hasPrefix("pushRegistry"), found.insert(method.node).inserted
                else { continue }
                next += project.uses(of: method.baseName).filter { use in
                    use.kind == .call
                        && project.callees(of: use).contains { $0.node == method.node }
                }
            }
            calls = next
        }
        methods = found
    }

    /// Returns true for a call that reports, or of a method that leads to one.
    func isReport(_ call: CodeNode) -> Bool {
        if Self.ofCallKit.contains(call.text) { return true }
        if project.methods(named: call.text).isEmpty { return Self.functions.contains(call.text) }
        let callees = project.callees(of: call)
        if callees.isEmpty { return Self.functions.contains(call.text) }
        return callees.contains { methods.contains($0.node) }
    }

    /// The paths through a method that report no call, or report it too late, also those of the methods that it calls.
    struct Paths {
        var missing: [(line: Int, node: CodeNode)] = []
        var late: [CodeNode] = []
        /// True if some path reports a call.
        var isReporting = false
    }

    func paths(of method: CodeMethod) -> Paths {
        var seen: Set<CodeNode> = []
        return paths(of: method, &seen, depth: 0)
    }

    private func paths(of method: CodeMethod, _ seen: inout Set<CodeNode>, depth: Int) -> Paths {
        seen.insert(method.node)
        let walked = CompletionPaths(
            method, handlers: [],
            awaited: ["voIP", "PKPushTypeVoIP", "mustReport", "background"],
            excused: ["active", "UIApplicationStateActive"], runsAtOnce: runsAtOnce,
            counts: isReport)
        var paths = Paths()
        paths.missing = walked.missing.map { ($0, method.node) }
        paths.late = walked.later.filter { !isFollowedByReport($0, in: method) }
        let calls = method.body.descendants.filter { $0.kind == .call && isReport($0) }
        paths.isReporting = !calls.isEmpty
        guard depth < Self.maximumDepth else { return paths }
        for call in calls where !isLater(call, in: method) {
            let callees = project.callees(of: call).filter { !seen.contains($0.node) }
            // Of several the code does not say which one it is.
            guard callees.count == 1, let callee = callees.first, !callee.isAsync else { continue }
            let inner = self.paths(of: callee, &seen, depth: depth + 1)
            paths.missing += inner.missing
            paths.late += inner.late
        }
        return paths
    }

    /// Returns true for a call in a closure that runs later.
    private func isLater(_ call: CodeNode, in method: CodeMethod) -> Bool {
        call.ancestors.prefix { $0 != method.node }.contains {
            $0.kind == .closure && !runsAtOnce($0)
        }
    }

    /// Returns true for a closure that runs before the function which gets it returns.
    private func runsAtOnce(_ closure: CodeNode) -> Bool {
        if closure.whole.role == .function { return true }
        guard let (call, _) = closure.callOfArgument else { return false }
        if Self.atOnce.contains(call.text) {
            // MainActor.run waits in a task.
            return call.text != "run" || call.receiver?.plain.text != "MainActor"
        }
        // A plain function of the app's own, which may keep it.
        let callees = project.callees(of: call)
        return callees.count == 1 && callees.allSatisfy { !$0.isAsync && $0.callsAClosureItself }
    }

    /// Returns true if a report that counts stands behind one that comes too late.
    private func isFollowedByReport(_ late: CodeNode, in method: CodeMethod) -> Bool {
        guard let closure = late.ancestors.first(where: { $0.kind == .closure }) else {
            return false
        }
        let outer = closure.ancestors.first { $0.kind == .block || $0.kind == .switchCase }
        return outer?.descendants.contains {
            $0.index >= closure.end && $0.kind == .call && isReport($0)
                && !isLater($0, in: method)
        } ?? false
    }

    /// Returns the function that gets the closure in which a call stands, such as `Task`.
    func function(delaying call: CodeNode) -> String {
        for closure in call.ancestors where closure.kind == .closure && !runsAtOnce(closure) {
            guard let (call, _) = closure.callOfArgument else { return "" }
            let receiver = call.receiver?.names.last.map { $0 + "." } ?? ""
            return receiver + call.text
        }
        return ""
    }
}

extension CodeMethod {
    /// True if it calls one of its closures, and not in another closure.
    fileprivate var callsAClosureItself: Bool {
        let closures = Set(parameters.filter(\.isClosure).map(\.name))
        return body.descendants.contains { node in
            node.kind == .call && closures.contains(node.text) && node.receiver == nil
                && !node.ancestors.prefix { $0 != body }.contains { $0.kind == .closure }
        }
    }
}
