import HandsetTree

/// The callbacks of iOS that lead to a method of the project, as far as its calls show it.
struct CallbackReach {
    private let project: CodeProject
    private var callbacks: [CodeNode: Set<AppFact.Callback>] = [:]
    /// The methods that a callback leads to.
    private var methods: [CodeMethod] = []

    private static let maximumDepth = 4
    /// The methods that are looked into.
    private static let maximumCount = 5_000
    /// The methods of one name of which a call may be.
    private static let maximumCandidateCount = 50

    /// A method with a callback that leads to it.
    private struct Step {
        let method: CodeMethod
        let callback: AppFact.Callback
    }

    init(_ project: CodeProject) {
        self.project = project
        var steps = project.methods(named: DelegateMethodNames.baseNames).compactMap { method in
            DelegateMethodNames.callback(method).map { Step(method: method, callback: $0) }
        }
        // All that are reached by fewer calls come first: a longer way to a method must not hide a shorter one.
        var count = 0
        for _ in 0...Self.maximumDepth {
            var next: [Step] = []
            for step in steps {
                count += 1
                guard count < Self.maximumCount,
                    callbacks[step.method.node, default: []].insert(step.callback).inserted
                else { continue }
                methods.append(step.method)
                next += callees(of: step.method).map { Step(method: $0, callback: step.callback) }
            }
            steps = next
        }
        methods = project.ordered(Set(methods).sorted { $0.line < $1.line }, by: \.node)
    }

    /// The methods that a method is known to call.
    private func callees(of method: CodeMethod) -> [CodeMethod] {
        method.body.descendants.filter { $0.kind == .call }.compactMap { call in
            let callees = project.callees(of: call, fromAtMost: Self.maximumCandidateCount)
            // Of several the code does not say which one it is.
            return callees.count == 1 ? callees.first : nil
        }
    }

    /// Returns the methods that one of some callbacks leads to, in the order of the source.
    func methods(reachedByAnyOf wanted: AppFact.Callback...) -> [CodeMethod] {
        methods.filter { !(callbacks[$0.node] ?? []).isDisjoint(with: wanted) }
    }

    /// Returns the callbacks that lead to a node, by their words; none if none is known.
    func callbacks(at node: CodeNode) -> [AppFact.Callback] {
        guard let function = node.ancestors.first(where: { $0.kind == .function }) else {
            return []
        }
        return (callbacks[function] ?? []).sorted { $0.word < $1.word }
    }
}
