import HandsetTree

/// The texts of constants, and the raw values of enumerations, by their names.
struct CodeConstants {
    let project: CodeProject

    /// The text of a constant by its name alone; `nil` for none, and for several.
    private func text(named name: String) -> String? {
        project.memory.value(\.texts, name) {
            let texts = project.files.trees(with: name, .value)
                .flatMap { $0.nodes(named: name) }.filter(Self.isSeenOutside)
                .compactMap { Self.text(at: $0) }
            guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
            return first
        }
    }

    /// The text of the last constant with a name in a type; `nil` for none.
    private func text(named name: String, ofType type: String) -> String? {
        project.memory.value(\.textsOfMembers, CodeMember(type: type, name: name)) {
            project.files.trees(with: name, .value, andAnyOf: [(type, .type)])
                .flatMap { $0.nodes(named: name) }.filter { $0.owner?.text == type }
                .compactMap { Self.text(at: $0) }.last ?? text(ofEntry: name, in: type)
        }
    }

    /// The text of an entry of a constant object in a script, such as `ACTIONS` in `ACTIONS.REPLY`; `nil` for none,
    /// and for several.
    private func text(ofEntry name: String, in object: String) -> String? {
        let objects = project.files.trees(with: object, .value).filter(\.isScript)
            .flatMap { $0.nodes(named: object) }
            .filter { $0.kind == .variable && Self.isSeenOutside($0) }
        let texts = objects.compactMap { node -> String? in
            // Object.freeze({ … })
            let value = node[.value]?.plain
            let entries = value?.kind == .call ? value?.argumentValues.first?.plain : value
            guard let entries, entries.kind == .dictionary else { return nil }
            return entries.children.first { $0.kind == .entry && $0.label == name }?[.value]?
                .constantText
        }
        guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns false for variables within functions, which are found where they stand.
    private static func isSeenOutside(_ node: CodeNode) -> Bool {
        node.owner != nil || node.ancestor(.function, .closure) == nil
    }

    /// True for the name of a variable: not of a type, nor of the object itself.
    private static func isVariable(_ node: CodeNode) -> Bool {
        let node = node.plain
        guard node.kind == .name || node.kind == .call, let first = node.text.first else {
            return false
        }
        return !first.isUppercase && !["self", "super", "this"].contains(node.text)
    }

    private static func text(at node: CodeNode) -> String? {
        switch node.kind {
        case .variable: return node[.value]?.constantText
        case .enumCase:
            // A case's text is what is written, or its own name if the raw values are strings.
            guard let owner = node.owner else { return nil }
            let isText = owner.all(.inherited).contains {
                ["String", "CodingKey"].contains($0.text)
            }
            return node[.value]?.string ?? (isText ? node.text : nil)
        default: return nil
        }
    }

    /// Returns the names of the constants that have a text, and the text itself.
    func names(of text: String) -> Set<String> {
        var names: Set = [text]
        for tree in project.files.trees(withTextsOf: text) {
            for node in tree.nodes where node.kind == .variable || node.kind == .enumCase {
                if Self.text(at: node) == text { names.insert(node.text) }
            }
        }
        return names
    }

    /// Returns the text of a constant that an expression names, such as `Keys.order.rawValue`; `nil` if it is not
    /// known.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - type: The type that a member without a base is of; `nil` if it is not known.
    /// - Returns: The text.
    func text(of expression: CodeNode, as type: String? = nil) -> String? {
        let node = expression.plain
        if let type, node.kind == .member, node[.base] == nil {
            return self.text(named: node.text, ofType: type)
        }
        if let text = node.constantText { return text }
        var names = node.names
        if names.last == "rawValue" || names.last == "stringValue" { names.removeLast() }
        guard let last = names.last else {
            // Notification.Name("x"), NSNotification.Name(rawValue: "x").
            guard node.kind == .call, node.text == "Name" || node.text == "AnyHashable" else {
                return nil
            }
            return node.argumentValues.first.flatMap { text(of: $0) }
        }
        if names.count > 1 {
            if let text = self.text(named: last, ofType: names[names.count - 2]) { return text }
            // `$0.id` is a value of each object, whatever constants are called so.
            if !node.tree.isScript, names.last == node.text, let base = node[.base],
                Self.isVariable(base)
            {
                return project.typeName(of: base).flatMap { self.text(named: last, ofType: $0) }
            }
        } else if node.kind == .name {
            if let local = node.localDeclaration {
                guard local.parent?.kind == .module else { return local[.value]?.constantText }
                // A name that is imported, maybe under another one.
                return self.text(named: local.label.isEmpty ? last : local.label)
            }
            if let owner = node.ancestor(.type),
                let text = self.text(named: last, ofType: owner.text)
            {
                return text
            }
        }
        return self.text(named: last)
    }
}

extension CodeNode {
    /// The text that an expression is, also within `Notification.Name(…)`; `nil` for what is no constant.
    var constantText: String? {
        let node = plain
        if node.kind == .string { return node.text }
        guard node.kind == .call,
            ["Name", "AnyHashable", "NSString", "String", "init"].contains(node.text),
            let arguments = Optional(node.argumentValues), arguments.count == 1
        else { return nil }
        return arguments[0].string
    }
}
