import HandsetTree

/// Reads the categories that an app makes, with their actions.
struct CodeCategoryReader {
    let project: CodeProject

    private static let actions = ["UNNotificationAction", "UNTextInputNotificationAction"]

    /// The way through the project's helpers that make actions.
    private struct Search {
        /// The helpers and variables that are looked at just now.
        var open: Set<CodeNode> = []
        /// The values that the parameters of these helpers are given.
        var given: [CodeNode: CodeNode] = [:]
        /// The expressions that may still be looked at.
        var count = 1_000

        /// Returns what a parameter is given, or the expression itself.
        func given(_ value: CodeNode) -> CodeNode {
            value.plain.localDeclaration.flatMap { given[$0] } ?? value
        }
    }

    var facts: [AppFact] {
        creations(of: ["UNNotificationCategory"]).flatMap { call -> [AppFact] in
            var search = Search()
            let actions = call.argument("actions").map { self.actions(in: $0, &search) } ?? []
            let (text, isText) = identifier(of: call)
            let given = isText ? [] : givenIdentifiers(of: call)
            return (given.isEmpty ? [text] : given).map { text in
                AppFact(
                    .category(text, actions: actions), at: call,
                    isText ? .certain : given.isEmpty ? .guess : .likely)
            }
        }
    }

    /// The calls that create objects of some types.
    private func creations(of types: [String]) -> [CodeNode] {
        types.flatMap { project.uses(of: $0) }.compactMap { use in
            switch use.kind {
            case .call: use
            case .name: creation(by: use)
            default: nil
            }
        }
    }

    /// `[UNNotificationCategory categoryWithIdentifier:…]` and `UNNotificationCategory.init(…)`.
    private func creation(by name: CodeNode) -> CodeNode? {
        guard name.role == .base, let function = name.parent, function.role == .function,
            let call = function.parent, call.kind == .call,
            call.text == "init" || call.text.hasSuffix("WithIdentifier")
        else { return nil }
        return call
    }

    private func isCreation(_ call: CodeNode, of types: [String]) -> Bool {
        types.contains(call.text)
            || call.receiver.map { types.contains($0.plain.text) } ?? false
                && (call.text == "init" || call.text.hasSuffix("WithIdentifier"))
    }

    private func identifier(of call: CodeNode) -> (text: String, isText: Bool) {
        let value = call.all(.argument).first {
            $0.label == "identifier" || $0.label.hasSuffix("WithIdentifier")
        }?[.value]
        guard let value = value ?? call.argumentValues.first else { return ("", false) }
        if let text = project.constants.text(of: value) { return (text, true) }
        return (value.names.filter { $0 != "rawValue" }.joined(separator: "."), false)
    }

    /// The identifiers that the callers of a function give it for the categories that it makes.
    private func givenIdentifiers(of call: CodeNode) -> [String] {
        guard let value = call.argument("identifier", "categoryWithIdentifier"),
            let name = value.descendantsAndSelf.first(where: { $0.kind == .name }),
            let parameter = name.localDeclaration, parameter.kind == .parameter,
            let method = project.method(around: call)
        else { return [] }
        let type = parameter.type.plainTypeName
        var texts: [String] = []
        for use in project.uses(of: method.baseName) where use.kind == .call && method.takes(use) {
            for argument in use.all(.argument) {
                guard method.parameter(for: argument, of: use)?.name == parameter.text,
                    let text = argument[.value].flatMap({ project.constants.text(of: $0, as: type) }
                    ),
                    !texts.contains(text)
                else { continue }
                texts.append(text)
            }
        }
        return texts
    }

