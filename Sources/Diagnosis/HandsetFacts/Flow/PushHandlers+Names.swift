import HandsetTree

/// The names of handlers, and which of them are those of push libraries.
extension PushHandlers {
    /// Handlers whose names only push libraries have.
    private static let distinct: Set = [
        // React Native Firebase, and the push libraries of React Native.
        "getInitialNotification", "onNotificationOpenedApp", "setBackgroundMessageHandler",
        "popInitialNotification", "onForegroundEvent", "onBackgroundEvent",
        "registerNotificationOpened", "registerNotificationReceivedForeground",
        "registerNotificationReceivedBackground",
        // Flutter.
        "getInitialMessage", "onMessageOpenedApp", "onBackgroundMessage",
        "getNotificationAppLaunchDetails",
        // Expo.
        "addNotificationResponseReceivedListener", "getLastNotificationResponseAsync",
        "useLastNotificationResponse", "setNotificationHandler",
        "addNotificationReceivedListener", "getLastNotificationResponse",
        // Cordova.
        "onNotificationOpen", "getInitialPushPayload",
    ]
    /// Events of Capacitor's plugins.
    private static let events: Set = [
        "pushNotificationActionPerformed", "pushNotificationReceived", "notificationReceived",
        "notificationActionPerformed",
    ]
    /// Handlers whose names other libraries have too.
    private static let shared: Set = [
        "onMessage", "onNotification", "onMessageReceived", "onNotificationOpened",
        "onNotificationDisplayed", "setNotificationListener", "setNotificationClickListener",
    ]
    /// Arguments of Flutter's plugins with a name.
    private static let arguments: Set = [
        "onDidReceiveNotificationResponse", "onDidReceiveBackgroundNotificationResponse",
        "onSelectNotification", "onActionReceivedMethod",
    ]
    /// Parts of the names of such a handler's receiver, or of a module that its file imports.
    private static let owners = [
        "messaging", "pushnotification", "notifications", "notifee", "firebaseplugin", "fcm",
        "onesignal", "firebasex", "pushy",
    ]
    /// Events of OneSignal's listeners, and the functions of its older versions and of Flutter for the same.
    private static let serviceEvents: Set = ["click", "foregroundWillDisplay"]
    private static let serviceFunctions: Set = [
        "setNotificationOpenedHandler", "setNotificationWillShowInForegroundHandler",
        "addClickListener", "addForegroundWillDisplayListener",
    ]
    /// Names that give a message, and need no closure.
    static let results: Set = [
        "getInitialNotification", "getInitialMessage", "getLastNotificationResponseAsync",
        "useLastNotificationResponse", "getLastNotificationResponse", "popInitialNotification",
        "getNotificationAppLaunchDetails", "getInitialPushPayload",
    ]

    /// The name of the handler that a node sets or asks; `nil` for others.
    func name(of node: CodeNode) -> String? {
        switch node.kind {
        case .call:
            if isCordova(node) { return "push.on.notification" }
            if let name = eventName(of: node) { return name }
            if Self.serviceFunctions.contains(node.text), node.isOfOneSignal { return node.text }
            return isHandler(node) ? node.text : nil
        case .member:
            // FirebaseMessaging.onMessageOpenedApp.listen(…), unless it is the function of a call.
            guard node.whole.role != .function || node.role != .function,
                node.whole.role != .target,
                isHandler(node)
            else { return nil }
            return node.text
        case .entry:
            // PushNotification.configure({ onNotification: … })
            guard Self.shared.contains(node.label) || Self.distinct.contains(node.label),
                let call = node.parent?.callOfArgument?.call,
                call.text == "configure" || call.text == "init" || call.text.hasPrefix("set"),
                isOfLibrary(call)
            else { return nil }
            return node.label
        case .argument:
            guard Self.arguments.contains(node.label), node.tree.language == .dart,
                let call = node.parent, ["initialize", "setListeners"].contains(call.text),
                node[.value]?.plain.kind != .nothing, isForApple(call)
            else { return nil }
            return node.label
        default: return nil
        }
    }

    private func isHandler(_ node: CodeNode) -> Bool {
        if Self.distinct.contains(node.text) { return !isOwn(node) }
        return Self.shared.contains(node.text) && isOfLibrary(node) && !isOwn(node)
    }

