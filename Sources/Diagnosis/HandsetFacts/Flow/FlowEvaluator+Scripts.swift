import HandsetTree

/// The calls and closures of JavaScript and Dart.
extension FlowEvaluator {
    /// Methods of promises and streams that give the value on.
    private static let passing: Set = [
        "catch", "finally", "catchError", "whenComplete", "timeout", "asObservable", "where",
        "asBroadcastStream", "distinct", "skip", "cast",
    ]
    /// Functions that give the value of their first argument.
    private static let wrapping: Set = [
        "resolve", "from", "of", "assign", "firstValueFrom", "freeze",
    ]
    /// Functions that copy a value.
    private static let copying: Set = ["deepClone", "cloneDeep", "structuredClone", "clone"]
    /// Operators of streams that put another value in the place of each.
    private static let replacing: Set = [
        "map", "switchMap", "concatMap", "mergeMap", "exhaustMap", "flatMap",
    ]
    /// Functions that hand what they are called on to their closure.
    private static let telling: Set = [
        "then", "listen", "subscribe", "tap", "do", "asyncMap", "where",
    ]

    mutating func flow(ofScriptCall node: CodeNode, on receiver: Flow?, _ depth: Int) -> Flow? {
        if let handler = scripts.handler(at: node), handler.isResult { return handler.flow }
        if let receiver {
            if Self.passing.contains(node.text) { return receiver }
            switch node.text {
            case "pipe": return flow(through: node, upTo: .max, depth)
            case "toPromise": return receiver.told
            case "then" where node.closures.isEmpty:
                guard let argument = node.argumentValues.first else { return receiver }
                return result(of: argument, with: receiver, depth)
            case "stringify", "toString": return nil
            default: break
            }
            if let flow = flow(ofCall: node, on: receiver, depth) { return flow }
        }
        if Self.copying.contains(node.text) {
            return node.argumentValues.first.flatMap { flow(of: $0, depth: depth) }
        }
        if Self.wrapping.contains(node.text),
            let owner = node.receiver?.plain.text ?? Optional("firstValueFrom"),
            ["Promise", "Map", "Object", "Future", "firstValueFrom"].contains(owner)
        {
            return node.argumentValues.first.flatMap { flow(of: $0, depth: depth) }?.told
        }
        for function in scripts.functions.callees(of: node) {
            var visit = FlowVisit(scope: function.scope, callbacks: [])
            for argument in node.all(.argument) {
                guard let value = argument[.value], let flow = flow(of: value, depth: depth),
                    let parameter = function.parameter(for: argument, of: node)
                else { continue }
                visit.parameters[ScriptFunction.key(of: parameter)] = flow
            }
            askedVisits.insert(visit)
            if let result = table.scriptResults[visit] { return result }
        }
        return nil
    }

    /// The flows that `...payload` copies into a dictionary.
    mutating func spread(_ node: CodeNode, into flows: inout [String: Flow], _ depth: Int) {
        for part in node.children where part.kind == .other && part.text == Flow.rest {
            guard let value = part.children.first(where: { _ in true }),
                let flow = flow(of: value, depth: depth)
            else { continue }
            switch flow {
            case .literal(let others): flows.merge(others) { own, _ in own }
            case .data where flows[Flow.rest] == nil: flows[Flow.rest] = flow
            default: break
            }
        }
        guard flows[Flow.rest] != nil else { return }
        // What the dictionary sets itself is not taken from the copy.
        for entry in node.children
        where entry.kind == .entry && !entry.label.isEmpty && flows[entry.label] == nil {
            flows[entry.label] = .literal([:])
        }
    }

    /// Returns true if a name takes a part of the payload itself, and not of an object that the app has made.
    mutating func isOfPayload(binding node: CodeNode) -> Bool {
        switch flow(aroundBinding: node, 0) {
        case .data?, .message?: return true
        case let flow?: return flow.isRest(node.label)
        case nil: return false
        }
    }

    /// The flow of what a name takes a part of.
    mutating func flow(aroundBinding node: CodeNode, _ depth: Int) -> Flow? {
        guard depth < Self.maximumDepth, let owner = node.parent else { return nil }
        switch owner.kind {
        case .parameter, .binding: return flow(ofDeclaration: owner, depth + 1)
        default: return node.matchedValue.flatMap { flow(of: $0, depth: depth) }
        }
    }

    /// The result of a function that is given by its name.
    private mutating func result(of reference: CodeNode, with flow: Flow, _ depth: Int) -> Flow? {
        for function in scripts.functions.functions(for: reference) {
            guard let parameter = function.scope[.parameter] else { continue }
            let visit = FlowVisit(
                scope: function.scope, parameters: [ScriptFunction.key(of: parameter): flow.told],
                callbacks: [])
            askedVisits.insert(visit)
            if let result = table.scriptResults[visit] { return result }
        }
        return nil
    }

    /// The stream that a property of another class gives in Dart, if only one class of the project has such a stream.
    mutating func flow(ofGetter node: CodeNode) -> Flow? {
        let getters = scripts.functions.named(node.text, in: .dart).filter {
            $0.scope.isGetter && $0.scope.type.hasPrefix("Stream")
        }
        guard getters.count == 1, let getter = getters.first else { return nil }
        let visit = FlowVisit(scope: getter.scope, callbacks: [])
        askedVisits.insert(visit)
        return table.scriptResults[visit]
    }

    /// The flow into the first parameter of a closure.
    mutating func flow(intoScriptClosure closure: CodeNode, _ depth: Int) -> Flow? {
        if let handler = scripts.byClosure[closure] { return handler.flow }
        guard let (call, _) = closure.callOfArgument else { return nil }
        if let (pipe, operation) = call.callOfArgument, pipe.text == "pipe",
            let place = pipe.all(.argument).firstIndex(of: operation)
        {
            return flow(through: pipe, upTo: place, depth)?.told
        }
        guard Self.telling.contains(call.text) || Self.mapping.contains(call.text),
            call.argumentValues.first?.plain == closure, let receiver = call.receiver
        else { return nil }
        return flow(of: receiver, depth: depth)?.told
    }

    /// The flow out of the operators of a stream before one of them.
    mutating func flow(through pipe: CodeNode, upTo place: Int, _ depth: Int) -> Flow? {
        guard var flow = pipe.receiver.flatMap({ flow(of: $0, depth: depth) }) else { return nil }
        for operation in pipe.argumentValues.prefix(place).map(\.plain) {
            guard Self.replacing.contains(operation.text), let closure = operation.closures.first
            else { continue }
            let statements = closure.children.filter { $0.role != .parameter }
            guard statements.count == 1, let value = statements.first?[.value],
                let next = self.flow(of: value, depth: depth)
            else { return nil }
            flow = .stream(next.told)
        }
        return flow
    }
}
