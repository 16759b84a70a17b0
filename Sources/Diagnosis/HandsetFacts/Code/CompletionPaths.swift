import HandsetTree

/// The paths through a method's body that end without a call of its completion handler.
///
/// A handler that is given to something else counts as called. A path on which the handler is `nil` is none.
struct CompletionPaths: StatementPaths {
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

    var frames = StatementFrames<Bool>()
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
        if let called = walk(method.body.children, false), !called {
            missing.append(method.body.lastLine)
        }
        missing = Array(Set(missing)).sorted()
    }

    // MARK: - Statements

    mutating func end(at node: CodeNode, _ called: Bool) {
        if !called { missing.append(node.line) }
    }

    func meeting(_ ends: [Bool], since called: Bool) -> Bool { ends.allSatisfy(\.self) }

    func states(
        after conditions: [CodeNode], of node: CodeNode, _ called: Bool
    ) -> (then: Bool, otherwise: Bool?) {
        let answer = conditions.compactMap { self.answer(of: $0) }.first
        let then = answer == .isMissing || called
        if answer == .isThere, conditions.count == 1 { return (then, true) }
        let isSure = !conditions.isEmpty && conditions.allSatisfy { self.isSure($0) }
        return (then, isSure ? nil : called)
    }

    /// Beside a case of what is awaited, nobody waits in the others.
    func state(inCase branch: CodeNode, of node: CodeNode, _ called: Bool) -> Bool {
        let isAbout = { (branch: CodeNode) in branch.all(.pattern).contains(where: isAwaited) }
        return called
            || !isAbout(branch)
                && node.children.contains { $0.kind == .switchCase && isAbout($0) }
    }
}
