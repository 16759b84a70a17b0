import HandsetTree

/// Reads the events by which native code tells scripts of a tap, and the lines of scripts that listen for them.
struct ScriptTellReader {
    let project: CodeProject
    let reach: CallbackReach

    /// The functions that tell a name, and the labels before it; `nil` for an argument without one.
    private static let functions: [String: [String?]] = [
        // Capacitor
        "notifyListeners": [nil, "notifyListeners"],
        "triggerWindowJSEvent": ["eventName"], "triggerDocumentJSEvent": ["eventName"],
        "triggerJSEvent": ["eventName"],
        "triggerWindowJSEventWithEventName": ["triggerWindowJSEventWithEventName"],
        "triggerDocumentJSEventWithEventName": ["triggerDocumentJSEventWithEventName"],
        // React Native
        "sendEvent": ["withName"], "sendEventWithName": ["sendEventWithName"],
    ]
    /// The functions that run a text as a script.
    private static let scripts: Set = ["evalJs", "evaluateJavaScript", "eval"]
    /// The calls of a script that tell an event, up to its name.
    private static let events = ["fireDocumentEvent(", "fireWindowEvent(", "Event("]
    private static let laterFunctions: Set = [
        "asyncAfter", "dispatch_after", "scheduledTimer", "performSelector", "perform", "sleep",
    ]

    private static let keepers: Set = [
        "append", "insert", "enqueue", "store", "keep", "save", "addObject",
    ]
    private static let tap = AppFact.Callback.didReceive

    var facts: [AppFact] {
        // A script can ask for what native code keeps.
        guard project.files.scripts.contains(where: \.isScriptOfApp), !keepsTaps else { return [] }
        let told = self.told
        guard !told.isEmpty else { return [] }
        let names = Set(told.map(\.name))
        let listening = ScriptListeners(project: project).all.compactMap { listener in
            names.contains(listener.name)
                ? AppFact(.scriptListens(listener.name), at: listener.call, .likely) : nil
        }
        return told + listening
    }

    // MARK: - Events

    private var told: [AppFact] {
        let calls = Set(Self.functions.keys).union(Self.scripts).sorted().flatMap {
            project.uses(of: $0)
        }.filter { call in
            call.kind == .call && !call.tree.isScript && !isKept(call) && !isDelayed(call)
        }
        guard !calls.isEmpty else { return [] }
        return calls.compactMap { call in
            guard let name = name(in: call) else { return nil }
            return isOfTap(call) ? AppFact(.scriptTold(name), at: call, .likely) : nil
        }
    }

    private func name(in call: CodeNode) -> String? {
        if Self.scripts.contains(call.text) {
            return call.argumentValues.lazy.compactMap { nameInScript($0) }.first
        }
        return (Self.functions[call.text] ?? []).lazy.compactMap { label -> String? in
            let value = label.map { call.argument($0) } ?? call.argumentValues.first
            return value.flatMap { project.constants.text(of: $0) }
        }.first
    }

    /// The name of the event that a text of a script tells, also if a variable has the text.
    private func nameInScript(_ value: CodeNode) -> String? {
        var nodes = [value]
        if let declaration = value.plain.localDeclaration { nodes.append(declaration) }
        let texts = nodes.flatMap { Array($0.descendantsAndSelf) }.filter {
            $0.kind == .string || $0.kind == .interpolation
        }
        return texts.lazy.compactMap { Self.name(in: $0.text) }.first
    }

    private static func name(in script: String) -> String? {
        for range in events.flatMap({ script.ranges(of: $0) }) {
            let rest = script[range.upperBound...]
            guard let quote = rest.first, quote == "'" || quote == "\"" || quote == "\\" else {
                continue
            }
            let name = rest.drop { $0 == "\\" || $0 == "'" || $0 == "\"" }.prefix {
                $0.isLetter || $0.isNumber || "_-.:".contains($0)
            }
            if !name.isEmpty { return String(name) }
        }
        return nil
    }

    /// Returns true if the library keeps the event until a script listens.
    private func isKept(_ call: CodeNode) -> Bool {
        call.argument("retainUntilConsumed").map { $0.plain.text != "false" } ?? false
    }

    /// Returns true for a line that waits some time first.
    private func isDelayed(_ call: CodeNode) -> Bool {
        call.ancestors.prefix { $0.kind != .function }.contains { node in
            node.kind == .closure && node.callee.map(Self.laterFunctions.contains) ?? false
        }
    }

    /// True if a method that a tap leads to keeps a value for later.
    private var keepsTaps: Bool {
        reach.methods(reachedByAnyOf: Self.tap).contains { method in
            method.body.descendants.contains { keeps($0) }
        }
    }

    private func keeps(_ node: CodeNode) -> Bool {
        switch node.kind {
        case .assignment:
            guard let target = node[.target]?.plain, let value = node[.value]?.plain,
                target.kind != .name || target.localDeclaration == nil
            else { return false }
            return ![.boolean, .number, .nothing, .string].contains(value.kind)
                && value.names != ["self"]
        case .call:
            return Self.keepers.contains(node.text)
                || ["set", "setObject"].contains(node.text) && node.argument("forKey") != nil
        default: return false
        }
    }

    // MARK: - Callbacks

    /// Returns true if a tap leads to a line, also by an event of Foundation's center.
    private func isOfTap(_ call: CodeNode) -> Bool {
        leadsFromTap(call)
            || observedNames(around: call).contains { name in
                posts(of: name).contains { leadsFromTap($0) }
            }
    }

    private func leadsFromTap(_ node: CodeNode) -> Bool {
        reach.callbacks(at: node).contains(Self.tap)
    }

    /// The names of the events whose observer a line is in.
    private func observedNames(around call: CodeNode) -> [String] {
        let closures = call.ancestors.prefix { $0.kind != .function }.filter {
            $0.kind == .closure
        }
        let direct = closures.compactMap { closure in
            closure.callOfArgument.flatMap { FlowPosts.observedName(of: $0.call, in: project) }
        }
        guard direct.isEmpty, let method = project.method(around: call) else { return direct }
        return project.uses(of: "addObserver", besidesAnyOf: [method.baseName]).compactMap { call in
            guard call.kind == .call, let observer = FlowPosts.observer(call, in: project),
                observer.method == method.baseName
            else { return nil }
            return observer.name
        }
    }

    private func posts(of name: String) -> [CodeNode] {
        let spellings = project.constants.names(of: name)
        return ["post", "postNotificationName"].flatMap {
            project.uses(of: $0, besidesAnyOf: spellings)
        }.filter { call in
            call.kind == .call
                && call.argument("name", "postNotificationName").flatMap {
                    FlowPosts.name($0, in: project)
                } == name
        }
    }
}
