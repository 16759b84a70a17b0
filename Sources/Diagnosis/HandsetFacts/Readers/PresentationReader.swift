import HandsetTree

/// Reads what is presented in the foreground.
struct PresentationReader {
    let project: CodeProject
    /// The types that are the notification center's delegate; empty if that is not known.
    let delegates: Set<String>

    private static let options = [
        "alert": "alert", "badge": "badge", "sound": "sound", "list": "list", "banner": "banner",
        "UNNotificationPresentationOptionAlert": "alert",
        "UNNotificationPresentationOptionBadge": "badge",
        "UNNotificationPresentationOptionSound": "sound",
        "UNNotificationPresentationOptionList": "list",
        "UNNotificationPresentationOptionBanner": "banner",
    ]
    private static let maximumDepth = 3

    /// The answers of a method.
    private struct Answers {
        /// The values, each with its place.
        var values: [CodeNode] = []
        /// True if something else has the handler, and may answer too.
        var isOpen = false
        var seen: Set<CodeNode> = []
    }

    var facts: [AppFact] {
        project.methods(named: DelegateMethodNames.baseNames).flatMap { method -> [AppFact] in
            guard DelegateMethodNames.callback(method) == .willPresent, isCalled(method)
            else { return [] }
            var answers = Answers()
            if let handler = DelegateMethodNames.handler(of: method) {
                takeCalls(of: handler, in: method, depth: 0, &answers)
            } else {
                answers.values = returned(by: method)
            }
            // What only the app's own notifications get is none of a push's.
            let ofPushes = answers.values.filter { !$0.isOfOwnNotifications }
            let values = ofPushes.isEmpty ? answers.values : ofPushes
            let shown = values.flatMap(\.parts).map { (node: $0, options: options(in: $0)) }
            let isOpen = answers.isOpen || shown.contains { $0.options == nil }
            return shown.map { fact(at: $0.node, $0.options, isOpen: isOpen) }
        }
    }

    private func isCalled(_ method: CodeMethod) -> Bool {
        guard !delegates.isEmpty, let type = method.typeName else { return true }
        return delegates.contains(type)
            || delegates.contains { project.ancestors(of: $0).contains(type) }
    }

    /// Takes the values that a handler is called with, also in the project's functions that get it.
    private func takeCalls(
        of handler: String, in method: CodeMethod, depth: Int, _ answers: inout Answers
    ) {
        guard answers.seen.insert(method.node).inserted else { return }
        for node in method.body.descendants where node.kind == .name && node.text == handler {
            let whole = node.whole
            guard let parent = whole.parent else { continue }
            if parent.kind == .call, whole.role == .function {
                answers.values += parent.argumentValues.prefix(1)
            } else if parent.kind == .argument, let call = parent.parent, call.kind == .call {
                let callees = project.callees(of: call)
                if depth < Self.maximumDepth, callees.count == 1, let callee = callees.first,
                    let parameter = callee.parameter(for: parent, of: call)
                {
                    takeCalls(of: parameter.name, in: callee, depth: depth + 1, &answers)
                } else {
                    answers.isOpen = true
                }
            } else if parent.kind == .assignment || parent.kind == .variable {
                answers.isOpen = parent.role != .condition
            }
        }
    }

    private func returned(by method: CodeMethod) -> [CodeNode] {
        let returns = method.body.descendants(.return).filter {
            $0.laterClosure(in: method.body) == nil
        }
        if !returns.isEmpty { return returns.compactMap { $0[.value] } }
        let statements = Array(method.body.children)
        return statements.count == 1 ? statements : []
    }