    /// The identifiers of the actions that an expression has, by their names or where they stand.
    private func actions(in value: CodeNode, _ search: inout Search) -> [String] {
        let node = value.plain
        search.count -= 1
        guard search.count > 0 else { return [] }
        switch node.kind {
        case .list, .operation: return node.children.flatMap { actions(in: $0, &search) }
        case .choice:
            return [node[.then], node[.otherwise]].compactMap(\.self).flatMap {
                actions(in: $0, &search)
            }
        case .call where isCreation(node, of: Self.actions) || isImplicit(node):
            return [identifier(ofAction: node, search)]
        case .call:
            let callees = helpers(of: node)
            guard callees.count == 1, let callee = callees.first else { return [] }
            for argument in node.all(.argument) {
                guard let name = callee.parameter(for: argument, of: node)?.name,
                    let parameter = callee.node.all(.parameter).first(where: { $0.text == name }),
                    let value = argument[.value]
                else { continue }
                search.given[parameter] = search.given(value)
            }
            return results(of: callee.body, &search)
        case .name, .member:
            let variable =
                node.kind == .name
                ? project.declared(node) ?? project.global(node.text) : property(node)
            guard let variable else { return [] }
            return actions(ofVariable: variable, before: node, &search)
        default: return []
        }
    }

    /// The identifier of an action, also one that a helper is given.
    private func identifier(ofAction call: CodeNode, _ search: Search) -> String {
        let value = call.argument("identifier", "actionWithIdentifier")
        guard let value, value.plain.localDeclaration?.kind == .parameter else {
            return identifier(of: call).text
        }
        return project.constants.text(of: search.given(value)) ?? identifier(of: call).text
    }

    /// The project's functions that make an action, also those that it adds to Apple's own types.
    private func helpers(of call: CodeNode) -> [CodeMethod] {
        let callees = project.callees(of: call)
        guard callees.isEmpty, isOfAction(call.receiver) else { return callees }
        return project.methods(named: call.text, ofTypes: Set(Self.actions)).filter {
            $0.language == .objectiveC ? $0.name == call.label : $0.takes(call)
        }
    }

    /// The property that a member names: of Apple's own types, if it stands at one of them or at none.
    private func property(_ member: CodeNode) -> CodeNode? {
        let properties = project.properties(named: member.text)
        let isOfAction = member[.base] == nil || isOfAction(member[.base])
        let own = properties.filter { Self.actions.contains($0.owner?.text ?? "") }
        return isOfAction && !own.isEmpty ? own.first : properties.first
    }

    private func isOfAction(_ base: CodeNode?) -> Bool {
        guard let node = base?.plain, node.kind == .name else { return base == nil }
        return Self.actions.contains(node.text) || ["self", "Self"].contains(node.text)
    }

    /// Returns true for `.init(identifier: …)` where an action is expected, and within an extension of one.
    private func isImplicit(_ call: CodeNode) -> Bool {
        guard call.text == "init" || call.text == "actionWithIdentifier" else { return false }
        guard let base = call.receiver?.plain else {
            let variable = call.ancestor(.variable, .function)
            return call.argument("identifier") != nil
                && Self.actions.contains(variable?.type.plainTypeName ?? "")
        }
        return ["self", "Self"].contains(base.text)
            && Self.actions.contains(call.ancestor(.type)?.text ?? "")
    }

    private func results(of body: CodeNode, _ search: inout Search) -> [String] {
        guard search.open.insert(body).inserted else { return [] }
        defer { search.open.remove(body) }
        let returns = body.descendants(.return).compactMap { $0[.value] }
        let values = returns.isEmpty ? Array(body.children).suffix(1) : returns[...]
        return values.flatMap { actions(in: $0, &search) }
    }

    private func actions(
        ofVariable variable: CodeNode, before use: CodeNode, _ search: inout Search
    ) -> [String] {
        guard search.open.insert(variable).inserted else { return [] }
        defer { search.open.remove(variable) }
        if let body = variable.all(.accessor).first?[.body] { return results(of: body, &search) }
        var found: [String] = []
        if let value = variable[.value] {
            let closure = value.plain.kind == .call ? value.plain[.function]?.plain : nil
            found +=
                closure.flatMap { $0.kind == .closure ? results(of: $0, &search) : nil }
                ?? actions(in: value, &search)
        }
        // What is appended to it, and what it is given later.
        guard let scope = variable.parent, [.block, .closure, .file].contains(scope.kind) else {
            return found
        }
        for change in scope.changes(of: variable) where change.node.index < use.index {
            switch change.method {
            case "append"?, "addObject"?, nil: found += actions(in: change.value, &search)
            default: break
            }
        }
        return found
    }
}
