import HandsetTree

/// Follows `userInfo` through methods: the keys that are read from it, and where their values go.
struct UserInfoReader {
    let project: CodeProject
    /// The handlers of scripts.
    let scripts: PushHandlers
    var facts: [AppFact] = []
    /// The function at which the following ended, since there were too many; empty if all were followed.
    private(set) var cut: [CodeNode] = []

    /// The callbacks in which `userInfo` is read or handed on.
    private var routes: [String: AppFact] = [:]
    private var waiting: [FlowVisit] = []
    private var seen: Set<FlowVisit> = []
    let table = FlowTable()
    private var boundNames = BoundNames()
    /// The visits that are made again when all others are made, and those among them that wait.
    private var again: [FlowVisit] = []
    private var isWaitingAgain: Set<FlowVisit> = []
    /// The number of nodes that may still be looked at.
    private var nodeCount: Int
    /// The visits that asked for a function's result, and got none.
    private var askers: [CodeNode: Set<FlowVisit>] = [:]
    /// The same for functions of scripts, by what flows into them.
    var scriptAskers: [FlowVisit: Set<FlowVisit>] = [:]
    /// The keys of scripts.
    private var scriptKeys: Set<AppFact> = []
    private var scriptKeyNames: Set<String> = []
    /// The methods and closures that observe a notification of Foundation's center.
    private var observers: [String: [Observer]] = [:]

    private struct Observer {
        let scope: CodeNode
        /// The name of the parameter that gets the notification; `nil` for a closure within the scope.
        let parameter: String?
    }

    private static let maximumVisitCount = 20_000
    /// The nodes that are looked at, beside some for each node of the project.
    private static let minimumNodeCount = 2_000_000
    private static let maximumMethodCount = 200
    private static let routingCallbacks: Set = [
        "launch", "scene-connect", "legacy", "fetch", "actions", "will-present", "did-receive",
    ]

    init(_ project: CodeProject) {
        self.project = project
        nodeCount =
            Self.minimumNodeCount + 16 * project.trees.reduce(0) { $0 + $1.file.end }
        scripts = PushHandlers(ScriptFunctions(project))
        findObservers()
        for start in FlowStarts(project, scripts).visits { add(start) }
        while let visit = nextVisit() {
            guard seen.count < Self.maximumVisitCount, nodeCount > 0 else {
                cut = [visit.scope]
                break
            }
            nodeCount -= visit.scope.end - visit.scope.index
            take(visit)
        }
        dropSteps()
        facts += routes.values.sorted { $0.value < $1.value }
    }

    /// A key of a script is only a step if keys behind it are read, too.
    private mutating func dropSteps() {
        guard !scriptKeys.isEmpty else { return }
        var steps: Set<Substring> = []
        for fact in facts where fact.kind == .key {
            for place in fact.value.indices where fact.value[place] == "." {
                steps.insert(fact.value[..<place])
            }
        }
        facts.removeAll { scriptKeys.contains($0) && steps.contains($0.value[...]) }
    }

    private mutating func add(_ visit: FlowVisit) {
        guard visit.parameters.values.allSatisfy(\.isFollowed), visit.receiver?.isFollowed ?? true
        else { return }
        if seen.insert(visit).inserted { waiting.append(visit) }
    }

    /// The next visit: one that is new, or else one that is made again, since more is known.
    private mutating func nextVisit() -> FlowVisit? {
        if let visit = waiting.popLast() { return visit }
        guard let visit = again.popLast() else { return nil }
        isWaitingAgain.remove(visit)
        return visit
    }

