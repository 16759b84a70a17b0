import HandsetTree

/// The expressions on the paths: calls of the handler, and what is asked about it.
extension CompletionPaths {
    enum Answer { case isThere, isMissing }

    /// Returns the answer that a condition which holds gives about the handler; `nil` if it does not ask for it.
    func answer(of condition: CodeNode) -> Answer? {
        let node = condition.plain
        switch node.kind {
        case .name, .member: return isHandler(node) || isAwaited(node) ? .isThere : nil
        case .variable: return node[.value].map { isHandler($0.plain) } == true ? .isThere : nil
        case .call:
            // [type isEqualToString:PKPushTypeVoIP]
            return node.text.hasPrefix("isEqual") && node.argumentValues.contains(where: isAwaited)
                ? .isThere : nil
        case .operation:
            let operands = Array(node.children)
            if operands.count == 2, operands.contains(where: isAwaited) {
                return node.text == "==" ? .isThere : node.text == "!=" ? .isMissing : nil
            }
            if operands.count == 2, operands.contains(where: isExcused) {
                return node.text == "==" ? .isMissing : node.text == "!=" ? .isThere : nil
            }
            if node.text == "!", let operand = operands.first,
                isHandler(operand.plain) || isAwaited(operand)
            {
                return .isMissing
            }
            guard operands.count == 2, operands.contains(where: { isHandler($0.plain) }),
                operands.contains(where: { $0.plain.kind == .nothing })
            else { return nil }
            return node.text == "!=" ? .isThere : node.text == "==" ? .isMissing : nil
        default: return nil
        }
    }

    func isAwaited(_ node: CodeNode) -> Bool {
        [.name, .member].contains(node.plain.kind) && awaited.contains(node.plain.text)
    }

    func isExcused(_ node: CodeNode) -> Bool {
        [.name, .member].contains(node.plain.kind) && excused.contains(node.plain.text)
    }

    /// Returns true if a condition only unwraps what is always there.
    func isSure(_ condition: CodeNode) -> Bool {
        guard condition.kind == .variable, condition.tree.language == .swift,
            let value = condition[.value]
        else { return false }
        // Without its object nobody waits for the handler.
        if value.plain.text == "self" { return true }
        let isCopy =
            value.kind == .cast && value.type == "UNMutableNotificationContent"
            || value.descendants.contains { $0.kind == .call && $0.text == "mutableCopy" }
        return isCopy || value.plain.names.last.map(sure.contains) ?? false
    }

    /// Returns true for a call that has the handler called, or counts as one.
    func isCaller(_ call: CodeNode) -> Bool {
        callers.contains(call.text) || counts?(call) ?? false
    }

    func isHandler(_ node: CodeNode) -> Bool {
        guard handlers.contains(node.text) else { return false }
        switch node.kind {
        case .name: return true
        case .member: return kept.contains(node.text) && node[.base]?.plain.text == "self"
        default: return false
        }
    }

    /// Notes the calls of the handler in an expression, and those who get it.
    mutating func note(_ node: CodeNode, _ called: inout Bool) {
        var index = node.index
        while index < node.end {
            let part = node.tree[index]
            index += 1
            switch part.kind {
            case .closure:
                takeClosure(part, &called)
                index = part.end
            case .function, .type: index = part.end
            case .name, .member:
                if isHandler(part) { use(part, &called) }
            case .call where isCaller(part):
                isPassedOn = true
                called = true
            default: break
            }
        }
    }

    mutating func use(_ handler: CodeNode, _ called: inout Bool) {
        let whole = handler.whole
        guard let parent = whole.parent else { return }
        switch (parent.kind, whole.role) {
        case (.call, .function):
            isNamed = true
            called = true
        case (.argument, _):
            if let call = parent.parent, call.kind == .call, !UserInfoUse.isLog(call.text) {
                handOvers.append(HandOver(call: call, argument: parent))
                isNamed = true
                isPassedOn = true
                called = true
            }
        case (.assignment, .value):
            // Where it is kept under another name, that one is called.
            isNamed = true
            guard let target = parent[.target]?.plain, !isHandler(target) else { return }
            isPassedOn = true
            called = true
        case (.variable, .value):
            handlers.insert(parent.text)
        case (.return, _), (.entry, _), (.list, _):
            isNamed = true
            isPassedOn = true
            called = true
        default: break
        }
    }

    /// A closure: the handler is called in it later, or not at all.
    mutating func takeClosure(_ closure: CodeNode, _ called: inout Bool) {
        let isNaming = closure.descendants.contains {
            isHandler($0) || $0.kind == .call && isCaller($0)
        }
        guard isNaming else { return }
        if let runsAtOnce, !runsAtOnce(closure) {
            if !called {
                later += closure.descendants.filter { $0.kind == .call && isCaller($0) }.prefix(1)
            }
            called = true
            return
        }
        isNamed = true
        isPassedOn = true
        called = true
        // The paths of the closure itself.
        let statements = closure.children.filter { $0.role != .parameter }
        if let end = walk(statements, false), !end { missing.append(closure.lastLine) }
    }
}
