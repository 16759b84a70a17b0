import HandsetTree

/// Reads options of push libraries in JavaScript and Dart that decide what is shown and told.
struct ScriptOptionReader {
    let project: CodeProject

    var facts: [AppFact] {
        calls("init").compactMap { forceShow($0) } + calls("configure").flatMap { configured($0) }
            + calls("registerNotificationReceivedForeground").compactMap { completion($0) }
            + calls("preventDefault").compactMap { prevented($0) }
            + calls("getInitialURL").compactMap { initialURL($0) }
            // Expo registers for its token.
            + ["getExpoPushTokenAsync", "getDevicePushTokenAsync"].flatMap { calls($0) }
            .map { AppFact(.kitOption(.expoToken, .bool(true)), at: $0) }
    }

    private func calls(_ name: String) -> [CodeNode] {
        project.scriptUses(of: name).filter { $0.kind == .call && $0.tree.isScriptOfApp }
    }

    /// The option of Cordova's plugin that shows a notification while the app is open.
    private func forceShow(_ call: CodeNode) -> AppFact? {
        guard call.isOf("PushNotification") || call.receiverNames.first == "Push" else {
            return nil
        }
        guard let value = call.argumentValues.first.map({ resolved($0) }) else { return nil }
        let options = value.kind == .dictionary ? dictionary("ios", in: value) : nil
        guard value.kind == .dictionary, let options else {
            return AppFact(
                .kitOption(.cordovaForceShow, value.kind == .dictionary ? .missing : .unknown),
                at: call)
        }
        let given = entry("forceShow", in: options)?[.value]?.plain
        let isTrue = given.map { $0.text == "true" }
        let isKnown = given.map { [.boolean, .string].contains($0.kind) } ?? true
        return AppFact(
            .kitOption(
                .cordovaForceShow, !isKnown ? .unknown : isTrue.map { .bool($0) } ?? .missing),
            at: given ?? call)
    }

    /// `popInitialNotification` and `requestPermissions` of react-native-push-notification.
    private func configured(_ call: CodeNode) -> [AppFact] {
        guard call.isOf("push"), let options = call.argumentValues.first.map({ resolved($0) })
        else { return [] }
        let names: [(String, AppFact.KitOption)] = [
            ("popInitialNotification", .popInitial), ("requestPermissions", .requestPermissions),
        ]
        return names.compactMap { name, option in
            guard let given = entry(name, in: options), let value = given[.value]?.plain,
                value.kind == .boolean
            else { return nil }
            return AppFact(.kitOption(option, AppFact.OptionValue(value.text)), at: given)
        }
    }

    /// The answer to a notification in the foreground: what is `true` in it is shown.
    private func completion(_ call: CodeNode) -> AppFact? {
        guard let closure = call.closures.first else { return nil }
        let answers = closure.descendants(.dictionary).filter { dictionary in
            dictionary.children.contains { ["alert", "sound", "badge"].contains($0.label) }
        }
        guard !answers.isEmpty else { return nil }
        let isShown = answers.contains { dictionary in
            dictionary.children.contains {
                $0.label == "alert" && $0[.value]?.plain.text != "false"
            }
        }
        return AppFact(.kitOption(.wixCompletion, .bool(isShown)), at: answers[0])
    }

    /// OneSignal shows nothing if the handler says so, and does not show it later.
    private func prevented(_ call: CodeNode) -> AppFact? {
        let around = call.ancestors.first { $0.kind == .closure || $0.kind == .function }
        guard let around, let handler = around.callee,
            ["addEventListener", "addForegroundWillDisplayListener"].contains(handler),
            !around.descendants(.call).contains(where: { $0.text == "display" })
        else { return nil }
        let event = around.callOfArgument?.call.argumentValues.first?.string
        guard event == "foregroundWillDisplay" || handler != "addEventListener" else { return nil }
        return AppFact(.kitOption(.oneSignalPrevent, .bool(true)), at: call)
    }

    /// Braze's own question for the URL that launched the app.
    private func initialURL(_ call: CodeNode) -> AppFact? {
        guard call.isOf("braze") || call.isOf("appboy") else { return nil }
        return AppFact(.kitOption(.brazeInitialURL, .bool(true)), at: call)
    }

    // MARK: - Dictionaries

    private func resolved(_ value: CodeNode) -> CodeNode {
        let node = value.plain
        guard node.kind == .name, let local = node.localDeclaration, let value = local[.value]
        else { return node }
        return value.plain
    }

    private func entry(_ name: String, in dictionary: CodeNode) -> CodeNode? {
        dictionary.children.first { $0.kind == .entry && $0.label == name }
    }

    private func dictionary(_ name: String, in dictionary: CodeNode) -> CodeNode? {
        guard let value = entry(name, in: dictionary)?[.value].map({ resolved($0) }) else {
            return nil
        }
        return value.kind == .dictionary ? value : nil
    }
}
