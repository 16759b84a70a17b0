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
    var missing: [Int] = []
    /// True if the handler is given away or kept, or called in a closure that runs later.
    var isPassedOn = false
    /// True if the handler is named at all.
    var isNamed = false
    /// The calls that get the handler.
    var handOvers: [HandOver] = []
    /// The calls in closures that run later, on paths that have no other one.
    var later: [CodeNode] = []

    var handlers: Set<String>
    /// The properties that keep the handler and are called in its place.
    let kept: Set<String>
    /// The methods that call the handler where it is kept.
    var callers: Set<String>
    /// Names whose values are always there.
    let sure: Set<String>
    /// Names of which one is what the handler is for, such as a type of pushes: on other paths nobody waits for it.
    let awaited: Set<String>
    /// Names of which one frees from calling, such as the state of an app on the screen.
    let excused: Set<String>
    /// Returns true for a closure that runs before the function which gets it returns; `nil` if that does not matter.
    let runsAtOnce: ((CodeNode) -> Bool)?
    /// Returns true for a call that counts; `nil` to go by the names of the callers.
    let counts: ((CodeNode) -> Bool)?

    static let ends: Set = [
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
    mutating func walk(_ statements: some Sequence<CodeNode>, called: Bool) -> Bool? {
        var called = called
        for statement in statements {
            guard let next = take(statement, called) else { return nil }
            called = next
        }
        return called
    }

    mutating func take(_ node: CodeNode, _ called: Bool) -> Bool? {
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

    mutating func takeIf(_ node: CodeNode, _ called: Bool) -> Bool? {
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

    mutating func takeGuard(_ node: CodeNode, _ called: Bool) -> Bool? {
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

    mutating func takeSwitch(_ node: CodeNode, _ called: Bool) -> Bool? {
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

    mutating func takeDo(_ node: CodeNode, _ called: Bool) -> Bool? {
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
    mutating func takeCompiled(_ node: CodeNode, _ called: Bool) -> Bool? {
        let branches = node.children.filter { $0.kind == .compiledBranch }
        var ends = branches.compactMap { walk($0.children, called: called) }
        if branches.count < 2 { ends.append(called) }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }
}
