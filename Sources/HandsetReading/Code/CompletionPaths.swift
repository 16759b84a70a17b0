import HandsetTree

/// The paths through a method's body that end without a call of its completion handler.
///
/// A handler that is given to something else counts as called. A path on which the handler is `nil` is none.
struct CompletionPaths {
    /// A call that gets the handler.
    struct HandOver: Hashable {
        let call: CodeNode
        let argument: CodeNode
    }

    /// The lines at which such paths end.
    private(set) var missing: [Int] = []
    /// True if the handler is given away or kept, or called in a closure that runs later.
    private(set) var isPassedOn = false
    /// True if the handler is named at all.
    private(set) var isNamed = false
    /// The calls that get the handler.
    private(set) var handOvers: [HandOver] = []
    /// The calls in closures that run later, on paths that have no other one.
    private(set) var later: [CodeNode] = []

    private var handlers: Set<String>
    /// The properties that keep the handler and are called in its place.
    private let kept: Set<String>
    /// The methods that call the handler where it is kept.
    private var callers: Set<String>
    /// Names whose values are always there.
    private let sure: Set<String>
    /// Names of which one is what the handler is for, such as a type of pushes: on other paths nobody waits for it.
    private let awaited: Set<String>
    /// Names of which one frees from calling, such as the state of an app on the screen.
    private let excused: Set<String>
    /// Returns true for a closure that runs before the function which gets it returns; `nil` if that does not matter.
    private let runsAtOnce: ((CodeNode) -> Bool)?
    /// Returns true for a call that counts; `nil` to go by the names of the callers.
    private let counts: ((CodeNode) -> Bool)?

    private static let ends: Set = [
        "fatalError", "preconditionFailure", "abort", "exit", "NSException.raise",
    ]

    init(
        _ method: CodeMethod, handlers: Set<String>, kept: Set<String> = [],
        callers: Set<String> = [], sure: Set<String> = [], awaited: Set<String> = [],
        excused: Set<String> = [], runsAtOnce: ((CodeNode) -> Bool)? = nil,
        counts: ((CodeNode) -> Bool)? = nil
    ) {
        self.handlers = handlers.union(kept)
        self.kept = kept
        self.callers = callers
        self.sure = sure
        self.awaited = awaited
        self.excused = excused
        self.runsAtOnce = runsAtOnce
        self.counts = counts
        for function in method.body.descendants(.function) where function.owner == nil {
            let isCaller = function.descendants.contains {
                $0.kind == .name && self.handlers.contains($0.text)
                    || counts != nil && $0.kind == .call && counts?($0) == true
            }
            if isCaller { self.callers.insert(function.text) }
        }
        if let called = walk(method.body.children, called: false), !called {
            missing.append(method.body.lastLine)
        }
        missing = Array(Set(missing)).sorted()
    }

    // MARK: - Statements

    /// Goes through statements; returns true if the handler is called at their end, or `nil` if the end is not reached.
    private mutating func walk(_ statements: some Sequence<CodeNode>, called: Bool) -> Bool? {
        var called = called
        for statement in statements {
            guard let next = take(statement, called) else { return nil }
            called = next
        }
        return called
    }

    private mutating func take(_ node: CodeNode, _ called: Bool) -> Bool? {
        switch node.kind {
        case .if: return takeIf(node, called)
        case .guard: return takeGuard(node, called)
        case .switch: return takeSwitch(node, called)
        case .do: return takeDo(node, called)
        case .compiled: return takeCompiled(node, called)
        case .block, .compiledBranch: return walk(node.children, called: called)
        case .return, .throw:
            var called = called
            for child in node.children { note(child, &called) }
            if !called { missing.append(node.line) }
            return nil
        case .break, .continue, .fallthrough: return called
        case .loop:
            var called = called
            for child in node.children where child.role != .body { note(child, &called) }
            if let body = node[.body] { _ = walk(body.children, called: called) }
            return called
        case .function, .type: return called
        case .call where Self.ends.contains(node.text): return nil
        default:
            var called = called
            note(node, &called)
            return called
        }
    }

