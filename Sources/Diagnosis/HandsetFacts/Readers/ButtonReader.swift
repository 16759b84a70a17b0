import HandsetTree

/// Reads the identifiers that code compares with that of the button which was pressed.
struct ButtonReader {
    let project: CodeProject

    private static let names = ["actionIdentifier", "actionId"]

    var facts: [AppFact] {
        Self.names.flatMap { project.uses(of: $0) }.flatMap { facts(of: $0) }
            + project.scriptUses(of: "pressAction").flatMap { ofNotifee($0) }
    }

    /// Notifee's `detail.pressAction.id`.
    private func ofNotifee(_ use: CodeNode) -> [AppFact] {
        guard use.kind == .name || use.kind == .member, let member = use.whole.parent,
            member.kind == .member, member.text == "id", use.whole.role == .base
        else { return [] }
        return comparisons(of: member)
    }

    private func facts(of use: CodeNode) -> [AppFact] {
        guard use.kind == .name || use.kind == .member, isOfResponse(use) else { return [] }
        var found = comparisons(of: use)
        // A variable that keeps it.
        if let variable = use.whole.parent, variable.kind == .variable, use.role == .value,
            let scope = variable.parent
        {
            found += scope.names(of: variable).flatMap { comparisons(of: $0) }
        }
        return found
    }

    /// Returns false for a parameter that no call gives the identifier of a response: other things have actions, too.
    private func isOfResponse(_ use: CodeNode) -> Bool {
        guard use.kind == .name, let parameter = use.localDeclaration, parameter.kind == .parameter,
            let scope = parameter.parent
        else { return true }
        let isScript = use.tree.isScript
        let method = CodeMethod(scope)
        guard let name = method?.baseName ?? scope.keptName else { return !isScript }
        let uses = isScript ? project.scriptUses(of: name) : project.uses(of: name)
        return uses.contains { call in
            guard call.kind == .call, call != use, isScript || method?.takes(call) ?? true else {
                return false
            }
            return call.argumentValues.contains { givesIdentifier($0) }
        }
    }

    /// Returns true for `response.actionIdentifier`, and for a variable that has it.
    private func givesIdentifier(_ value: CodeNode) -> Bool {
        [value, value.plain.localDeclaration].compactMap(\.self).contains { node in
            node.descendantsAndSelf.contains {
                Self.names.contains($0.text)
                    && ($0.kind == .member || $0.kind == .call || $0.kind == .binding)
            }
        }
    }

    private func comparisons(of node: CodeNode) -> [AppFact] {
        let whole = node.whole
        guard let parent = whole.parent else { return [] }
        switch parent.kind {
        case .switch where whole.role == .subject:
            return parent.children.filter { $0.kind == .switchCase }
                .flatMap { $0.all(.pattern) }.compactMap { compared($0) }
        case .operation where ["==", "===", "!=", "!=="].contains(parent.text):
            return parent.children.filter { $0 != whole }.compactMap { compared($0) }
        case .argument:
            guard let call = parent.parent, call.kind == .call else { return [] }
            if call.text.hasPrefix("isEqual"), let receiver = call.receiver {
                return [compared(receiver)].compactMap(\.self)
            }
            // Another function, or an enumeration, compares it.
            return UserInfoUse.isLog(call.text) ? [] : [AppFact(.comparedAction(""), at: node)]
        case .member where whole.role == .base:
            guard let call = parent.parent, call.kind == .call, call.text.hasPrefix("isEqual")
            else { return [] }
            return call.argumentValues.compactMap { compared($0) }
        default: return []
        }
    }

    /// The text of a constant; an own one that is not known has an empty value, and one of iOS has none.
    private func compared(_ value: CodeNode) -> AppFact? {
        if let text = project.constants.text(of: value) {
            return AppFact(.comparedAction(text), at: value)
        }
        let name = value.plain.names.last ?? ""
        guard !name.hasPrefix("UNNotification"), !name.hasPrefix("DEFAULT_ACTION"),
            value.plain.kind != .nothing
        else { return nil }
        return AppFact(.comparedAction(""), at: value)
    }
}

extension CodeNode {
    /// The name of the constant that keeps a closure, also within a hook such as `useCallback`; `nil` for others.
    fileprivate var keptName: String? {
        let around = ancestors.first { $0.kind != .call && $0.kind != .argument }
        return functionName ?? (around?.kind == .variable ? around?.text : nil)
    }
}