    /// Returns true for a function of the app's own that has the name of a handler.
    private func isOwn(_ node: CodeNode) -> Bool {
        guard let function = node.kind == .call ? node[.function]?.plain : node else {
            return false
        }
        let name = node.text
        if function.kind == .name {
            let local = function.localDeclaration
            if let source = functions.imports.name(name, in: node.tree),
                local?.ancestor(.function, .closure) == nil
            {
                return ScriptModules.isRelative(source.module)
                    || !functions.functions(for: function).isEmpty
            }
            guard local == nil else { return true }
            return functions.named(name, in: node.tree.language).contains {
                $0.scope.tree === node.tree
            }
                || node.tree.language == .dart && !functions.functions(for: function).isEmpty
        }
        guard let base = function[.base], !functions.named(name, in: node.tree.language).isEmpty
        else { return false }
        if base.isThis { return true }
        if functions.typeName(of: base) == nil, isOfLibrary(node) { return false }
        return !functions.functions(for: function).isEmpty
    }

    /// `push.on('notification', …)` of Cordova's plugin, whose object `PushNotification.init(…)` gives.
    private func isCordova(_ call: CodeNode) -> Bool {
        guard call.text == "on", call.argumentValues.first?.string == "notification",
            let receiver = call.receiver?.plain
        else { return false }
        if receiver.kind == .call {
            return isPushObject(receiver) || receiver.text.lowercased().contains("push")
        }
        let name = receiver.text.lowercased()
        if name == "push" || name.contains("pushnotification") || name == "pushobject" {
            return true
        }
        if receiver.type.contains("PushObject") { return true }
        let declaration =
            receiver.kind == .name
            ? receiver.localDeclaration
            : receiver.ancestor(.type).flatMap {
                functions.project.property(receiver.text, of: $0.text)
            }
        if let declaration {
            if declaration.type.plainTypeName == "PushObject" { return true }
            if let value = declaration[.value]?.plain, isPushObject(value) { return true }
        }
        return functions.project.scriptUses(of: receiver.text).prefix(200).contains { use in
            guard use.tree === call.tree, use.role == .target,
                let value = use.whole.parent?[.value]?.plain
            else { return false }
            return isPushObject(value)
        }
    }

    private func isPushObject(_ value: CodeNode) -> Bool {
        value.kind == .call && value.text == "init"
            && value.receiverNames.contains { $0.lowercased().contains("push") }
    }

    /// The event of a listener that a plugin tells; `nil` for others.
    private func eventName(of call: CodeNode) -> String? {
        guard ["addListener", "on", "addEventListener"].contains(call.text),
            let event = call.argumentValues.first?.string
        else { return nil }
        if Self.events.contains(event) {
            guard event.hasPrefix("push") || isOfLibrary(call) else { return nil }
            return event
        }
        if Self.serviceEvents.contains(event), call.isOfOneSignal { return event }
        // PushNotificationIOS.addEventListener('notification', …)
        let isOfIOS = call.receiverNames.contains { $0.hasPrefix("PushNotificationI") }
        return call.text == "addEventListener" && event == "notification" && isOfIOS
            ? call.text : nil
    }

    /// Returns false for a plugin of Flutter that is set up for other systems alone.
    private func isForApple(_ call: CodeNode) -> Bool {
        let settings = call.descendants.prefix(500).first {
            $0.kind == .call && $0.text == "InitializationSettings"
        }
        return settings.map { $0.argument("iOS") != nil } ?? true
    }

    private func isOfLibrary(_ node: CodeNode) -> Bool {
        let names = node.receiverNames
        if names.contains(where: Self.isOwner) { return true }
        guard names.count < 2 else { return false }
        // A name that comes from a library's module.
        let name = names.first ?? node.text
        guard let source = functions.imports.name(name, in: node.tree) else { return false }
        return !ScriptModules.isRelative(source.module) && Self.isOwner(source.module)
    }

    private static func isOwner(_ name: String) -> Bool {
        let letters = name.lowercased().filter { $0.isLetter }
        return owners.contains { letters.contains($0) }
    }
}

extension CodeNode {
    /// True for a call of OneSignal's object for notifications, such as `OneSignal.Notifications.addEventListener(…)`.
    fileprivate var isOfOneSignal: Bool {
        let names = receiverNames.map { $0.lowercased() }
        return names.contains { $0.contains("onesignal") }
            && !names.contains { ["inappmessages", "user", "session"].contains($0) }
    }

    /// The names of what a member or a call's function is taken from, also through calls, such as `messaging` of
    /// `messaging().onMessage`.
    var receiverNames: [String] {
        let member = kind == .call ? self[.function]?.plain : plain
        var (names, node) = ([String](), member?[.base]?.plain)
        // More names than these say nothing.
        while let next = node, names.count < 20 {
            switch next.kind {
            case .call:
                node = next[.function]?.plain
                if node?.kind != .member, node?.kind != .name { return names }
            case .member:
                names.append(next.text)
                node = next[.base]?.plain
            case .name: return names + [next.text]
            default: return names
            }
        }
        return names
    }
}
