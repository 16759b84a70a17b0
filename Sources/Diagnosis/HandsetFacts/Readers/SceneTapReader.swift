import HandsetTree

/// Reads what the code for a tap asks of scenes, and what it keeps for later.
struct SceneTapReader {
    let project: CodeProject
    let reach: CallbackReach

    var facts: [AppFact] { activeScenes + compared + kept + opened + views + listening }

    private func fact(
        _ meaning: ([AppFact.Callback]) -> AppFact.Meaning, at node: CodeNode
    ) -> AppFact? {
        let callbacks = callbacks(at: node)
        return callbacks.isEmpty ? nil : AppFact(meaning(callbacks), at: node)
    }

    /// The callbacks that lead to a node, also by a property whose code it is in.
    private func callbacks(at node: CodeNode) -> [AppFact.Callback] {
        let own = reach.callbacks(at: node)
        // The body of a view is SwiftUI's to call, whatever else has a body.
        guard own.isEmpty, let method = project.method(around: node), method.isProperty,
            method.baseName != "body"
        else { return own }
        let all = project.uses(of: method.baseName).prefix(Self.maximumUseCount).flatMap {
            reach.callbacks(at: $0)
        }
        return Set(all).sorted { $0.word < $1.word }
    }

    private static let maximumUseCount = 200

    // MARK: - Active scenes

    private static let actives = ["foregroundActive", "UISceneActivationStateForegroundActive"]
    private static let others: Set = [
        "foregroundInactive", "UISceneActivationStateForegroundInactive",
    ]
    private static let searches: Set = ["first", "filter", "last", "firstIndex", "compactMap"]

    private var activeScenes: [AppFact] {
        Self.actives.flatMap { project.uses(of: $0) }.compactMap { use in
            guard use.kind == .member || use.kind == .name, isSearch(use),
                let method = project.method(around: use), !hasOtherWay(use, in: method)
            else { return nil }
            return fact(AppFact.Meaning.activeSceneOnly, at: use)
        }
    }

    /// Returns true if the scene is looked for among those that are connected.
    private func isSearch(_ use: CodeNode) -> Bool {
        use.ancestors.prefix { $0.kind != .function }.contains { node in
            switch node.kind {
            case .closure: node.callee.map(Self.searches.contains) ?? false
            case .loop:
                project.memory.value(\.firstIndexOfScenes, node) {
                    node.descendants.first { $0.text == "connectedScenes" }?.index
                }.map { $0 < use.index } ?? false
            default: false
            }
        }
    }

    /// Returns true if something is done without an active scene: another one is taken, or the value is kept.
    private func hasOtherWay(_ use: CodeNode, in method: CodeMethod) -> Bool {
        asksForOthers(method) || isAlternative(use.statement)
            || project.keepsOtherwise(after: use.line, in: method) || hasOtherWayOutside(method)
    }

    private func asksForOthers(_ method: CodeMethod) -> Bool {
        project.memory.value(\.asksForOtherScenes, method.node) {
            let nodes = method.body.descendants
            return nodes.contains { Self.others.contains($0.text) }
                || nodes.count { $0.text == "connectedScenes" } > 1
        }
    }

    /// Returns true if the other way is where the search is called.
    private func hasOtherWayOutside(_ method: CodeMethod) -> Bool {
        project.memory.value(\.hasOtherWayOutside, method.node) {
            project.uses(of: method.baseName).contains { call in
                guard call != method.node, let caller = project.method(around: call),
                    caller.node != method.node
                else { return false }
                return isAlternative(call.statement)
                    || project.keepsOtherwise(after: call.line, in: caller)
            }
        }
    }

    private func isAlternative(_ statement: CodeNode) -> Bool {
        guard statement.kind != .loop else { return false }
        return statement.descendantsAndSelf.contains {
            $0.kind == .operation && $0.text.contains("??") || $0.kind == .choice
        }
    }

    // MARK: - Responses

    private var compared: [AppFact] {
        let trees = project.files.trees(
            with: "identifier", .used, andAnyOf: [(name: "request", use: .base)])
        let identifiers = trees.flatMap { $0.nodes(named: "identifier") }.filter { use in
            use.kind == .member && use[.base]?.plain.names.last == "request"
        }
        let direct = identifiers.filter { isCompared($0) }
        // A flag that the scene's callback sets, and the other one asks for.
        let connecting = reach.methods(reachedByAnyOf: .sceneConnect)
        let set = Set(
            connecting.flatMap { $0.body.descendants(.assignment) }.compactMap { assignment in
                assignment[.value]?.plain.kind == .boolean
                    ? assignment[.target].flatMap { flag($0.plain) } : nil
            })
        let asked = reach.methods(reachedByAnyOf: .didReceive).flatMap { method in
            method.body.descendants(.guard, .if).flatMap { $0.all(.condition) }.filter {
                condition in
                condition.kind != .variable && condition.kind != .match
                    && condition.descendantsAndSelf.contains { node in
                        flag(node).map(set.contains) ?? false
                    }
            }
        }
        return (direct + asked).compactMap { fact(AppFact.Meaning.responseCompared, at: $0) }
    }

    /// A variable that outlives a function, by its name and the type that has it; `nil` for other expressions.
    private func flag(_ node: CodeNode) -> String? {
        switch node.kind {
        case .name:
            guard node.localDeclaration?.ancestor(.function, .closure) == nil else { return nil }
            let owner = node.ancestor(.type)?.text ?? ""
            let isOwn = project.property(node.text, of: owner) != nil
            return "\(isOwn ? owner : "").\(node.text)"
        case .member:
            return node[.base].flatMap { project.typeName(of: $0) }.map { "\($0).\(node.text)" }
        default: return nil
        }
    }

