import HandsetTree

/// Reads the notifications that an app itself shows.
struct LocalNotificationReader {
    let project: CodeProject
    let reach: CallbackReach

    /// Functions of libraries, whose names only they have.
    private static let functions = [
        "displayNotification", "scheduleNotificationAsync", "presentNotificationAsync",
        "localNotification", "presentLocalNotification", "postLocalNotification",
    ]

    var facts: [AppFact] { requests + scripts }

    private var requests: [AppFact] {
        let created = project.uses(of: "UNNotificationRequest").filter { $0.kind == .call }
        let sent = project.uses(of: "requestWithIdentifier").filter { call in
            call.kind == .call && call.receiver?.names.last == "UNNotificationRequest"
        }
        return (created + sent).map { call in
            AppFact(
                .localNotification(
                    "UNNotificationRequest", in: .callbacks(reach.callbacks(at: call))), at: call)
        }
    }

    private var scripts: [AppFact] {
        Self.functions.flatMap { project.scriptUses(of: $0) }.compactMap { call -> AppFact? in
            guard call.kind == .call, call.receiver != nil,
                call.tree.language == .javaScript || call.tree.language == .dart
            else { return nil }
            return AppFact(
                .localNotification(
                    call.text, in: .handler(handler(around: call, depth: 0))), at: call)
        } + shown
    }

    /// The calls of Flutter's plugins, whose names others have too.
    private var shown: [AppFact] {
        let scheduled = project.scriptUses(of: "schedule").filter { call in
            call.kind == .call && call.tree.language == .javaScript && call.tree.isScriptOfApp
                && call.receiverNames.contains { $0.lowercased().contains("localnotification") }
        }
        return scheduled.map { call in
            AppFact(
                .localNotification(
                    call.text, in: .handler(handler(around: call, depth: 0))), at: call)
        } + ofFlutter
    }

    private var ofFlutter: [AppFact] {
        ["show", "createNotification"].flatMap { project.scriptUses(of: $0) }.compactMap { call in
            guard call.kind == .call, call.tree.language == .dart,
                call.receiverNames.contains(where: { name in
                    Self.parts.contains { name.lowercased().contains($0) }
                })
            else { return nil }
            return AppFact(
                .localNotification(
                    call.text, in: .handler(handler(around: call, depth: 0))), at: call)
        }
    }

    private static let parts = ["notif", "local"]
    private static let maximumDepth = 3

    /// The handler that a call is in, by the closures around it and by the functions that lead there; else the function
    /// that gets the innermost closure.
    private func handler(around node: CodeNode, depth: Int) -> String {
        var first: String?
        for around in node.ancestors {
            if around.kind == .closure, let call = around.callOfArgument?.call {
                let name =
                    call.text == "listen" ? call.receiver?.plain.text ?? call.text : call.text
                if Self.handlers.contains(name) { return name }
                let event = call.argumentValues.first?.string ?? ""
                if Self.handlers.contains(event) { return event }
                if first == nil { first = name }
            }
            // PushNotification.configure({ onNotification: … })
            if around.kind == .entry, Self.handlers.contains(around.label) { return around.label }
            let name =
                around.kind == .function
                ? around.text
                : around.kind == .closure && around.parent?.kind == .variable
                    ? around.parent?.text : nil
            guard let name, !name.isEmpty, depth < Self.maximumDepth else { continue }
            // A function within another one is seen in it alone, whatever others are called.
            let outer = around.ancestors.first { $0.kind == .function || $0.kind == .closure }
            for use in project.scriptUses(of: name).prefix(20) {
                guard !use.isWithin(around), outer.map(use.isWithin) ?? true else { continue }
                if let call = use.callOfArgument?.call {
                    let name =
                        call.text == "listen" ? call.receiver?.plain.text ?? call.text : call.text
                    if Self.handlers.contains(name) { return name }
                } else if use.kind == .call {
                    let name = handler(around: use, depth: depth + 1)
                    if Self.handlers.contains(name) { return name }
                }
            }
        }
        return first ?? ""
    }

    /// The handlers of libraries for a push that arrives.
    private static let handlers: Set = [
        "onMessage", "setBackgroundMessageHandler", "onBackgroundMessage", "onNotification",
        "addNotificationReceivedListener", "registerNotificationReceivedForeground",
        "registerNotificationReceivedBackground", "pushNotificationReceived",
        "notificationReceived", "onMessageReceived", "onForegroundEvent", "onBackgroundEvent",
        "onMessageOpenedApp", "onNotificationOpenedApp",
    ]
}
