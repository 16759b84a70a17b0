import HandsetTree

/// The calls and results of JavaScript and Dart.
extension UserInfoReader {
    /// Functions that only write a value down, or make text of it.
    private static let writing: Set = [
        "stringify", "jsonEncode", "toString", "keys", "entries", "values", "String", "inspect",
        "fine", "finer", "finest", "severe", "captureException", "captureMessage", "isEmpty",
        "addBreadcrumb", "isEqual", "Boolean",
    ]
    /// Methods of subjects and streams that tell a value.
    private static let telling: Set = ["next", "add", "emit"]
    private static let maximumUseCount = 500

    mutating func takeScriptCall(
        _ call: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard !UserInfoUse.isLog(call.text), !Self.writing.contains(call.text) else { return }
        let receiver = call.receiver.flatMap { evaluator.flow(of: $0) }
        let arguments = call.all(.argument)
        let flows = arguments.map { argument in
            argument[.value].flatMap { evaluator.flow(of: $0) }
        }
        if let receiver { takeOperators(call, receiver, visit) }
        takeLink(call, flows, visit)
        guard flows.contains(where: { $0 != nil }) else { return }
        if let flow = flows.first ?? nil, arguments.count == 1 { takeTold(call, flow, visit) }
        var isHandedOn = takeGiven(call, flows, visit)
        for callee in scripts.functions.callees(of: call) {
            var next = FlowVisit(scope: callee.scope, callbacks: visit.callbacks)
            for (argument, flow) in zip(arguments, flows) {
                guard let flow, let parameter = callee.parameter(for: argument, of: call) else {
                    continue
                }
                next.parameters[ScriptFunction.key(of: parameter)] = flow
            }
            guard !next.parameters.isEmpty else { continue }
            isHandedOn = true
            visitScript(next)
        }
        for (argument, flow) in zip(arguments, flows) {
            guard let path = flow?.path, let value = argument[.value] else { continue }
            let keys = ScriptSchemas(scripts.functions).facts(of: call, taking: value, at: path)
            if !keys.isEmpty { isHandedOn = true }
            facts += keys
        }
        let isWhole = flows.contains { flow in
            switch flow {
            case .local?: true
            case .data(let path)?: path.isEmpty
            default: false
            }
        }
        if isHandedOn || isWhole, !isWritten(call) { note(visit.callbacks, at: call) }
    }

    /// Visits the functions that are given for a parameter which is called; returns true if there are some.
    private mutating func takeGiven(
        _ call: CodeNode, _ flows: [Flow?], _ visit: FlowVisit
    ) -> Bool {
        guard let name = call[.function]?.plain, name.kind == .name,
            let parameter = name.localDeclaration, parameter.kind == .parameter,
            let scope = parameter.parent, let around = scope.functionName
        else { return false }
        var isTaken = false
        for use in project.scriptUses(of: around).prefix(Self.maximumUseCount)
        where use.kind == .call && use.tree.isScriptOfApp {
            for function in scripts.functions.callees(of: use) where function.scope == scope {
                let given = use.all(.argument).first {
                    function.parameter(for: $0, of: use) == parameter
                }
                guard let value = given?[.value]?.plain else { continue }
                let scopes =
                    value.kind == .closure
                    ? [value] : scripts.functions.functions(for: value).map(\.scope)
                for scope in scopes {
                    var next = FlowVisit(scope: scope, callbacks: visit.callbacks)
                    for (parameter, flow) in zip(scope.all(.parameter), flows) {
                        if let flow { next.parameters[ScriptFunction.key(of: parameter)] = flow }
                    }
                    guard !next.parameters.isEmpty else { continue }
                    isTaken = true
                    visitScript(next)
                }
            }
        }
        return isTaken
    }

    /// A link that the code for a tap has iOS open; one within another function is of a button or its like, unless it
    /// comes from the push.
    private mutating func takeLink(_ call: CodeNode, _ flows: [Flow?], _ visit: FlowVisit) {
        guard call.text == "openURL", call.receiver?.names.last == "Linking",
            visit.callbacks.contains(.didReceive),
            TapCondition.allows(.didReceive, at: call)
        else { return }
        let isOwn = call.functionAround == visit.scope && visit.scope.kind != .file
        guard isOwn || flows.contains(where: { $0 != nil }) else { return }
        facts.append(AppFact(.linkOpened([.didReceive]), at: call, .likely))
    }

