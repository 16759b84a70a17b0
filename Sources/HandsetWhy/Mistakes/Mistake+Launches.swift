import Handset
import HandsetLint
import HandsetReading

/// What goes wrong between a tap and the app's first line.
extension Mistake {
    static let ofLaunches: [Mistake] = [
        noDelegateAdaptor, offMainCallback, openedByIcon, urlMethodWithScenes,
    ]

    private static let noDelegateAdaptor = Mistake(
        "no-delegate-adaptor", "the app of SwiftUI does not give iOS its AppDelegate",
        effect:
            "iOS makes no object of the class for the application: its launch, the token and all callbacks are never called.",
        change: "declare it with @UIApplicationDelegateAdaptor in the App",
        lines: ["@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate"],
        at: .callback,
        seen: Symptom.ofTaps.union(Symptom.ofForeground).union([
            .noToken, .notWoken, .nothingArrives, .buttons, .notShown, .permissionMissing,
        ])
    ) { complaint in
        let missing = complaint.facts(.applicationDelegate).filter { $0.detail == "missing" }
        guard let first = missing.first,
            !complaint.facts(.applicationDelegate).contains(where: { $0.detail != "missing" })
        else { return nil }
        let app = complaint.facts(.lifeCycle).filter { $0.value == "swiftui" }
        return Sign(
            missing + app,
            words:
                "no @UIApplicationDelegateAdaptor names \(first.value), so iOS never calls its methods",
            change: "declare it in the App: @UIApplicationDelegateAdaptor(\(first.value).self)",
            .likely)
    }

    private static let offMainCallback = Mistake(
        "off-main-callback", "a callback in the form with async does not run on the main thread",
        effect:
            "When it ends, UIKit goes on where it ended, and stops the app: Call must be made on main thread.",
        change:
            "mark the method or its class with @MainActor, or take the form with a completion handler",
        lines: [
            "@MainActor", "func userNotificationCenter(",
            "    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse",
            ") async",
        ],
        at: .completion,
        seen: [.crashAtTap, .crashAtArrival, .tapDoesNothing, .tapDoesNothingWhenKilled],
        log: [["Call must be made on main thread"]]
    ) { complaint in
        let crashes =
            complaint.isAbout([.crashAtTap, .crashAtArrival, .crashAtLaunch])
            || complaint.mentions("crash")
        guard crashes else { return nil }
        let facts = complaint.facts(.offMain)
        let taps = facts.filter { $0.value == "did-receive" }
        let chosen = complaint.has(.crashAtArrival) ? facts : taps
        guard let first = chosen.first else { return nil }
        let name = first.value == "did-receive" ? "didReceive" : "willPresent"
        return Sign(
            chosen,
            words: first.detail == "nonisolated"
                ? "\(name) is nonisolated and async: it does not end on the main thread"
                : "\(name) is async, and no @MainActor keeps it on the main thread")
    }

    private static let openedByIcon = Mistake(
        "opened-by-icon", "the app was opened by its icon, so iOS gives it no payload",
        effect:
            "iOS hands a notification to the app only when the user taps it. Opened by its icon, the app gets nothing of what lies in Notification Center.",
        change:
            "ask the server at each launch, or read what was delivered by getDeliveredNotifications",
        lines: [
            "let delivered = await UNUserNotificationCenter.current().deliveredNotifications()"
        ],
        at: .launch,
        seen: [.openedByIcon, .tapDoesNothingWhenKilled, .tapDoesNothing, .dataMissing]
    ) { complaint in
        let words = complaint.told.lowercased()
        let isTold =
            complaint.isTold && words.contains("icon")
            && ["open", "launch", "start"].contains(where: words.contains)
            && !["badge", "number"].contains(where: words.contains)
        return complaint.has(.openedByIcon) || isTold ? Sign() : nil
    }

    private static let urlMethodWithScenes = Mistake(
        "url-method-with-scenes",
        "the app takes links in a method that is not called in an app with scenes",
        effect: "With scenes iOS gives a link to the scene's delegate alone.",
        change:
            "implement scene(_:openURLContexts:), and read connectionOptions.urlContexts for the launch",
        lines: ["func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)"],
        at: .routing, seen: Symptom.ofTaps
    ) { complaint in
        guard let app = complaint.app, app.settings.lifeCycle == .scenes,
            // A scene's delegate of a framework takes the link.
            !complaint.facts(.sceneDelegate).contains(where: { $0.detail == "library" }),
            let method = complaint.facts(.linkMethod).first(where: { $0.value == "open-url" }),
            !complaint.facts(.linkMethod).contains(where: { $0.value == "scene-open-url" }),
            complaint.hasOwnLink
        else { return nil }
        return Sign(
            [method] + complaint.facts(.lifeCycle).prefix(1),
            words:
                "application(_:open:options:) is not called in an app with scenes, and no scene(_:openURLContexts:) is there",
            .likely)
    }
}

extension Complaint {
    /// True if the payload has a link with a scheme of the app's own.
    var hasOwnLink: Bool {
        let schemes = facts(.urlScheme).map { $0.value.lowercased() }
        return leaves.contains { path in
            guard let text = value(at: path)?.string?.lowercased(),
                let end = text.firstRange(of: "://")
            else { return false }
            let scheme = String(text[..<end.lowerBound])
            return schemes.contains(scheme)
                || schemes.isEmpty && !["http", "https"].contains(scheme)
        }
    }
}