    private mutating func addAgain(_ visit: FlowVisit) {
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

    private mutating func findObservers() {
        var known: Set<String> = []
        for name in ["addObserver", "addObserverForName", "onReceive", "sink"] {
            for call in project.uses(of: name) where call.kind == .call {
                if let (name, selector) = FlowPosts.observer(call, in: project) {
                    guard known.insert("\(name) \(selector)").inserted else { continue }
                    for method in project.methods(named: selector).prefix(Self.maximumMethodCount) {
                        guard let parameter = method.parameters.first else { continue }
                        observers[name, default: []].append(
                            Observer(scope: method.node, parameter: parameter.name))
                    }
                } else if let name = FlowPosts.observedName(of: call, in: project) {
                    guard let scope = call.scopeOfFlow else { continue }
                    observers[name, default: []].append(Observer(scope: scope, parameter: nil))
                }
            }
        }
    }

    // MARK: - A visit

    private mutating func take(_ visit: FlowVisit) {
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

    private mutating func takeResult(
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
    private mutating func takeAssignment(
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
            guard let scope = use.scopeOfFlow else { continue }
            let again = FlowVisit(scope: scope, callback: visit.callback)
            seen.insert(again)
            addAgain(again)
        }
    }

    // MARK: - Reads

    private mutating func takeRead(
        _ node: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        let isScript = node.tree.isScript
        switch node.kind {
        case .member:
            guard node.tree.language == .javaScript, node.whole.role != .function else { return }
        case .binding where node.tree.language != .javaScript: return
        default: break
        }
        guard let flow = evaluator.flow(of: node), let path = flow.path, !path.isEmpty,
            isKeyRead(node, &evaluator), !isReadFurther(node), !isTarget(node)
        else { return }
        let bound = node.bound
        if let bound, boundNames.isSubscripted(bound, in: visit.scope) { return }
        let isGuess = node.argumentValues.contains { evaluator.guesses.contains($0) }
        let fact = AppFact(
            .key, path.joined(separator: "."),
            detail: BoundNames.destination(of: node, bound: bound, in: visit.scope), at: node,
            isGuess ? .guess : isScript ? .likely : .certain)
        if isScript {
            // A text for people, of a value that was looked at before.
            if fact.detail.isEmpty, node.isInText, scriptKeyNames.contains(fact.value) { return }
            scriptKeyNames.insert(fact.value)
            scriptKeys.insert(fact)
        }
        facts.append(fact)
        note(visit.callback, at: node)
    }

    /// Returns true if a node itself takes a key, and does not only hand on what another has taken.
    private func isKeyRead(_ node: CodeNode, _ evaluator: inout FlowEvaluator) -> Bool {
        let base: CodeNode?
        switch node.kind {
        case .subscript, .member: base = node[.base]
        case .call:
            guard let receiver = node.receiver,
                let path = evaluator.flow(of: receiver)?.path,
                let own = evaluator.flow(of: node)?.path
            else { return false }
            return own.count > path.count
                && !node.closures.contains { closure in closure.descendants.contains { _ in true } }
        case .binding: return evaluator.isOfPayload(binding: node)
        default: return false
        }
        guard let base, let flow = evaluator.flow(of: base) else { return false }
        switch flow {
        case .data: return true
        // The key of the options is none of the payload's.
        case .launchOptions, .message: return false
        case .literal: return node.kind == .member && flow.isRest(node.text)
        default: return false
        }
    }

    /// Returns true if the value is at once asked for another key.
    private func isReadFurther(_ node: CodeNode) -> Bool {
        let whole = node.whole
        guard let parent = whole.parent else { return false }
        switch parent.kind {
        case .subscript: return whole.role == .base
        case .member:
            guard whole.role == .base else { return false }
            if node.tree.language == .javaScript {
                return parent.whole.role != .function && parent.text != "length"
            }
            return [
                "object", "value", "objectForKey", "valueForKey", "objectForKeyedSubscript",
                "valueForKeyPath",
            ].contains(parent.text)
        default: return false
        }
    }

    /// Returns true for what is set or removed, and not read.
    private func isTarget(_ node: CodeNode) -> Bool {
        let whole = node.whole
        guard let parent = whole.parent else { return false }
        return whole.role == .target && parent.kind == .assignment
            || parent.kind == .operation && parent.text == "delete"
    }

    mutating func note(_ callbacks: String, at node: CodeNode) {
        for callback in callbacks.split(separator: ",").map(String.init) {
            guard Self.routingCallbacks.contains(callback), routes[callback] == nil,
                !node.tree.isScript || TapCondition.allows(callback, at: node)
            else { continue }
            routes[callback] = AppFact(
                .routes, callback == "scene-connect" ? "scene" : callback, at: node, .likely)
        }
    }

    // MARK: - Calls

    /// The properties of a dictionary's extension that are asked for a part of the payload.
    private mutating func takeAccessors(
        of member: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard !member.tree.isScript else { return }
        let accessors = FlowExtensions.accessors(named: member.text, in: project)
        guard !accessors.isEmpty, let base = member[.base],
            let flow = evaluator.flow(of: base), flow.path != nil
        else { return }
        for accessor in accessors {
            add(FlowVisit(scope: accessor.node, receiver: flow, callback: visit.callback))
        }
    }

    private mutating func takeCall(
        _ call: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        takePost(call, visit, &evaluator)
        takeDecoding(call, &evaluator)
        guard !UserInfoUse.isLog(call.text) else { return }
        let receiver = call.receiver.flatMap { evaluator.flow(of: $0) }
        let arguments = call.all(.argument)
        let flows = arguments.map { argument in
            argument[.value].flatMap { evaluator.flow(of: $0) }
        }
        guard receiver != nil || flows.contains(where: { $0 != nil }) else { return }
        var isHandedOn = false
        for callee in project.callees(of: call) {
            var next = FlowVisit(scope: callee.node, callback: visit.callback)
            for (parameter, flow) in zip(callee.parameters(of: call) ?? [], flows) {
                if let flow { next.parameters[parameter.name] = flow }
            }
            if callee.typeName.map({ Flow(type: $0) != nil || $0 == "Dictionary" }) ?? false {
                next.receiver = receiver
            }
            guard !next.parameters.isEmpty || next.receiver != nil else { continue }
            // Options are looked into by the function that gets them, or not at all.
            isHandedOn =
                isHandedOn || next.receiver != nil
                || next.parameters.values.contains {
                    $0 != .launchOptions && $0 != .connectionOptions
                }
            add(next)
        }
        // The whole that is handed on, also to what is not seen.
        let isWhole = flows.contains { flow in
            switch flow {
            case .response?, .notification?, .request?, .content?: true
            case .data(let path)?: path.isEmpty
            default: false
            }
        }
        if isHandedOn || isWhole, !call.text.hasPrefix("userNotificationCenter") {
            note(visit.callback, at: call)
        }
    }

    private mutating func takePost(
        _ call: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard call.text == "post" || call.text == "postNotificationName",
            let nameOf = call.argument("name", "postNotificationName"),
            let name = FlowPosts.name(nameOf, in: project), table.posts[name] == nil
        else { return }
        let object = call.argument("object").flatMap { evaluator.flow(of: $0) }
        let userInfo = call.argument("userInfo").flatMap { evaluator.flow(of: $0) }
        guard object != nil || userInfo != nil else { return }
        let flow = Flow.posted(object: object, userInfo: userInfo)
        table.posts[name] = flow
        for observer in observers[name] ?? [] {
            var next = FlowVisit(scope: observer.scope, callback: visit.callback)
            if let parameter = observer.parameter { next.parameters[parameter] = flow }
            seen.insert(next)
            addAgain(next)
        }
    }

    /// The properties of a type that a part of `userInfo` is decoded as.
    private mutating func takeDecoding(_ call: CodeNode, _ evaluator: inout FlowEvaluator) {
        guard call.text == "decode", let from = call.argument("from"),
            let type = call.argumentValues.first?.plain.names.first(where: { project.declares($0) })
        else { return }
        let path: [String]
        switch evaluator.flow(of: from) {
        case .encoded(let keys)?: path = keys
        // Bytes behind a key are no part of the payload's own JSON.
        case .data(let keys)? where keys.isEmpty: path = keys
        default: return
        }
        facts += DecodedKeys(project).facts(of: type, at: path)
    }
}

extension CodeNode {
    /// The function, or the file of a script, that a flow is looked for in.
    fileprivate var scopeOfFlow: CodeNode? {
        ancestors.first { $0.kind == .function }
            ?? (tree.language == .javaScript || tree.language == .dart ? tree.file : nil)
    }
}
