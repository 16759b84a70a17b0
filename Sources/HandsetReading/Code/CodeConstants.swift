import HandsetTree

/// The texts of constants, and the raw values of enumerations, by their names.
struct CodeConstants: Sendable {
    /// By the name alone; `nil` for names that have several texts.
    private var texts: [String: String?] = [:]
    /// By the type's name and the own one, with a point between them.
    private var members: [String: String] = [:]

    init(_ trees: [CodeTree]) {
        for tree in trees {
            for node in tree.nodes {
                switch node.kind {
                case .variable:
                    guard let text = node[.value]?.constantText else { continue }
                    add(text, node)
                case .enumCase: addCase(node)
                default: break
                }
            }
        }
    }

    private mutating func add(_ text: String, _ node: CodeNode) {
        if let owner = node.owner { members["\(owner.text).\(node.text)"] = text }
        // Variables within functions are found where they stand.
        guard node.owner != nil || node.ancestor(.function, .closure) == nil else { return }
        if let known = texts[node.text] {
            if known != text { texts[node.text] = .some(nil) }
        } else {
            texts[node.text] = text
        }
    }

    /// A case's text is what is written, or its own name if the raw values are strings.
    private mutating func addCase(_ node: CodeNode) {
        guard let owner = node.owner else { return }
        let isText = owner.all(.inherited).contains { ["String", "CodingKey"].contains($0.text) }
        guard let text = node[.value]?.string ?? (isText ? node.text : nil) else { return }
        add(text, node)
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
            return members["\(type).\(node.text)"]
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
            if let text = members[names.suffix(2).joined(separator: ".")] { return text }
        } else if node.kind == .name {
            if let local = node.localDeclaration { return local[.value]?.constantText }
            if let owner = node.ancestor(.type), let text = members["\(owner.text).\(last)"] {
                return text
            }
        }
        return texts[last] ?? nil
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