    private mutating func takeIf(_ node: CodeNode, _ called: Bool) -> Bool? {
        let conditions = node.all(.condition)
        var condition = called
        for part in conditions { note(part, &condition) }
        let answer = conditions.compactMap { self.answer(of: $0) }.first
        let isSure = conditions.count == 1 && conditions.allSatisfy { self.isSure($0) }
        var ends: [Bool] = []
        if let then = node[.then],
            let end = walk(then.children, called: answer == .isMissing ? true : condition)
        {
            ends.append(end)
        }
        let otherwise = answer == .isThere && conditions.count == 1 ? true : condition
        if let branch = node[.otherwise] {
            let end =
                branch.kind == .if
                ? takeIf(branch, otherwise) : walk(branch.children, called: otherwise)
            if let end { ends.append(end) }
        } else if !isSure {
            ends.append(otherwise)
        }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }

    private mutating func takeGuard(_ node: CodeNode, _ called: Bool) -> Bool? {
        let conditions = node.all(.condition)
        var condition = called
        for part in conditions { note(part, &condition) }
        let isAboutHandler =
            conditions.count == 1 && conditions.allSatisfy { answer(of: $0) == .isThere }
        if let otherwise = node[.otherwise], !conditions.allSatisfy({ isSure($0) }) {
            _ = walk(otherwise.children, called: isAboutHandler ? true : condition)
        }
        return condition
    }

    private mutating func takeSwitch(_ node: CodeNode, _ called: Bool) -> Bool? {
        var called = called
        if let subject = node[.subject] { note(subject, &called) }
        let cases = node.children.filter { $0.kind == .switchCase }
        guard !cases.isEmpty else { return called }
        var (ends, hasDefault): ([Bool], Bool) = ([], node.tree.language == .swift)
        let isAboutAwaited = cases.contains { $0.all(.pattern).contains(where: isAwaited) }
        // What a case before falls through with.
        var entry: Bool?
        for branch in cases {
            if branch.text == "default" { hasDefault = true }
            let statements = branch[.body].map { Array($0.children) } ?? []
            let isOpen = statements.last?.kind == .fallthrough
            let isOther = isAboutAwaited && !branch.all(.pattern).contains(where: isAwaited)
            let start = isOther ? true : entry.map { $0 && called } ?? called
            let end = walk(statements, called: start)
            entry = isOpen ? end : nil
            if !isOpen, let end { ends.append(end) }
        }
        if !hasDefault { ends.append(called) }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }

    private mutating func takeDo(_ node: CodeNode, _ called: Bool) -> Bool? {
        var ends: [Bool] = []
        if let body = node[.body], let end = walk(body.children, called: called) {
            ends.append(end)
        }
        for branch in node.children where branch.kind == .catch {
            if let body = branch[.body], let end = walk(body.children, called: called) {
                ends.append(end)
            }
        }
        if let finally = node[.otherwise], let end = walk(finally.children, called: called), end {
            ends = ends.map { _ in true }
        }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }

    /// Each branch of `#if` is one program; without `#else` there is one with none of them.
    private mutating func takeCompiled(_ node: CodeNode, _ called: Bool) -> Bool? {
        let branches = node.children.filter { $0.kind == .compiledBranch }
        var ends = branches.compactMap { walk($0.children, called: called) }
        if branches.count < 2 { ends.append(called) }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }

    // MARK: - Expressions

    private enum Answer { case isThere, isMissing }

    /// Returns the answer that a condition which holds gives about the handler; `nil` if it does not ask for it.
    private func answer(of condition: CodeNode) -> Answer? {
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

    private func isAwaited(_ node: CodeNode) -> Bool {
        [.name, .member].contains(node.plain.kind) && awaited.contains(node.plain.text)
    }

    private func isExcused(_ node: CodeNode) -> Bool {
        [.name, .member].contains(node.plain.kind) && excused.contains(node.plain.text)
    }

    /// Returns true if a condition only unwraps what is always there.
    private func isSure(_ condition: CodeNode) -> Bool {
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
    private func isCaller(_ call: CodeNode) -> Bool {
        callers.contains(call.text) || counts?(call) ?? false
    }

    private func isHandler(_ node: CodeNode) -> Bool {
        guard handlers.contains(node.text) else { return false }
        switch node.kind {
        case .name: return true
        case .member: return kept.contains(node.text) && node[.base]?.plain.text == "self"
        default: return false
        }
    }

    /// Notes the calls of the handler in an expression, and those who get it.
    private mutating func note(_ node: CodeNode, _ called: inout Bool) {
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

    private mutating func use(_ handler: CodeNode, _ called: inout Bool) {
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
    private mutating func takeClosure(_ closure: CodeNode, _ called: inout Bool) {
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
        if let end = walk(statements, called: false), !end { missing.append(closure.lastLine) }
    }
}