    /// Returns true for a comparison with something that is no text of the code, and for a set that is asked.
    private func isCompared(_ identifier: CodeNode) -> Bool {
        if let variable = identifier.ancestors.prefix(while: { $0.kind != .block }).first(where: {
            $0.kind == .variable
        }), let method = project.method(around: identifier) {
            return method.body.names(of: variable, after: variable).contains { isAsked($0) }
        }
        return isAsked(identifier)
    }

    private func isAsked(_ node: CodeNode) -> Bool {
        if let call = node.callAround?.call,
            ["insert", "contains", "containsObject"].contains(call.text)
        {
            return true
        }
        guard
            let operation = node.ancestors.prefix(while: { $0.kind != .block }).first(where: {
                $0.kind == .operation && ["==", "!="].contains($0.text)
            })
        else { return false }
        return !operation.children.contains { isConstant($0) }
    }

    /// Returns true for a text, a constant, and a constant of a type that another module declares.
    private func isConstant(_ side: CodeNode) -> Bool {
        let node = side.plain
        if node.kind == .string { return true }
        let declaration =
            node.kind == .name
            ? project.declared(node) ?? project.global(node.text)
            : node[.base].flatMap { project.typeName(of: $0) }.flatMap {
                project.property(node.text, of: $0)
            }
        // A variable has another text later.
        if let declaration, declaration.tree.language == .swift,
            !declaration.words.contains("let")
        {
            return false
        }
        if project.constants.text(of: side) != nil { return true }
        let names = node.names
        return names.count > 1 && names[0].first?.isUppercase == true && !project.declares(names[0])
    }

    // MARK: - Kept values and links

    private var kept: [AppFact] {
        ["post", "postNotificationName"].flatMap { project.bases(named: $0) }.compactMap { call in
            guard call.kind == .call, let method = project.method(around: call),
                isKeeping(method)
            else { return nil }
            return fact(AppFact.Meaning.valueKept, at: call)
        }
    }

    private func isKeeping(_ method: CodeMethod) -> Bool {
        project.memory.value(\.isKeeping, method.node) {
            method.body.descendants.contains { isKeeping($0) }
        }
    }

    private func isKeeping(_ node: CodeNode) -> Bool {
        switch node.kind {
        case .assignment:
            guard let target = node[.target]?.plain else { return false }
            return target.kind != .name || target.localDeclaration == nil
        case .call:
            return ["append", "insert", "enqueue", "store", "keep", "save"].contains(node.text)
                || node.text == "set" && node.argument("forKey") != nil
        default: return false
        }
    }

    private var opened: [AppFact] {
        ["open", "openURL"].flatMap {
            project.uses(of: $0, .base, besidesAnyOf: ["UIApplication", "application"])
        }.compactMap { call in
            guard call.kind == .call, let receiver = call.receiver,
                receiver.descendantsAndSelf.contains(where: {
                    $0.text == "UIApplication" || $0.text == "application"
                }), !opensSettings(call)
            else { return nil }
            return fact(AppFact.Meaning.linkOpened, at: call)
        }
    }

    /// Returns true if the settings are opened, which no app gets back.
    private func opensSettings(_ call: CodeNode) -> Bool {
        call.statement.ancestors.prefix { $0.kind != .function }.reduce([call.statement]) {
            $0 + [$1]
        }.prefix(4).contains { node in
            project.memory.value(\.namesSettings, node) {
                node.descendants.contains { Self.settings.contains($0.text) }
            }
        }
    }

    private static let settings: Set = [
        "openSettingsURLString", "UIApplicationOpenSettingsURLString",
        "openNotificationSettingsURLString",
    ]

    /// `.onOpenURL` of a view, which SwiftUI calls in place of the scene's method.
    private var views: [AppFact] {
        let names: [String: AppFact.LinkMethod] = [
            "onOpenURL": .sceneOpenURL, "onContinueUserActivity": .sceneContinue,
        ]
        return names.keys.sorted().flatMap { project.uses(of: $0) }.compactMap { call in
            guard call.kind == .call, let name = names[call.text] else { return nil }
            return AppFact(
                .linkMethod(name, of: project.method(around: call)?.typeName ?? ""), at: call)
        }
    }

    // MARK: - Views

    private static let moments: Set = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "loadView", "init",
    ]

    private var listening: [AppFact] {
        ["addObserver", "addObserverForName", "publisher"]
            .flatMap { project.uses(of: $0, .base, besidesAnyOf: Self.moments) }
            .compactMap { call -> AppFact? in
                guard call.kind == .call,
                    let value = call.argument("forName", "name", "addObserverForName", "for"),
                    let name = FlowPosts.name(value, in: project),
                    let method = project.method(around: call), let type = method.typeName,
                    Self.moments.contains(method.baseName),
                    project.ancestors(of: type).contains(where: { $0.hasSuffix("Controller") })
                else { return nil }
                return AppFact(.viewListens(time(ofMaking: type), event: name), at: call)
            }
    }

    /// The time at which objects of a view's type are made, compared to the first tap.
    private func time(ofMaking type: String) -> AppFact.Time {
        let made = project.bases(named: type).filter { $0.kind == .call }
        guard !made.isEmpty else { return .unclear }
        let isEarly = made.contains { call in
            guard let method = project.method(around: call) else {
                // A property's value is made with its object.
                return true
            }
            let callbacks = reach.callbacks(at: call)
            guard callbacks.contains(.sceneConnect) || callbacks.contains(.launch) else {
                return false
            }
            return call.laterClosure(in: method.body) == nil
                && !call.isAfterAwait(in: method.body)
        }
        return isEarly ? .inTime : .late
    }
}
