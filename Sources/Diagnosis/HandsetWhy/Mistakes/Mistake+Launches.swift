import Handset
import HandsetFacts
import HandsetLint

/// The mistakes between a tap and the app's first line.
extension Mistake {
    static let ofLaunches: [Mistake] = [
        noDelegateAdaptor, offMainCallback, openedByIcon,
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
        let missing = complaint.facts(.applicationDelegate).filter { $0.source == .missing }
        guard let first = missing.first,
            !complaint.facts(.applicationDelegate).contains(where: { $0.source != .missing })
        else { return nil }
        let app = complaint.facts(.lifeCycle).filter { $0.form == .swiftui }
        return Sign(
            missing + app,
            words:
                "no @UIApplicationDelegateAdaptor names \(first.name), so iOS never calls its methods",
            change: "declare it in the App: @UIApplicationDelegateAdaptor(\(first.name).self)",
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
        let taps = facts.filter { $0.callback == .didReceive }
        let chosen = complaint.has(.crashAtArrival) ? facts : taps
        guard case .offMain(let callback, let isNonisolated)? = chosen.first?.meaning else {
            return nil
        }
        let name = callback == .didReceive ? "didReceive" : "willPresent"
        return Sign(
            chosen,
            words: isNonisolated
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
}
