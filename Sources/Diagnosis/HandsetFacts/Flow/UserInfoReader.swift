import HandsetTree

/// Follows `userInfo` through methods: the keys that are read from it, and where their values go.
struct UserInfoReader {
    let project: CodeProject
    let scripts: PushHandlers
    var facts: [AppFact] = []
    /// The function at which the following ended, since there were too many; empty if all were followed.
    private(set) var cut: [CodeNode] = []

    /// The callbacks in which `userInfo` is read or handed on.
    var routes: [AppFact.Callback: AppFact] = [:]
    var waiting: [FlowVisit] = []
    var seen: Set<FlowVisit> = []
    let table = FlowTable()
    var boundNames = BoundNames()
    /// The visits that are made again when all others are made, and those among them that wait.
    var again: [FlowVisit] = []
    var isWaitingAgain: Set<FlowVisit> = []
    /// The number of nodes that may still be looked at.
    var nodeCount: Int
    /// The visits that asked for a function's result, and got none.
    var askers: [CodeNode: Set<FlowVisit>] = [:]
    /// The same for functions of scripts, by what flows into them.
    var scriptAskers: [FlowVisit: Set<FlowVisit>] = [:]
    var scriptKeys: Set<AppFact> = []
    var scriptKeyNames: Set<String> = []

    struct Observer {
        let scope: CodeNode
        /// The name of the parameter that gets the notification; `nil` for a closure within the scope.
        let parameter: String?
    }

    static let maximumVisitCount = 20_000
    /// The nodes that are looked at, beside some for each node of the project.
    static let minimumNodeCount = 2_000_000
    static let maximumMethodCount = 200

    init(_ project: CodeProject) {
        self.project = project
        nodeCount =
            Self.minimumNodeCount + 2 * project.files.byteCount
        scripts = PushHandlers(ScriptFunctions(project))
        for start in FlowStarts(project, scripts).visits { add(start) }
        while let visit = nextVisit() {
            guard seen.count < Self.maximumVisitCount, nodeCount > 0 else {
                cut = [visit.scope]
                break
            }
            nodeCount -= visit.scope.end - visit.scope.index
            take(visit)
        }
        facts += ScriptPatternReader(project: project).facts(besides: facts)
        dropSteps()
        facts += routes.sorted { $0.key.word < $1.key.word }.map(\.value)
    }

    /// A key of a script is only a step if keys behind it are read, too.
    mutating func dropSteps() {
        guard !scriptKeys.isEmpty else { return }
        var steps: Set<Substring> = []
        for fact in facts where fact.kind == .key {
            for place in fact.name.indices where fact.name[place] == "." {
                steps.insert(fact.name[..<place])
            }
        }
        facts.removeAll { scriptKeys.contains($0) && steps.contains($0.name[...]) }
    }

    mutating func add(_ visit: FlowVisit) {
        guard visit.parameters.values.allSatisfy(\.isFollowed), visit.receiver?.isFollowed ?? true
        else { return }
        if seen.insert(visit).inserted { waiting.append(visit) }
    }

    /// The next visit: one that is new, or else one that is made again, since more is known.
    mutating func nextVisit() -> FlowVisit? {
        if let visit = waiting.popLast() { return visit }
        guard let visit = again.popLast() else { return nil }
        isWaitingAgain.remove(visit)
        return visit
    }

    mutating func addAgain(_ visit: FlowVisit) {
        guard visit.parameters.values.allSatisfy(\.isFollowed) else { return }
        if isWaitingAgain.insert(visit).inserted { again.append(visit) }
    }

    /// Visits a function of a script, also again if something is known that it asked for.
    mutating func visitScript(_ visit: FlowVisit, again: Bool = false) {
        guard again else { return add(visit) }
        guard visit.parameters.values.allSatisfy(\.isFollowed) else { return }
        seen.insert(visit)
        addAgain(visit)
    }

    /// The methods and closures that observe a notification of Foundation's center.
    func observers(of name: String) -> [Observer] {
        let spellings = project.constants.names(of: name)
        var (observers, known): ([Observer], Set<String>) = ([], [])
        for function in ["addObserver", "addObserverForName", "onReceive", "sink"] {
            for call in project.uses(of: function, besidesAnyOf: spellings)
            where call.kind == .call {
                if let (observed, selector) = FlowPosts.observer(call, in: project) {
                    guard observed == name, known.insert(selector).inserted else { continue }
                    for method in project.methods(named: selector).prefix(Self.maximumMethodCount) {
                        guard let parameter = method.parameters.first else { continue }
                        observers.append(Observer(scope: method.node, parameter: parameter.name))
                    }
                } else if FlowPosts.observedName(of: call, in: project) == name {
                    guard let scope = call.scopeOfFlow else { continue }
                    observers.append(Observer(scope: scope, parameter: nil))
                }
            }
        }
        return observers
    }

