import HandsetTree

/// Follows a notification through the expressions of a visit.
struct FlowEvaluator {
    let project: CodeProject
    let visit: FlowVisit
    let table: FlowTable
    let scripts: PushHandlers
    /// The functions whose results were asked for, and are not known.
    var asked: Set<CodeNode> = []
    /// The functions of scripts whose results were asked for, with what flows into them.
    var askedVisits: Set<FlowVisit> = []
    /// The members that a function of a script has set itself, such as `payload.action`.
    var written: Set<[String]> = []
    /// True if a key is a name whose text is not known.
    private(set) var guesses: Set<CodeNode> = []
    var known: [CodeNode: Flow?] = [:]
    /// The expressions whose value a property keeps, which other code may give other values.
    private(set) var kept: Set<CodeNode> = []
    private var keptCount = 0

    static let maximumDepth = 40
    /// The uses of a variable that are looked at for what it is given.
    static let maximumUseCount = 200
    /// Functions that hand the value itself to their closure.
    static let mapping: Set = [
        "map", "flatMap", "compactMap", "filter", "first", "forEach", "then", "sink",
    ]

    init(project: CodeProject, visit: FlowVisit, table: FlowTable, scripts: PushHandlers) {
        self.project = project
        self.scripts = scripts
        self.visit = visit
        self.table = table
    }

    /// Returns what an expression holds; `nil` if it holds nothing of a notification.
    mutating func flow(of expression: CodeNode, depth: Int = 0) -> Flow? {
        if let flow = known[expression] {
            if kept.contains(expression) { keptCount += 1 }
            return flow
        }
        guard depth < Self.maximumDepth else { return nil }
        // What is asked for while it is looked at holds nothing.
        known[expression] = .some(nil)
        let count = keptCount
        // A chain of names would have each with the keys of all before it.
        let flow = found(expression, depth + 1).flatMap { $0.isFollowed ? $0 : nil }
        known[expression] = .some(flow)
        if flow == nil {
            keptCount = count
        } else if keptCount > count {
            kept.insert(expression)
        }
        return flow
    }

    mutating func found(_ node: CodeNode, _ depth: Int) -> Flow? {
        switch node.kind {
        case .unwrap, .effect: return node[.value].flatMap { flow(of: $0, depth: depth) }
        case .cast:
            // A cast to an object of UserNotifications says what it is.
            return node[.value].flatMap { flow(of: $0, depth: depth) } ?? Flow(type: node.type)
        case .name: return flow(ofName: node, depth)
        case .member: return flow(ofMember: node, depth)
        case .binding: return flow(ofDeclaration: node, depth)
        case .subscript:
            guard let base = node[.base], let key = node.argumentValues.first else { return nil }
            guard let flow = flow(of: base, depth: depth) else {
                return key.isKeyOfLaunchNotification ? .data([]) : nil
            }
            return self.flow(of: flow, key: key)
        case .call: return flow(ofCall: node, depth)
        case .operation where node.text == "??" || node.text == "||" || node.text == "&&":
            return node.children.lazy.map { $0 }.reduce(nil) { found, part in
                found ?? flow(of: part, depth: depth)
            }
        case .choice:
            return [node[.then], node[.otherwise]].compactMap(\.self).reduce(nil) { found, part in
                found ?? flow(of: part, depth: depth)
            }
        case .dictionary: return literal(node, depth)
        default: return nil
        }
    }

    mutating func literal(_ node: CodeNode, _ depth: Int) -> Flow? {
        var flows: [String: Flow] = [:]
        for entry in node.children where entry.kind == .entry {
            let key =
                entry.label.isEmpty
                ? entry[.key].flatMap { project.constants.text(of: $0) } : entry.label
            guard let key, let value = entry[.value], let flow = flow(of: value, depth: depth)
            else {
                continue
            }
            flows[key] = flow
        }
        if node.tree.language == .javaScript { spread(node, into: &flows, depth) }
        return flows.isEmpty ? nil : .literal(flows)
    }

    // MARK: - Names

    mutating func flow(ofName node: CodeNode, _ depth: Int) -> Flow? {
        if node.text == "self" { return visit.receiver }
        if node.text == "$0" {
            return node.ancestor(.closure).flatMap { flow(intoClosure: $0, depth) }
        }
        if let declaration = node.localDeclaration {
            return flow(ofDeclaration: declaration, depth)
        }
        if let owner = node.ancestor(.type) {
            if let flow = keptFlow(node.text, of: owner.text) { return flow }
            if let property = project.property(node.text, of: owner.text),
                let flow = Flow(type: property.type)
            {
                return flow
            }
        }
        // A member of `self` in an extension.
        return visit.receiver?.member(node.text)
    }

