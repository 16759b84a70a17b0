import HandsetTree

/// A place where code in JavaScript or Dart sets a handler for pushes, or asks for the push that started the app.
struct PushHandler {
    /// The call, the member, the entry or the argument that names the handler.
    let node: CodeNode
    let name: String
    /// The call that gets the handler's function, which may stand behind the name: `onMessage.listen(…)`.
    let call: CodeNode?

    /// The flow into the handler's function; `nil` if its parts are not known.
    var flow: Flow? {
        switch name {
        case _ where Self.local.contains(name): .local
        case _ where isOfService: nil
        // The plugins of Cordova for Firebase, and Pushy, hand on the payload itself.
        case "onNotification" where isOfCordova, "onMessageReceived", "onNotificationOpen",
            "getInitialPushPayload", "setNotificationListener", "setNotificationClickListener":
            .data([])
        default: .message
        }
    }

    /// The callbacks in which iOS brings what the handler gets, with a comma between two.
    var callbacks: [AppFact.Callback] {
        switch name {
        case "onMessage", "addNotificationReceivedListener", "pushNotificationReceived",
            "notificationReceived", "onForegroundEvent", "registerNotificationReceivedForeground",
            "setNotificationHandler", "onNotificationDisplayed", "foregroundWillDisplay",
            "setNotificationWillShowInForegroundHandler", "addForegroundWillDisplayListener":
            [.willPresent]
        case "setBackgroundMessageHandler", "onBackgroundMessage", "setNotificationListener",
            "registerNotificationReceivedBackground", "registerRemoteNotificationsBackground":
            [.fetch]
        case "push.on.notification", "onMessageReceived", "onNotification", "addEventListener":
            [.didReceive, .willPresent]
        default: [.didReceive]
        }
    }

    /// True if the name itself gives the push, so that it needs no function.
    var isResult: Bool { PushHandlers.results.contains(name) }

    /// True for the plugins of Cordova for Firebase, which keep no event for a handler that comes late.
    var isOfCordova: Bool {
        guard node.tree.language == .javaScript, node.kind == .call else { return false }
        if name == "push.on.notification" { return true }
        let names = node.receiverNames.map { $0.lowercased() }
        return ["onNotification", "onMessageReceived", "onNotificationOpen"].contains(name)
            && names.contains {
                $0.contains("fcm") || $0.hasPrefix("firebaseplugin") || $0.hasPrefix("firebasex")
            }
    }

    /// True for services that put the app's own values elsewhere in the payload.
    private var isOfService: Bool {
        node.receiverNames.contains { name in
            let name = name.lowercased()
            return name.contains("onesignal") || name.contains("braze")
        }
    }

    /// Handlers of Flutter's local notifications, whose payload is a text that the app itself has made.
    private static let local: Set = [
        "onDidReceiveNotificationResponse", "onDidReceiveBackgroundNotificationResponse",
        "onSelectNotification", "getNotificationAppLaunchDetails", "onActionReceivedMethod",
        "onDismissActionReceivedMethod", "onNotificationCreatedMethod",
        "onNotificationDisplayedMethod",
    ]

    /// The functions that get the push, and are written where the handler is set.
    var closures: [CodeNode] {
        switch node.kind {
        case .entry, .argument:
            return node[.value].map { $0.plain.kind == .closure ? [$0.plain] : [] } ?? []
        default:
            guard let call else { return [] }
            if let closure = call.argumentValues.first(where: { $0.plain.kind == .closure }) {
                return [closure.plain]
            }
            // `setNotificationHandler({ handleNotification: async (notification) => … })`
            return call.argumentValues.map(\.plain).filter { $0.kind == .dictionary }
                .flatMap { $0.children.filter { $0.kind == .entry } }
                .compactMap { $0[.value]?.plain }.filter { $0.kind == .closure }
        }
    }

    /// The names of functions that get the push.
    var references: [CodeNode] {
        let values: [CodeNode] =
            switch node.kind {
            case .entry, .argument: node[.value].map { [$0] } ?? []
            default: call?.argumentValues ?? []
            }
        return values.filter { [.name, .member, .call].contains($0.plain.kind) }
    }
}
