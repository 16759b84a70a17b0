import HandsetTree

/// The calls of a completion handler on paths that have called it before.
///
/// Only calls that stand for themselves count: what a closure or another function does with the handler is not followed,
/// and of two conditions nobody knows whether both hold.
struct RepeatedCalls: StatementPaths {
    /// A second call, and whether each path to it has called the handler.
    struct Repeat: Hashable {
        let line: Int
        let isOnEachPath: Bool
    }

    private(set) var repeats: [Repeat] = []
    var frames = StatementFrames<State>()
    private let handler: String

    /// The knowledge at a place: each path to it has called the handler, or some path has.
    struct State {
        var isCalled = false
        var mayBeCalled = false
    }

    init(of handler: String, in method: CodeMethod) {
        self.handler = handler
        _ = walk(method.body.children, State())
        for closure in method.body.descendants(.closure)
        where !closure.all(.parameter).contains(where: { $0.text == handler }) {
            _ = walk(closure.children.filter { $0.role != .parameter }, State())
        }
        repeats = Array(Set(repeats)).sorted { $0.line < $1.line }
    }

    mutating func end(at node: CodeNode, _ state: State) {}

    /// In a branch, a condition that held before says nothing.
    func inBranch(_ state: State) -> State {
        State(isCalled: state.isCalled, mayBeCalled: state.isCalled)
    }

    func meeting(_ ends: [State], since state: State) -> State {
        State(
            isCalled: ends.allSatisfy(\.isCalled),
            mayBeCalled: state.mayBeCalled || ends.contains(where: \.mayBeCalled))
    }

    func states(
        after conditions: [CodeNode], of node: CodeNode, _ state: State
    ) -> (then: State, otherwise: State?) {
        // `if (handler) handler();` is a call, since without a handler nobody waits.
        if conditions.count == 1, node[.otherwise] == nil, asksForHandler(conditions[0]) {
            return (state, nil)
        }
        return (node.kind == .if ? inBranch(state) : state, state)
    }

    private func asksForHandler(_ condition: CodeNode) -> Bool {
        let node = condition.plain
        if node.kind == .name { return node.text == handler }
        let operands = Array(node.children)
        return node.kind == .operation && node.text == "!=" && operands.count == 2
            && operands.contains { $0.plain.text == handler && $0.plain.kind == .name }
            && operands.contains { $0.plain.kind == .nothing }
    }

    mutating func note(_ node: CodeNode, _ state: inout State) {
        for name in node.descendantsAndSelf where name.kind == .name && name.text == handler {
            guard name.whole.role == .function, let call = name.whole.parent, call.kind == .call
            else { continue }
            let around = call.ancestors.prefix { $0 != node.parent }
            guard !around.contains(where: { $0.kind == .closure || $0.kind == .function }) else {
                continue
            }
            // A part of `a ? b : c`, or behind `&&`, is not on each path.
            if around.contains(where: { $0.kind == .choice || $0.kind == .operation }) {
                state.mayBeCalled = true
                continue
            }
            if state.mayBeCalled {
                repeats.append(Repeat(line: call.line, isOnEachPath: state.isCalled))
            }
            state = State(isCalled: true, mayBeCalled: true)
        }
    }
}
