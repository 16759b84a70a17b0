import HandsetTree

/// Calls that hand a notification on.
extension UserInfoReader {
    /// The properties of a dictionary's extension that are asked for a part of the payload.
    mutating func takeAccessors(
        of member: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard !member.tree.isScript else { return }
        let accessors = FlowExtensions.accessors(named: member.text, in: project)
        guard !accessors.isEmpty, let base = member[.base],
            let flow = evaluator.flow(of: base), flow.path != nil
        else { return }
        for accessor in accessors {
            add(FlowVisit(scope: accessor.node, receiver: flow, callbacks: visit.callbacks))
        }
    }

    mutating func takeCall(
        _ call: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        takePost(call, visit, &evaluator)
        takeBridge(call, visit, &evaluator)
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
            var next = FlowVisit(scope: callee.node, callbacks: visit.callbacks)
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
            note(visit.callbacks, at: call)
        }
    }

    mutating func takePost(
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
        for observer in observers(of: name) {
            var next = FlowVisit(scope: observer.scope, callbacks: visit.callbacks)
            if let parameter = observer.parameter { next.parameters[parameter] = flow }
            seen.insert(next)
            addAgain(next)
        }
    }

    /// The properties of a type that a part of `userInfo` is decoded as.
    mutating func takeDecoding(_ call: CodeNode, _ evaluator: inout FlowEvaluator) {
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