    // MARK: - A visit

    mutating func take(_ visit: FlowVisit) {
        var evaluator = FlowEvaluator(
            project: project, visit: visit, table: table, scripts: scripts)
        let isScript = visit.scope.tree.isScript
        var index = visit.scope.index + 1
        while index < visit.scope.end {
            let node = visit.scope.tree[index]
            index += 1
            switch node.kind {
            case .function where node.owner != nil && visit.scope.kind != .file:
                index = node.end
            case .closure where isScript && scripts.byClosure[node] != nil:
                // The function of a handler has a visit of its own.
                index = node.end
            case .subscript, .call, .member, .binding:
                takeRead(node, visit, &evaluator)
                if node.kind == .member { takeAccessors(of: node, visit, &evaluator) }
                guard node.kind == .call else { continue }
                if isScript {
                    takeScriptCall(node, visit, &evaluator)
                } else {
                    takeCall(node, visit, &evaluator)
                }
            case .assignment:
                if isScript, let target = node[.target]?.plain, target.kind == .member {
                    evaluator.written.insert(target.names)
                }
                takeAssignment(node, visit, &evaluator)
            case .return:
                guard node.ancestor(.function, .closure) == visit.scope, let value = node[.value]
                else { continue }
                takeResult(value, visit, &evaluator)
            default: break
            }
        }
        if let body = visit.scope[.body] {
            let statements = Array(body.children)
            if statements.count == 1, let value = statements.first, value.kind != .return {
                takeResult(value, visit, &evaluator)
            }
        }
        for asked in evaluator.askedVisits where table.scriptResults[asked] == nil {
            scriptAskers[asked, default: []].insert(visit)
        }
        for function in evaluator.asked where table.results[function] == nil {
            askers[function, default: []].insert(visit)
        }
    }

    mutating func takeResult(
        _ value: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        if visit.scope.tree.isScript { return takeScriptResult(value, visit, &evaluator) }
        guard visit.scope.kind == .function, table.results[visit.scope] == nil,
            let flow = evaluator.flow(of: value)
        else { return }
        table.results[visit.scope] = flow
        for asker in askers.removeValue(forKey: visit.scope) ?? [] { addAgain(asker) }
    }

    /// A property that keeps a part of a notification, for the methods that use it.
    mutating func takeAssignment(
        _ node: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard let target = node[.target]?.plain, let value = node[.value], target.text != "_",
            target.kind == .name ? target.localDeclaration == nil : target.kind == .member,
            let flow = evaluator.flow(of: value)
        else { return }
        if target.tree.isScript {
            let isOwn = target.kind == .name || target[.base]?.isThis == true
            guard isOwn, let owner = target.ancestor(.type)?.text else { return }
            return keep(flow, in: target.text, of: owner, visit)
        }
        let owner =
            target.kind == .name
            ? target.ancestor(.type)?.text : target[.base].flatMap { project.typeName(of: $0) }
        guard let owner else { return }
        let name = "\(owner).\(target.text)"
        guard table.properties[name] == nil else { return }
        table.properties[name] = flow
        for use in project.uses(of: target.text) where use.kind != .call {
            // A name that stands alone is a property of the type around it.
            if use.kind == .name {
                guard let type = use.ancestor(.type)?.text,
                    type == owner || project.ancestors(of: type).contains(owner)
                else { continue }
            }
            // A member is one of the property's type, or of another that has a member of this name.
            if use.kind == .member {
                guard use[.base].flatMap({ project.typeName(of: $0) }) == owner else { continue }
            }
            guard let scope = use.scopeOfFlow else { continue }
            let again = FlowVisit(scope: scope, callbacks: visit.callbacks)
            seen.insert(again)
            addAgain(again)
        }
    }
}

extension CodeNode {
    /// The function, or the file of a script, that a flow is looked for in.
    fileprivate var scopeOfFlow: CodeNode? {
        ancestors.first { $0.kind == .function }
            ?? (tree.language == .javaScript || tree.language == .dart ? tree.file : nil)
    }
}
