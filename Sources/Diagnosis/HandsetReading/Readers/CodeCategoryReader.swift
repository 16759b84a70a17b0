import HandsetTree

/// Reads the categories that an app makes, with their actions.
struct CodeCategoryReader {
    let project: CodeProject

    private static let actions = ["UNNotificationAction", "UNTextInputNotificationAction"]

    var facts: [AppFact] {
        creations(of: ["UNNotificationCategory"]).flatMap { call -> [AppFact] in
            let actions = call.argument("actions").map { self.actions(in: $0) } ?? []
            let (text, isText) = identifier(of: call)
            let given = isText ? [] : givenIdentifiers(of: call)
            return (given.isEmpty ? [text] : given).map { text in
                AppFact(
                    .category, text, detail: actions.joined(separator: ","), at: call,
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
    private func actions(in value: CodeNode, depth: Int = 0) -> [String] {
        let node = value.plain
        guard depth < 4 else { return [] }
        switch node.kind {
        case .list: return node.children.flatMap { actions(in: $0, depth: depth) }
        case .operation, .choice: return node.children.flatMap { actions(in: $0, depth: depth) }
        case .call where isCreation(node, of: Self.actions): return [identifier(of: node).text]
        case .call:
            let callees = project.callees(of: node)
            guard callees.count == 1, let callee = callees.first else { return [] }
            return results(of: callee.body, depth: depth + 1)
        case .name, .member:
            let variable =
                node.kind == .name
                ? project.declared(node) ?? project.global(node.text)
                : project.properties(named: node.text).first
            guard let variable else { return [] }
            return actions(ofVariable: variable, before: node, depth: depth + 1)
        default: return []
        }
    }

    private func results(of body: CodeNode, depth: Int) -> [String] {
        let returns = body.descendants(.return).compactMap { $0[.value] }
        let values = returns.isEmpty ? Array(body.children).suffix(1) : returns[...]
        return values.flatMap { actions(in: $0, depth: depth) }
    }

    private func actions(ofVariable variable: CodeNode, before use: CodeNode, depth: Int)
        -> [String]
    {
        if let body = variable.all(.accessor).first?[.body] {
            return results(of: body, depth: depth)
        }
        var found =
            variable[.value].map { value -> [String] in
                value.plain.kind == .call && value.plain[.function]?.plain.kind == .closure
                    ? results(of: value.plain[.function]?.plain ?? value, depth: depth)
                    : actions(in: value, depth: depth)
            } ?? []
        // What is appended to it, and what it is given later.
        guard let scope = variable.parent, [.block, .closure, .file].contains(scope.kind) else {
            return found
        }
        for change in scope.changes(of: variable) where change.node.index < use.index {
            switch change.method {
            case "append"?, "addObject"?, nil: found += actions(in: change.value, depth: depth)
            default: break
            }
        }
        return found
    }
}
