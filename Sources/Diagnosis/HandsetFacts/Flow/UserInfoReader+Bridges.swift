import HandsetTree

/// Calls by which native code hands a notification to a script.
extension UserInfoReader {
    /// The labels of an event's name, or `nil` for an argument without one, and the label of its value.
    private static let events: [String: (names: [String?], value: String)] = [
        "sendEvent": (["withName"], "body"),
        "sendEventWithName": (["sendEventWithName"], "body"),
        "notifyListeners": ([nil, "notifyListeners"], "data"),
    ]

    mutating func takeBridge(
        _ call: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        if call.text == "invokeMethod" { return takeChannel(call, visit, &evaluator) }
        guard let event = Self.events[call.text], let value = call.argument(event.value),
            let flow = evaluator.flow(of: value),
            let name = Self.name(event.names, of: call, in: project)
        else { return }
        for listener in ScriptListeners(project: project).all where listener.name == name {
            for handler in listener.handlers { tell(handler, flow, visit) }
        }
    }

    private static func name(
        _ labels: [String?], of call: CodeNode, in project: CodeProject
    ) -> String? {
        for label in labels {
            let value = label.map { call.argument($0) } ?? call.argumentValues.first
            if let name = value.flatMap({ project.constants.text(of: $0) }) { return name }
        }
        return nil
    }

    // MARK: - Channels of Flutter

    /// `channel.invokeMethod("opened", arguments: userInfo)`, for the handlers of a channel in Dart.
    private mutating func takeChannel(
        _ call: CodeNode, _ visit: FlowVisit, _ evaluator: inout FlowEvaluator
    ) {
        guard let value = call.argument("arguments"), let flow = evaluator.flow(of: value),
            let method = call.argumentValues.first.flatMap({ project.constants.text(of: $0) })
        else { return }
        let channels = Set(
            project.uses(of: "FlutterMethodChannel").flatMap(\.argumentValues).compactMap(\.string)
                + project.uses(of: "methodChannelWithName").flatMap(\.argumentValues)
                .compactMap(\.string))
        for handler in project.scriptUses(of: "setMethodCallHandler")
        where handler.kind == .call && handler.tree.isScriptOfApp {
            guard let name = channelName(of: handler), channels.contains(name),
                // Of several channels, the one whose file knows the method.
                channels.count == 1 || handler.tree.nodes.contains(where: { $0.string == method }),
                let function = handler.argumentValues.first?.plain
            else { continue }
            tell(function, .literal(["arguments": flow]), visit)
        }
    }

    /// The name of the channel whose handler a call sets, as `MethodChannel('…')` gives it.
    private func channelName(of call: CodeNode) -> String? {
        guard let receiver = call.receiver?.plain else { return nil }
        let type = receiver.ancestor(.type)?.text ?? ""
        let value =
            receiver.kind == .call
            ? receiver
            : (receiver.localDeclaration ?? project.property(receiver.text, of: type))?[.value]?
                .plain
        guard let value, value.text == "MethodChannel" else { return nil }
        return value.argumentValues.first?.string
    }

    // MARK: - Functions

    /// Visits a function of a script that gets a notification as its first argument.
    private mutating func tell(_ handler: CodeNode, _ flow: Flow, _ visit: FlowVisit) {
        let scopes =
            handler.kind == .closure
            ? [handler] : scripts.functions.functions(for: handler).map(\.scope)
        for scope in scopes {
            guard let parameter = scope[.parameter] else { continue }
            visitScript(
                FlowVisit(
                    scope: scope, parameters: [ScriptFunction.key(of: parameter): flow],
                    callbacks: visit.callbacks))
        }
    }
}
