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
                .localNotification, "UNNotificationRequest", detail: reach.names(at: call), at: call
            )
        }
    }

    private var scripts: [AppFact] {
        Self.functions.flatMap { project.scriptUses(of: $0) }.compactMap { call -> AppFact? in
            guard call.kind == .call, call.receiver != nil,
                call.tree.language == .javaScript || call.tree.language == .dart
            else { return nil }
            let handler = call.ancestors.first { $0.kind == .closure }?.callee
            return AppFact(.localNotification, call.text, detail: handler ?? "", at: call)
        }
    }
}