    mutating func flow(ofDeclaration node: CodeNode, _ depth: Int) -> Flow? {
        switch node.kind {
        case .parameter:
            guard let scope = node.parent else { return nil }
            if scope == visit.scope, let flow = visit.parameters[ScriptFunction.key(of: node)] {
                return flow
            }
            if scope.kind == .closure, let flow = flow(intoClosure: scope, depth) {
                // The second parameter of a mapping function is none of its values.
                return scope[.parameter] == node ? flow : nil
            }
            return Flow(type: node.type)
        case .binding:
            guard var flow = flow(aroundBinding: node, depth) else { return nil }
            if let key = node[.key] { return self.flow(of: flow, key: key) }
            if node.isKeyOfPattern { return flow.path.map { .data($0 + [node.label]) } }
            for part in node.label.split(separator: ".") {
                guard let next = member(String(part), of: flow, at: node) else { return nil }
                flow = next
            }
            return flow
        case .variable:
            if let value = node[.value], let flow = flow(of: value, depth: depth) { return flow }
            if let flow = Flow(type: node.type) { return flow }
            // `case let x as [String: Any]` of a condition, and of a switch.
            if let match = node.ancestor(.match), let value = match[.value] {
                return self.flow(of: value, depth: depth)
            }
            if let branch = node.ancestor(.switchCase),
                branch.all(.pattern).contains(where: { node.isWithin($0) }),
                let subject = branch.parent?[.subject]
            {
                return self.flow(of: subject, depth: depth)
            }
            return assigned(node, depth)
        default: return nil
        }
    }

    /// The flow of the value that a variable is given later.
    mutating func assigned(_ variable: CodeNode, _ depth: Int) -> Flow? {
        guard let scope = variable.ancestor(.block, .closure, .file) else { return nil }
        for name in scope.names(of: variable).prefix(Self.maximumUseCount) {
            guard name.whole.role == .target, let assignment = name.whole.parent,
                assignment.kind == .assignment, let value = assignment[.value]
            else { continue }
            if let flow = flow(of: value, depth: depth) { return flow }
        }
        return nil
    }

    /// The flow that a property of a type keeps; `nil` for none.
    private mutating func keptFlow(_ name: String, of type: String) -> Flow? {
        guard let flow = table.properties["\(type).\(name)"] else { return nil }
        // A notification is one, whoever gives it; a dictionary may be any.
        if flow.path != nil { keptCount += 1 }
        return flow
    }

    // MARK: - Members and keys

    mutating func flow(ofMember node: CodeNode, _ depth: Int) -> Flow? {
        guard let base = node[.base] else { return nil }
        if !written.isEmpty, written.contains(node.names) { return nil }
        // The details of an error are none of a push.
        if node.text == "userInfo", base.plain.names.last?.lowercased().hasSuffix("error") == true {
            return nil
        }
        if node.tree.isScript, base.isThis, let type = node.ancestor(.type)?.text {
            return table.properties["\(type).\(node.text)"]
        }
        if let flow = flow(of: base, depth: depth) {
            return member(node.text, of: flow, at: node)
        }
        // response.notification.request.content.userInfo, whatever the first name is.
        if node.text == "userInfo",
            base.plain.names.last?.lowercased().hasSuffix("content") == true,
            node.tree.language == .swift || node.tree.language == .objectiveC
        {
            return .data([])
        }
        if node.tree.language == .dart, let flow = flow(ofGetter: node) { return flow }
        if let type = project.typeName(of: base) {
            if let flow = keptFlow(node.text, of: type) { return flow }
            if let property = project.property(node.text, of: type) {
                return Flow(type: property.type)
            }
        }
        return nil
    }

    mutating func member(_ name: String, of flow: Flow, at node: CodeNode) -> Flow? {
        if let next = flow.member(name) ?? flow.messageMember(name) { return next }
        if case .literal(let flows) = flow, node.tree.isScript {
            return flows[name] ?? flows[Flow.rest]?.path.map { .data($0 + [name]) }
        }
        guard let path = flow.path else { return nil }
        if node.tree.language == .javaScript {
            return Self.ownMembers.contains(name) ? nil : .data(path + [name])
        }
        // The property of an extension reads it: see the visits.
        for accessor in FlowExtensions.accessors(named: name, in: project) {
            asked.insert(accessor.node)
            if let result = table.results[accessor.node] { return result }
        }
        return nil
    }

    /// Members of objects in JavaScript that are no keys, and what Cordova's plugins add themselves.
    static let ownMembers: Set = [
        "foreground", "coldstart", "dismissed", "wasTapped", "tap", "messageType", "length", "keys",
        "entries", "toString",
        "hasOwnProperty", "forEach", "map", "filter", "find", "includes", "split", "replace",
        "trim",
        "then", "catch",
    ]

    mutating func flow(of flow: Flow, key: CodeNode) -> Flow? {
        switch flow {
        case .data(let path):
            guard let text = keyText(key) else { return nil }
            return .data(path + [text])
        case .literal(let flows): return keyText(key).flatMap { flows[$0] }
        case .launchOptions:
            let name = key.plain.names.last
            return name == "remoteNotification"
                || name == "UIApplicationLaunchOptionsRemoteNotificationKey" ? .data([]) : nil
        case .message:
            return project.constants.text(of: key).flatMap { flow.messageMember($0) }
        default: return nil
        }
    }

    /// The text of a key; a name whose text is not known is a guess.
    mutating func keyText(_ key: CodeNode) -> String? {
        let node = key.plain
        if node.kind == .number { return node.text }
        if let text = project.constants.text(of: node) { return text }
        guard let name = node.names.last(where: { $0 != "rawValue" && $0 != "stringValue" }),
            node.kind == .name || node.kind == .member
        else { return nil }
        // A name that runs through several keys is none.
        if node.kind == .name, let declaration = node.localDeclaration,
            declaration.kind == .parameter
                || declaration.ancestor(.loop)?[.pattern]?.isWithin(declaration) == true
        {
            return nil
        }
        guesses.insert(key)
        return name
    }
}
