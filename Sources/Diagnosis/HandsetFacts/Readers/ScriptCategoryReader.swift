import HandsetTree

/// Reads the categories that JavaScript and Dart make by a library, with their actions.
struct ScriptCategoryReader {
    let project: CodeProject

    var facts: [AppFact] {
        calls("setNotificationCategoryAsync").compactMap { ofExpo($0) }
            + calls("setNotificationCategories").flatMap { ofLists($0) }
            + lists(handedOnWith: "setNotificationCategories").flatMap { ofList(resolved($0)) }
            + (calls("DarwinNotificationCategory") + calls("NotificationCategory"))
            .compactMap { ofClass($0) }
            + calls("init").flatMap { ofCordova($0) }
            + calls("registerActionTypes").flatMap { ofCapacitor($0) }
    }

    private func calls(_ name: String) -> [CodeNode] {
        project.scriptUses(of: name).filter { $0.kind == .call && $0.tree.isScriptOfApp }
    }

    /// The arguments of `call(notifee.setNotificationCategories, list)`, as sagas of Redux have functions called.
    private func lists(handedOnWith name: String) -> [CodeNode] {
        project.scriptUses(of: name).compactMap { use in
            guard use.kind == .member, use.tree.isScriptOfApp,
                let (call, argument) = use.callOfArgument,
                ["call", "fork", "spawn"].contains(call.text),
                call[.argument] == argument
            else { return nil }
            return call.argumentValues.dropFirst().first
        }
    }

    /// Expo's `setNotificationCategoryAsync('MESSAGE', [{ identifier: 'REPLY', … }])`.
    private func ofExpo(_ call: CodeNode) -> AppFact? {
        let values = call.argumentValues
        guard let first = values.first else { return nil }
        let actions = values.dropFirst().first.map { identifiers(in: $0) } ?? []
        return fact(first, actions, at: call)
    }

    /// The list of `setNotificationCategories([{ id: 'message', actions: [{ id: 'reply' }] }])`.
    private func ofLists(_ call: CodeNode) -> [AppFact] {
        call.argumentValues.first.map { ofList(resolved($0)) } ?? []
    }

    /// Capacitor's `LocalNotifications.registerActionTypes({ types: [{ id: 'message', actions: … }] })`.
    private func ofCapacitor(_ call: CodeNode) -> [AppFact] {
        guard let options = call.argumentValues.first.map({ resolved($0) }) else { return [] }
        return entries(of: options, "types").flatMap { ofList(resolved($0)) }
    }

    private func ofList(_ list: CodeNode) -> [AppFact] {
        guard list.kind == .list else { return [] }
        return list.children.map(\.plain).filter { $0.kind == .dictionary }.compactMap { category in
            let entries = category.children.filter { $0.kind == .entry }
            guard let identifier = entries.first(where: { $0.label == "id" })?[.value] else {
                return nil
            }
            let actions = entries.first { $0.label == "actions" }?[.value]
            return fact(identifier, actions.map { identifiers(in: $0) } ?? [], at: category)
        }
    }

    /// The dictionary of Cordova's `PushNotification.init({ ios: { categories: { invite: { yes: … } } } })`.
    private func ofCordova(_ call: CodeNode) -> [AppFact] {
        guard call.receiver?.plain.names.last == "PushNotification",
            let options = call.argumentValues.first.map({ resolved($0) })
        else { return [] }
        let categories = entries(of: options, "ios").flatMap {
            entries(of: resolved($0), "categories")
        }
        return categories.flatMap { resolved($0).children.filter { $0.kind == .entry } }.map {
            entry in
            let actions = entry[.value].map { resolved($0).children.map(\.label) } ?? []
            return AppFact(
                .category(entry.label, actions: actions.filter { !$0.isEmpty }), at: entry, .likely)
        }
    }

    private func entries(of dictionary: CodeNode, _ key: String) -> [CodeNode] {
        dictionary.children.filter { $0.kind == .entry && $0.label == key }.compactMap {
            $0[.value]?.plain
        }
    }

    /// Flutter's `DarwinNotificationCategory('message', actions: [DarwinNotificationAction.plain('reply', …)])`.
    private func ofClass(_ call: CodeNode) -> AppFact? {
        let isDart = call.tree.language == .dart
        guard isDart == (call.text == "DarwinNotificationCategory"),
            let first = call.all(.argument).first(where: {
                $0.label.isEmpty || $0.label == "identifier"
            })?[.value]
        else { return nil }
        let actions = isDart ? call.argument("actions") : call.argumentValues.dropFirst().first
        return fact(first, actions.map { identifiers(in: $0) } ?? [], at: call)
    }

    private func fact(_ identifier: CodeNode, _ actions: [String], at node: CodeNode) -> AppFact? {
        let text = project.constants.text(of: identifier)
        guard let value = text ?? identifier.plain.names.last else { return nil }
        return AppFact(.category(value, actions: actions), at: node, text == nil ? .guess : .likely)
    }

    /// The list that a value is, also by a constant.
    private func resolved(_ value: CodeNode) -> CodeNode {
        let node = value.plain
        guard node.kind == .name, let local = node.localDeclaration, let value = local[.value]
        else {
            return node
        }
        return value.plain
    }

    private func identifiers(in value: CodeNode) -> [String] {
        let list = resolved(value)
        guard list.kind == .list else { return [] }
        return list.children.map { resolved($0) }.compactMap { action in
            switch action.kind {
            case .dictionary:
                let entry = action.children.first {
                    $0.kind == .entry && ["identifier", "id"].contains($0.label)
                }
                return entry?[.value].flatMap { project.constants.text(of: $0) }
            case .call:
                return action.argumentValues.first.flatMap { project.constants.text(of: $0) }
            default: return nil
            }
        }
    }
}