    /// The names of the options that an expression has; `nil` if it is not known.
    private func options(in value: CodeNode, depth: Int = 0) -> Set<String>? {
        let node = value.plain
        func union(_ parts: some Sequence<CodeNode>) -> Set<String>? {
            var names: Set<String> = []
            for part in parts {
                guard let options = options(in: part, depth: depth) else { return nil }
                names.formUnion(options)
            }
            return names
        }
        switch node.kind {
        case .list: return union(node.children)
        case .operation where node.text.allSatisfy({ $0 == "|" || $0 == " " }):
            return union(node.children)
        case .choice:
            let branches = [node[.then], node[.otherwise]].compactMap(\.self)
            return union(branches)
        case .number: return node.text == "0" ? [] : nil
        case .call:
            // UNNotificationPresentationOptions([…]), .init(), and (rawValue: 0).
            let isCreation =
                node.text == "UNNotificationPresentationOptions"
                || node.text == "init" && node.receiver?.text != "super"
            guard isCreation else { return nil }
            return union(node.argumentValues)
        case .member, .name:
            if let option = Self.options[node.text],
                node.kind == .member || node.text.hasPrefix("UN")
            {
                return [option]
            }
            if node.text == "UNNotificationPresentationOptionNone" { return [] }
            guard depth < Self.maximumDepth, node.kind == .name, let local = node.localDeclaration,
                local.kind == .variable
            else { return nil }
            return options(ofVariable: local, depth: depth + 1)
        default: return nil
        }
    }

    /// The options that a variable gets: its first value, and what is inserted.
    private func options(ofVariable variable: CodeNode, depth: Int) -> Set<String>? {
        guard let scope = variable.ancestor(.block, .closure) else { return nil }
        var names: Set<String> = []
        var hasValue = false
        if let value = variable[.value] {
            guard let options = options(in: value, depth: depth) else { return nil }
            names = options
            hasValue = true
        }
        for change in scope.changes(of: variable) {
            guard change.method.map({ ["insert", "formUnion"].contains($0) }) ?? true else {
                continue
            }
            guard let options = options(in: change.value, depth: depth) else { return nil }
            names.formUnion(options)
            hasValue = hasValue || change.method == nil
        }
        return hasValue ? names : nil
    }

    private func fact(at node: CodeNode, _ options: Set<String>?, isOpen: Bool) -> AppFact {
        let names = options ?? []
        return AppFact(
            .presents(names.sorted()), at: node,
            options == nil || names.isEmpty && isOpen ? .guess : .certain)
    }
}

extension CodeNode {
    /// The values of which an expression is one: both of `isOpen ? [] : [.banner]`.
    fileprivate var parts: [CodeNode] {
        guard plain.kind == .choice else { return [self] }
        return [plain[.then], plain[.otherwise]].compactMap(\.self).flatMap(\.parts)
    }

    private static let trigger = "UNPushNotificationTrigger"

    /// True on a path that a push does not take, since the code has asked for its trigger.
    fileprivate var isOfOwnNotifications: Bool {
        var node = self
        while let parent = node.parent, parent.kind != .function {
            switch parent.kind {
            case .if, .choice:
                if let isPush = parent.asksForPush {
                    if node.role == .then, !isPush { return true }
                    if node.role == .otherwise, isPush { return true }
                }
            case .guard where node.role == .otherwise: if parent.asksForPush == true { return true }
            case .block, .closure, .switchCase, .compiledBranch:
                // What stands behind a branch that returns.
                let before = parent.children.prefix { $0 != node }
                for statement in before where statement.asksForPush != nil {
                    let isPush = statement.asksForPush == true
                    let ends = statement[.then]?.children.reversed().first?.kind == .return
                    if statement.kind == .guard, !isPush { return true }
                    if statement.kind == .if, isPush, ends, statement[.otherwise] == nil {
                        return true
                    }
                }
            default: break
            }
            node = parent
        }
        return false
    }

    /// True for a condition that only pushes meet, false for one that they do not meet; `nil` for others.
    private var asksForPush: Bool? {
        let conditions = all(.condition)
        guard [.if, .guard, .choice].contains(kind), conditions.count == 1 else { return nil }
        return Self.asksForPush(conditions[0])
    }

    private static func asksForPush(_ condition: CodeNode) -> Bool? {
        if condition.kind == .cast { return condition.type.plainTypeName == trigger ? true : nil }
        switch condition.kind {
        case .unwrap, .effect: return condition[.value].flatMap { asksForPush($0) }
        case .variable: return condition[.value].flatMap { asksForPush($0) }
        case .operation where condition.text == "!":
            return condition.children.first { _ in true }.flatMap { asksForPush($0) }.map { !$0 }
        case .call where condition.text.hasPrefix("isKindOfClass") || condition.text == "isKind":
            let isOfPush = condition.descendants.contains {
                $0.kind == .name && $0.text == trigger
            }
            return isOfPush ? true : nil
        default: return nil
        }
    }
}