    /// Returns true for what is an argument of a log.
    private func isWritten(_ call: CodeNode) -> Bool {
        var place = call
        for _ in 0..<4 {
            guard let around = place.callAround?.call else { return false }
            if UserInfoUse.isLog(around.text) || Self.writing.contains(around.text) { return true }
            place = around
        }
        return false
    }

    /// A function behind `then` or `subscribe`, and operators of a stream that are functions of the app.
    private mutating func takeOperators(_ call: CodeNode, _ flow: Flow, _ visit: FlowVisit) {
        let scopes: [CodeNode]
        switch call.text {
        case "then", "subscribe", "listen", "forEach", "tap", "map":
            guard let first = call.argumentValues.first, first.plain.kind != .closure else {
                return
            }
            scopes = scripts.functions.functions(for: first).map(\.scope)
        case "pipe":
            scopes = call.argumentValues.filter { $0.plain.kind == .call }
                .flatMap { scripts.functions.callees(of: $0.plain) }
                .compactMap { $0.scope.returnedClosure }
        default: return
        }
        for scope in scopes {
            guard let parameter = scope[.parameter] else { continue }
            let isStream = call.text == "pipe"
            visitScript(
                FlowVisit(
                    scope: scope,
                    parameters: [
                        ScriptFunction.key(of: parameter): isStream ? .stream(flow.told) : flow.told
                    ], callbacks: visit.callbacks))
        }
    }

    /// `this.pushes.next(message)`: a property that tells its values to others.
    private mutating func takeTold(_ call: CodeNode, _ flow: Flow, _ visit: FlowVisit) {
        guard Self.telling.contains(call.text), var subject = call.receiver?.plain else { return }
        if subject.kind == .member, subject.text == "sink", let base = subject[.base]?.plain {
            subject = base
        }
        let isProperty =
            subject.kind == .member
            ? subject[.base]?.isThis == true
            : subject.kind == .name && subject.localDeclaration == nil
        guard isProperty, let owner = subject.ancestor(.type)?.text else { return }
        keep(.stream(flow.told), in: subject.text, of: owner, visit)
    }

    /// Notes what a property holds, for the functions that use it.
    mutating func keep(_ flow: Flow, in property: String, of owner: String, _ visit: FlowVisit) {
        let name = "\(owner).\(property)"
        guard table.properties[name] == nil else { return }
        table.properties[name] = flow
        for use in project.scriptUses(of: property).prefix(Self.maximumUseCount)
        where use.kind != .call && use.tree.isScript && use.ancestor(.type)?.text == owner {
            visitScript(
                FlowVisit(scope: use.functionAround, callbacks: visit.callbacks), again: true)
        }
    }

    mutating func takeScriptResult(
        _ value: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard visit.scope.kind != .file else { return }
        let key = FlowVisit(scope: visit.scope, parameters: visit.parameters, callbacks: [])
        guard table.scriptResults[key] == nil, let flow = evaluator.flow(of: value) else { return }
        table.scriptResults[key] = flow
        for asker in scriptAskers.removeValue(forKey: key) ?? [] {
            visitScript(asker, again: true)
        }
        // A function that gives a push of its own accord: those who call it.
        guard visit.parameters.isEmpty, let name = visit.scope.functionName else { return }
        for use in project.scriptUses(of: name).prefix(Self.maximumUseCount)
        where use.tree.isScript {
            let isCall =
                use.kind == .call
                && scripts.functions.callees(of: use).contains { $0.scope == visit.scope }
            guard isCall || use.kind == .member && visit.scope.isGetter else { continue }
            visitScript(
                FlowVisit(scope: use.functionAround, callbacks: visit.callbacks), again: true)
        }
    }
}

extension CodeNode {
    /// True for a value in a string.
    var isInText: Bool { whole.parent?.kind == .interpolation }

    /// True for a property with code in Dart.
    var isGetter: Bool { kind == .function && tree.language == .dart && words.contains("get") }

    /// The closure that a function returns at its end; `nil` for others.
    fileprivate var returnedClosure: CodeNode? {
        let statements =
            self[.body].map { Array($0.children) } ?? children.filter { $0.role != .parameter }
        guard let value = statements.last(where: { $0.kind == .return })?[.value]?.plain,
            value.kind == .closure
        else { return nil }
        return value
    }
}
