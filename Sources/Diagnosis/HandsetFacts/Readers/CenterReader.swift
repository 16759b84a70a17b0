import HandsetTree

/// Reads who becomes the notification center's delegate, and when.
struct CenterReader {
    let project: CodeProject
    let moments: LaunchMoments

    /// A line that sets the center's delegate.
    private struct Assignment {
        let node: CodeNode
        let value: CodeNode
    }

    var facts: [AppFact] { assignments.flatMap { facts(of: $0) } }

    private static let type = "UNUserNotificationCenter"
    private static let maximumDepth = 3

    /// The properties that may be the center, by which files that do not name it can mean it.
    private var names: Set<String> {
        var names = Set(
            properties(of: project.files.trees(withAnyOf: [Self.type])).filter { property in
                property.type.plainTypeName == Self.type
                    || property[.value]?.descendantsAndSelf.contains { $0.text == Self.type }
                        ?? false
            }.map(\.text))
        var waiting = names
        for _ in 0..<Self.maximumDepth {
            let found = waiting.flatMap { name in
                properties(of: project.files.trees(with: name, .source)).filter { property in
                    property[.value].map { $0.plain.text == name } ?? false
                }.map(\.text)
            }
            waiting = Set(found).subtracting(names)
            names.formUnion(waiting)
        }
        return names
    }

    private func properties(of trees: [CodeTree]) -> [CodeNode] {
        trees.flatMap { $0.nodes.filter { $0.kind == .variable && $0.owner != nil } }
    }

    private var assignments: [Assignment] {
        let uses = project.uses(
            of: "delegate", .target, besidesAnyOf: names.union([Self.type]))
        let assigned = uses.compactMap { member -> Assignment? in
            guard member.kind == .member, let assignment = member.whole.parent,
                assignment.kind == .assignment, member.whole.role == .target,
                let base = member[.base], isCenter(base), let value = assignment[.value]
            else { return nil }
            return Assignment(node: assignment, value: value)
        }
        let sent = project.uses(of: "setDelegate").compactMap { call -> Assignment? in
            guard call.kind == .call, let receiver = call.receiver, isCenter(receiver),
                let value = call.argumentValues.first
            else { return nil }
            return Assignment(node: call, value: value)
        }
        return assigned + sent
    }

    /// Returns true if an expression is the notification center.
    private func isCenter(_ expression: CodeNode, depth: Int = 0) -> Bool {
        let node = expression.plain
        switch node.kind {
        case .call:
            return ["current", "currentNotificationCenter"].contains(node.text)
                && node.receiver?.plain.names.last == Self.type
        case .member where node.text == "currentNotificationCenter":
            return node[.base]?.plain.text == Self.type
        case .name, .member:
            guard depth < Self.maximumDepth, node.text != "self" else { return false }
            let declaration =
                node.kind == .name ? project.declared(node) : property(of: node)
            guard let declaration else { return false }
            if declaration.type.plainTypeName == Self.type { return true }
            return declaration[.value].map { isCenter($0, depth: depth + 1) } ?? false
        default: return false
        }
    }

    private func property(of member: CodeNode) -> CodeNode? {
        if let base = member[.base], let type = project.typeName(of: base) {
            return project.property(member.text, of: type)
        }
        return project.properties(named: member.text).first
    }

    private func facts(of assignment: Assignment) -> [AppFact] {
        guard assignment.value.plain.kind != .nothing else { return [] }
        let moment = moments.moment(of: assignment.node)
        let (type, isTemporary) = object(assignment)
        let confidence: Confidence =
            moment.time == .unclear
            ? .guess : moment.isDirect && moment.isUnconditional ? .certain : .likely
        let fact = AppFact(
            .centerDelegate(moment.time, of: type, moment.steps), at: assignment.node,
            confidence)
        return isTemporary ? [fact, AppFact(.weakDelegate(type), at: assignment.node)] : [fact]
    }

    /// Returns the type of the object, empty if it is not known, and whether nobody keeps it.
    private func object(_ assignment: Assignment) -> (type: String, isTemporary: Bool) {
        let value = assignment.value.plain
        if value.kind == .name, let local = value.localDeclaration, local.kind == .variable {
            let creation = local[.value]?.plain
            let type =
                project.typeName(of: value) ?? creation?.createdTypeName
                ?? local.type.plainTypeName
            let isCreated = creation?.createdTypeName != nil
            return (type, isCreated && !isKept(local, besides: value))
        }
        if let type = value.createdTypeName { return (type, true) }
        if let type = project.typeName(of: value) { return (type, false) }
        if value.kind == .member, let first = value.names.first, first.first?.isUppercase == true {
            return (first, false)
        }
        return ("", false)
    }

    /// Returns true if a local object is given to something else than the center.
    private func isKept(_ local: CodeNode, besides value: CodeNode) -> Bool {
        guard let scope = local.parent else { return true }
        return scope.names(of: local).contains { $0 != value }
    }
}

extension CodeNode {
    /// The type that an expression creates an object of; `nil` for others.
    fileprivate var createdTypeName: String? {
        guard kind == .call else { return nil }
        guard let receiver else { return text.first?.isUppercase == true ? text : nil }
        // [[Handler alloc] init], [Handler new], Handler.init().
        switch text {
        case "new", "alloc": return receiver.plain.kind == .name ? receiver.plain.text : nil
        case _ where text.hasPrefix("init"):
            return receiver.plain.createdTypeName
                ?? (tree.language == .swift ? receiver.names.last : nil)
        default:
            return text.first?.isUppercase == true ? text : nil
        }
    }
}
