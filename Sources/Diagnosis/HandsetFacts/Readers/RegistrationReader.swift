import HandsetTree

/// Reads how an app registers for remote notifications, and what it asks the user for.
struct RegistrationReader {
    let project: CodeProject
    let moments: LaunchMoments

    private static let questions: Set = [
        "requestAuthorization", "requestAuthorizationWithOptions", "getNotificationSettings",
        "getNotificationSettingsWithCompletionHandler", "notificationSettings",
        "authorizationStatus",
    ]
    private static let options: Set = [
        "alert", "badge", "sound", "carPlay", "criticalAlert", "provisional",
        "providesAppNotificationSettings", "announcement", "timeSensitive",
    ]

    var facts: [AppFact] {
        let awaited = awaitedQuestions
        let registrations = project.uses(of: "registerForRemoteNotifications").compactMap {
            registration($0, awaited)
        }
        let authorizations = ["requestAuthorization", "requestAuthorizationWithOptions"]
            .flatMap { project.uses(of: $0) }.compactMap { authorization($0) }
        return registrations + authorizations + tokens
    }

    /// A call, a message, and `perform(#selector(…))` count; a declaration does not.
    private func registration(_ use: CodeNode, _ awaited: [CodeNode: Int]) -> AppFact? {
        guard use.tree.language == .swift || use.tree.language == .objectiveC, use.kind == .call,
            use.receiver.map({ project.typeName(of: $0) == nil }) ?? true
        else { return nil }
        let moment = moments.moment(of: use)
        let isAnswer =
            isInAnswer(use, awaited) || moment.callee.map(Self.questions.contains) ?? false
        let isLaunch = moment.time == .inTime || isInTurnOfLaunch(use, moment)
        return AppFact(
            .register(isAnswer ? .permission : isLaunch ? .launch : .other, moment.steps), at: use,
            isAnswer || moment.isDirect ? .certain : .likely)
    }

    /// Returns true for a later turn of the main loop that the launch itself asks for.
    private func isInTurnOfLaunch(_ node: CodeNode, _ moment: LaunchMoment) -> Bool {
        guard let callee = moment.callee, ["async", "asyncAfter", "Task"].contains(callee) else {
            return false
        }
        return project.method(around: node)?.name.contains("FinishLaunchingWithOptions") ?? false
    }

    /// Returns true if a node is in the answer of the question for permission, or after it.
    private func isInAnswer(_ node: CodeNode, _ awaited: [CodeNode: Int]) -> Bool {
        guard let method = project.method(around: node) else { return false }
        // The answer of iOS 8 and 9.
        if method.name == "application(_:didRegister:)"
            || method.name == "application:didRegisterUserNotificationSettings:"
        {
            return true
        }
        let isInClosure = node.ancestors.contains { around in
            guard around.kind == .closure, let call = around.callOfArgument?.call else {
                return false
            }
            // Also the closures behind `requestAuthorization().then { … }`.
            return Self.questions.contains(call.text)
                || call[.function]?.descendants.contains {
                    $0.kind == .call && Self.questions.contains($0.text)
                        && !$0.isWithin(around)
                } ?? false
        }
        if isInClosure { return true }
        return awaited[method.node].map { $0 < node.index } ?? false
    }

    /// The places of the first questions that functions wait for.
    private var awaitedQuestions: [CodeNode: Int] {
        var places: [CodeNode: Int] = [:]
        for use in Self.questions.flatMap({ project.uses(of: $0) }) {
            let around = use.ancestors.prefix { $0.kind != .function }
            guard let wait = around.first(where: { $0.kind == .effect && $0.text == "await" }),
                let function = use.ancestor(.function)
            else { continue }
            places[function] = min(places[function] ?? wait.index, wait.index)
        }
        return places
    }

    private func authorization(_ use: CodeNode) -> AppFact? {
        guard use.kind == .call,
            let value = use.argument("options", "requestAuthorizationWithOptions")
        else { return nil }
        let names = options(in: value)
        // A method that hands its own argument on.
        if names == nil, value.plain.localDeclaration?.kind == .parameter { return nil }
        return AppFact(
            .authorization((names ?? []).sorted()), at: use,
            names == nil ? .guess : .certain)
    }

    /// The names of the options that an expression has; `nil` if it is not known.
    private func options(in value: CodeNode, depth: Int = 0) -> Set<String>? {
        let node = value.plain
        guard depth < 4 else { return nil }
        switch node.kind {
        case .list, .operation:
            var names: Set<String> = []
            for part in node.children {
                guard let options = options(in: part, depth: depth) else { return nil }
                names.formUnion(options)
            }
            return names
        case .choice:
            let branches = [node[.then], node[.otherwise]].compactMap(\.self)
            return branches.reduce(into: Set<String>()) { names, branch in
                names.formUnion(options(in: branch, depth: depth) ?? [])
            }
        case .number: return node.text == "0" ? [] : nil
        case .call where node.text == "UNAuthorizationOptions" || node.text == "init":
            return node.argumentValues.first.map { options(in: $0, depth: depth) } ?? []
        case .name, .member:
            let prefix = "UNAuthorizationOption"
            if node.text.hasPrefix(prefix), node.text != "UNAuthorizationOptions" {
                let rest = node.text.dropFirst(prefix.count)
                return [rest.prefix(1).lowercased() + rest.dropFirst()]
            }
            if node.kind == .member, Self.options.contains(node.text) { return [node.text] }
            let declaration =
                node.kind == .name
                ? project.declared(node) : project.properties(named: node.text).first
            guard let declaration, declaration.kind == .variable else { return nil }
            return options(ofVariable: declaration, depth: depth + 1)
        default: return nil
        }
    }

    /// The options that a variable gets: its value, and what is inserted.
    private func options(ofVariable variable: CodeNode, depth: Int) -> Set<String>? {
        guard let value = variable[.value], var names = options(in: value, depth: depth) else {
            return nil
        }
        guard let scope = variable.ancestor(.block, .closure) else { return names }
        for change in scope.changes(of: variable) {
            guard let method = change.method, ["insert", "formUnion"].contains(method) else {
                continue
            }
            names.formUnion(options(in: change.value, depth: depth) ?? [])
        }
        return names
    }

    /// The lines that hand the token of Apple's service to Firebase.
    private var tokens: [AppFact] {
        let assigned = ["apnsToken", "APNSToken"].flatMap { project.uses(of: $0) }.filter {
            $0.whole.role == .target && $0.whole.parent?.kind == .assignment
        }
        let set = ["setAPNSToken", "setAPNSTokenType"].flatMap { project.uses(of: $0) }.filter {
            $0.kind == .call
        }
        return (assigned + set).map { AppFact(.tokenHandedOn, at: $0) }
    }
}
