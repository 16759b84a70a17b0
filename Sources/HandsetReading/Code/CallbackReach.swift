import HandsetTree

/// The callbacks of iOS that lead to a method of the project, as far as its calls show it.
struct CallbackReach {
    private let project: CodeProject
    private var callbacks: [CodeNode: Set<String>] = [:]

    private static let maximumDepth = 4
    /// The methods that are looked into.
    private static let maximumCount = 5_000
    /// The methods of one name of which a call may be.
    private static let maximumCandidateCount = 50

    init(_ project: CodeProject) {
        self.project = project
        var count = 0
        for method in project.methods {
            guard let name = DelegateMethodNames.shortName(of: method) else { continue }
            take(method, from: name, depth: 0, &count)
        }
    }

    private mutating func take(
        _ method: CodeMethod, from callback: String, depth: Int, _ count: inout Int
    ) {
        count += 1
        guard count < Self.maximumCount,
            callbacks[method.node, default: []].insert(callback).inserted,
            depth < Self.maximumDepth
        else { return }
        for call in method.body.descendants where call.kind == .call {
            guard project.methods(named: call.text).count < Self.maximumCandidateCount else {
                continue
            }
            let callees = project.callees(of: call)
            // Of several the code does not say which one it is.
            guard callees.count == 1, let callee = callees.first else { continue }
            take(callee, from: callback, depth: depth + 1, &count)
        }
    }

    /// Returns the callbacks that lead to a node, with commas; empty if none is known.
    func names(at node: CodeNode) -> String {
        guard let function = node.ancestors.first(where: { $0.kind == .function }) else {
            return ""
        }
        return (callbacks[function] ?? []).sorted().joined(separator: ",")
    }
}
