import HandsetTree

/// A walk through the statements of a method, on all of its paths.
///
/// The knowledge at a place is a state. The walker tells how an expression changes it, and how states are joined.
protocol StatementPaths {
    /// The knowledge at a place.
    associatedtype State

    /// The switches, loops, and `do` around a statement.
    var frames: StatementFrames<State> { get set }

    /// Takes what an expression does.
    mutating func note(_ expression: CodeNode, _ state: inout State)
    /// Takes the end of a path, at a `return` or a `throw`.
    mutating func end(at node: CodeNode, _ state: State)
    /// Returns the knowledge in a branch.
    func inBranch(_ state: State) -> State
    /// Returns the knowledge if conditions hold, and if not; `nil` for what cannot be.
    func states(
        after conditions: [CodeNode], of node: CodeNode, _ state: State
    ) -> (then: State, otherwise: State?)
    /// Returns the knowledge in a case of a switch.
    func state(inCase branch: CodeNode, of node: CodeNode, _ state: State) -> State
    /// Returns the knowledge where paths meet that have parted at a state.
    func meeting(_ ends: [State], since state: State) -> State
}

extension StatementPaths {
    func inBranch(_ state: State) -> State { state }

    func state(inCase branch: CodeNode, of node: CodeNode, _ state: State) -> State { state }

    /// Goes through statements; returns what is known at their end, or `nil` if the end is not reached.
    mutating func walk(_ statements: some Sequence<CodeNode>, _ state: State) -> State? {
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
            let states = self.states(after: node.all(.condition), of: node, noted(node, state))
            if let branch = node[.otherwise], let otherwise = states.otherwise {
                _ = walk(branch.children, inBranch(otherwise))
            }
            return states.then
        case .switch: return takeSwitch(node, state)
        case .do: return takeDo(node, state)
        case .compiled:
            // Each branch of `#if` is one program; without `#else` there is one with none of them.
            let branches = node.children.filter { $0.kind == .compiledBranch }
            let ends = branches.compactMap { walk($0.children, inBranch(state)) }
            return meet(branches.count < 2 ? ends + [state] : ends, since: state)
        case .block, .compiledBranch, .defer: return walk(node.children, state)
        case .return, .throw:
            let state = noted(node, state)
            // What is thrown within a `do` that catches goes on there.
            if node.kind == .return || frames.catching == 0 { end(at: node, state) }
            return nil
        case .break:
            // One with a label leaves something further out, which is not followed.
            guard node.label.isEmpty, let last = frames.breaks.indices.last else {
                return state
            }
            frames.breaks[last].append(state)
            return nil
        case .loop:
            let state = noted(node, state)
            frames.breaks.append([])
            if let body = node[.body] { _ = walk(body.children, inBranch(state)) }
            frames.breaks.removeLast()
            return state
        case .continue, .fallthrough, .function, .type: return state
        case .call where CompletionPaths.ends.contains(node.text): return nil
        default:
            var state = state
            note(node, &state)
            return state
        }
    }

    /// The state after the parts of a statement that run before its branches.
    private mutating func noted(_ node: CodeNode, _ state: State) -> State {
        var state = state
        let branches: Set<CodeRole> = [.then, .otherwise, .body]
        for part in node.children where !branches.contains(part.role) { note(part, &state) }
        return state
    }

    private mutating func takeIf(_ node: CodeNode, _ state: State) -> State? {
        let before = noted(node, state)
        let states = self.states(after: node.all(.condition), of: node, before)
        var ends: [State] = []
        if let then = node[.then], let end = walk(then.children, states.then) { ends.append(end) }
        if let otherwise = states.otherwise {
            if let branch = node[.otherwise] {
                let state = inBranch(otherwise)
                let end =
                    branch.kind == .if ? takeIf(branch, state) : walk(branch.children, state)
                if let end { ends.append(end) }
            } else {
                ends.append(otherwise)
            }
        }
        return meet(ends, since: before)
    }

    private mutating func takeSwitch(_ node: CodeNode, _ state: State) -> State? {
        let cases = node.children.filter { $0.kind == .switchCase }
        var before = state
        if let subject = node[.subject] { note(subject, &before) }
        guard !cases.isEmpty else { return before }
        frames.breaks.append([])
        var ends: [State] = []
        // What a case before falls through with.
        var entry: State?
        for branch in cases {
            let statements = branch[.body].map { Array($0.children) } ?? []
            let isOpen = statements.last?.kind == .fallthrough
            let start = inBranch(self.state(inCase: branch, of: node, before))
            let end = walk(statements, entry.map { meeting([$0, start], since: before) } ?? start)
            entry = isOpen ? end : nil
            if !isOpen, let end { ends.append(end) }
        }
        ends += frames.breaks.removeLast()
        if node.tree.language != .swift, !cases.contains(where: { $0.text == "default" }) {
            ends.append(before)
        }
        return meet(ends, since: before)
    }

    private mutating func takeDo(_ node: CodeNode, _ state: State) -> State? {
        let catches = node.children.filter { $0.kind == .catch }.compactMap { $0[.body] }
        var ends: [State] = []
        if let body = node[.body] {
            frames.catching += catches.isEmpty ? 0 : 1
            if let end = walk(body.children, inBranch(state)) { ends.append(end) }
            frames.catching -= catches.isEmpty ? 0 : 1
        }
        ends += catches.compactMap { walk($0.children, inBranch(state)) }
        let end = meet(ends, since: state)
        guard let finally = node[.otherwise] else { return end }
        return end.flatMap { walk(finally.children, $0) }
    }

    /// The state where paths meet; `nil` if there is none.
    private func meet(_ ends: [State], since state: State) -> State? {
        ends.isEmpty ? nil : meeting(ends, since: state)
    }
}
