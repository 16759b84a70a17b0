import HandsetTree

/// Calls, and the types of what they are made on.
extension CodeProject {
    /// Returns the project's own methods that a call can be of, by name, labels and receiver.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - maximumCount: The methods of the call's name, of which none is returned if there are more and nothing says
    ///     whose method it is.
    /// - Returns: The methods.
    func callees(of call: CodeNode, fromAtMost maximumCount: Int = .max) -> [CodeMethod] {
        if declares(call.text) {
            return methods(ofType: call.text).filter { $0.isInitializer && $0.takes(call) }
        }
        if call.receiver?.plain.text == "super" {
            let bases = call.ancestor(.type).map { ancestors(of: $0.text) } ?? []
            return methods(named: call.text, ofTypes: bases).filter { isMethod($0, of: call) }
        }
        guard let type = typeName(ofReceiver: call) else {
            // Type.init(…), and [[Type alloc] init…].
            let isInitializer = call.text == "init" || call.text.hasPrefix("initWith")
            return isInitializer || isOfOtherModule(call)
                ? [] : candidates(for: call, fromAtMost: maximumCount)
        }
        let own = methods(named: call.text, ofFamilyOf: type).filter { isMethod($0, of: call) }
        if !own.isEmpty { return overloads(own, for: call) }
        // A type that is known and has no such method: the call is of another module's extension, or by a protocol.
        guard isProtocol(type) else { return [] }
        let found = methods(named: call.text, ofTypes: heirs(of: [type])).filter {
            isMethod($0, of: call)
        }
        return found.count < maximumCount ? found : []
    }

    /// Of methods with one name, those with `async` are awaited, and the others are not.
    private func overloads(_ methods: [CodeMethod], for call: CodeNode) -> [CodeMethod] {
        guard methods.count > 1, call.tree.language == .swift else { return methods }
        let isAwaited = call.ancestors.prefix { [.unwrap, .effect, .cast].contains($0.kind) }
            .contains { $0.kind == .effect && $0.text.contains("await") }
        let found = methods.filter { $0.isAsync == isAwaited }
        return found.isEmpty ? methods : found
    }

    /// Returns true for a call of a type that the project neither declares nor extends, such as `FirebaseApp.configure()`.
    private func isOfOtherModule(_ call: CodeNode) -> Bool {
        guard let receiver = call.receiver, let first = receiver.names.first,
            first.first?.isUppercase == true, !hasTypes(named: first)
        else { return false }
        // A variable may have such a name, too.
        return properties(named: first).isEmpty && global(first) == nil
            && !receiver.descendantsAndSelf.contains {
                $0.text == first && $0.localDeclaration != nil
            }
    }

    private func candidates(for call: CodeNode, fromAtMost maximumCount: Int) -> [CodeMethod] {
        let methods = functions(named: call.text)
        guard methods.count < maximumCount else { return [] }
        return methods.filter { isMethod($0, of: call) }
    }

    private func isMethod(_ method: CodeMethod, of call: CodeNode) -> Bool {
        guard method.takes(call), !method.isProperty else { return false }
        guard call.tree.language != .objectiveC || method.language != .objectiveC else {
            return method.name == call.label || call.receiver == nil
        }
        return true
    }

    /// The project's type whose method a call is of; `nil` if it is not known.
    func typeName(ofReceiver call: CodeNode) -> String? {
        guard let receiver = call.receiver else {
            // A call without a receiver is one of the type around it, if that has such a method.
            guard let owner = call.ancestor(.type)?.text else { return nil }
            return methods(named: call.text, ofFamilyOf: owner).isEmpty ? nil : owner
        }
        return typeName(of: receiver)
    }

    /// The project's type that an expression has; `nil` if it is not known.
    func typeName(of expression: CodeNode, depth: Int = 0) -> String? {
        let node = expression.plain
        guard depth < 6 else { return nil }
        if expression.kind == .cast, declares(expression.type.plainTypeName) {
            return expression.type.plainTypeName
        }
        switch node.kind {
        case .name where node.text == "self" || node.text == "Self":
            return node.ancestor(.type)?.text
        case .name where declares(node.text): return node.text
        case .name: return declared(node).flatMap { typeName(ofVariable: $0, depth: depth + 1) }
        case .member:
            guard let base = node[.base] else { return nil }
            if declares(node.text) { return node.text }
            guard let owner = typeName(of: base, depth: depth + 1) else { return nil }
            guard let property = property(node.text, of: owner) else { return nil }
            return typeName(ofVariable: property, depth: depth + 1)
        case .call:
            if declares(node.text) { return node.text }
            if let receiver = node.receiver,
                ["alloc", "new", "init", "shared", "sharedInstance", "sharedManager"]
                    .contains(node.text) || node.text.hasPrefix("initWith")
                    || node.text.hasPrefix("shared")
            {
                return typeName(of: receiver, depth: depth + 1)
            }
            let results = Set(callees(of: node).map(\.result.plainTypeName))
            return results.count == 1 ? results.first.flatMap { declares($0) ? $0 : nil } : nil
        default: return nil
        }
    }

    private func typeName(ofVariable variable: CodeNode, depth: Int) -> String? {
        let type = variable.type.plainTypeName
        if declares(type) { return type }
        return variable[.value].flatMap { typeName(of: $0, depth: depth) }
    }

    /// Returns the declaration of a name: a parameter, a variable of the function, or a property of the type.
    func declared(_ name: CodeNode) -> CodeNode? {
        name.localDeclaration
            ?? name.ancestor(.type).flatMap { property(name.text, of: $0.text) }
    }
}

extension String {
    /// The name of a type without module, optionality and generic arguments.
    var plainTypeName: String {
        var name = self[...]
        while let last = name.last, "?!*".contains(last) { name = name.dropLast() }
        if let start = name.firstIndex(of: "<") { name = name[..<start] }
        if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
        return String(name)
    }
}
