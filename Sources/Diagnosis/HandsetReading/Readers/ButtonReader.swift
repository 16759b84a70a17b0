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
        guard use.kind == .name || use.kind == .member else { return [] }
        var found = comparisons(of: use)
        // A variable that keeps it.
        if let variable = use.whole.parent, variable.kind == .variable, use.role == .value,
            let scope = variable.parent
        {
            found += scope.names(of: variable).flatMap { comparisons(of: $0) }
        }
        return found
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
            return UserInfoUse.isLog(call.text) ? [] : [AppFact(.comparedAction, "", at: node)]
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
            return AppFact(.comparedAction, text, at: value)
        }
        let name = value.plain.names.last ?? ""
        guard !name.hasPrefix("UNNotification"), !name.hasPrefix("DEFAULT_ACTION"),
            value.plain.kind != .nothing
        else { return nil }
        return AppFact(.comparedAction, "", at: value)
    }
}
