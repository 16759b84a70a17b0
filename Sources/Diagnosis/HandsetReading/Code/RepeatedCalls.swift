import HandsetTree

/// The calls of a completion handler on paths that have called it before.
///
/// Only calls that stand for themselves count: what a closure or another function does with the handler is not followed,
/// and of two conditions nobody knows whether both hold.
struct RepeatedCalls {
    /// A second call, and whether each path to it has called the handler.
    struct Repeat: Hashable {
        let line: Int
        let isOnEachPath: Bool
    }

    private(set) var repeats: [Repeat] = []
    private let handler: String

    /// The knowledge at a place: each path to it has called the handler, or some path has.
    private struct State {
        var isCalled = false
        var mayBeCalled = false

        /// The state in a branch, about which a condition that held before says nothing.
        var inBranch: State { State(isCalled: isCalled, mayBeCalled: isCalled) }
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

    /// Goes through statements; returns the state at their end, or `nil` if the end is not reached.
    private mutating func walk(_ statements: some Sequence<CodeNode>, _ state: State) -> State? {
        var state = state
        for statement in statements {
            guard let next = take(statement, state) else { return nil }
            state = next
        }
        return state
    }

    private mutating func take(_ node: CodeNode, _ state: State) -> State? {
        switch node.kind {
        case .if: return takeIf(node, state)
        case .guard:
            if let otherwise = node[.otherwise] { _ = walk(otherwise.children, state.inBranch) }
            return state
        case .switch:
            let cases = node.children.filter { $0.kind == .switchCase }
            let isOpen =
                node.tree.language != .swift && !cases.contains { $0.text == "default" }
            return takeBranches(cases.map { $0[.body] }, orNone: isOpen, state)
        case .do:
            let catches = node.children.filter { $0.kind == .catch }
            return takeBranches([node[.body]] + catches.map { $0[.body] }, orNone: false, state)
        case .compiled:
            let branches = node.children.filter { $0.kind == .compiledBranch }
            return takeBranches(branches, orNone: branches.count < 2, state)
        case .block, .defer: return walk(node.children, state)
        case .return, .throw:
            var state = state
            for child in node.children { take(expression: child, &state) }
            return nil
        case .break, .continue, .fallthrough, .function, .type: return state
        case .loop:
            if let body = node[.body] { _ = walk(body.children, state.inBranch) }
            return state
        case .call where CompletionPaths.ends.contains(node.text): return nil
        default:
            var state = state
            take(expression: node, &state)
            return state
        }
    }

    private mutating func takeIf(_ node: CodeNode, _ state: State) -> State? {
        // `if (handler) handler();` is a call, since without a handler nobody waits.
        let conditions = node.all(.condition)
        if conditions.count == 1, node[.otherwise] == nil, asksForHandler(conditions[0]),
            let then = node[.then]
        {
            return walk(then.children, state)
        }
        let otherwise = node[.otherwise]
        return takeBranches([node[.then], otherwise], orNone: otherwise == nil, state)
    }

    /// Goes through branches of which one is taken, or none.
    private mutating func takeBranches(
        _ branches: [CodeNode?], orNone isOpen: Bool, _ state: State
    ) -> State? {
        var ends: [State] = isOpen ? [state] : []
        for branch in branches.compactMap(\.self) {
            let end =
                branch.kind == .if
                ? takeIf(branch, state.inBranch) : walk(branch.children, state.inBranch)
            if let end { ends.append(end) }
        }
        guard !ends.isEmpty else { return nil }
        return State(
            isCalled: ends.allSatisfy(\.isCalled),
            mayBeCalled: state.mayBeCalled || ends.contains(where: \.mayBeCalled))
    }

    private func asksForHandler(_ condition: CodeNode) -> Bool {
        let node = condition.plain
        if node.kind == .name { return node.text == handler }
        let operands = Array(node.children)
        return node.kind == .operation && node.text == "!=" && operands.count == 2
            && operands.contains { $0.plain.text == handler && $0.plain.kind == .name }
            && operands.contains { $0.plain.kind == .nothing }
    }

    private mutating func take(expression node: CodeNode, _ state: inout State) {
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
