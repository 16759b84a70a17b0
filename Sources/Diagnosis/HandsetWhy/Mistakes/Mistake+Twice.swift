import Handset
import HandsetFacts
import HandsetLint

/// A push that iOS shows, and the app once more.
extension Mistake {
    static let ofTwice: [Mistake] = [shownTwice]

    private static let foreground: Set = [
        "onMessage", "onNotification", "addNotificationReceivedListener",
        "pushNotificationReceived", "notificationReceived", "onMessageReceived",
        "registerNotificationReceivedForeground", "onForegroundEvent",
    ]
    private static let background: Set = [
        "setBackgroundMessageHandler", "onBackgroundMessage",
        "registerNotificationReceivedBackground",
    ]

    private static let shownTwice = Mistake(
        "shown-twice",
        "iOS shows the push, and the app shows it again by a notification of its own",
        effect: "The user sees one message twice.",
        change:
            "let one of them show it: present nothing for the push, or show none of the app's own on iOS",
        at: .display, seen: [.shownTwice, .notShownInForeground, .notShown]
    ) { complaint in
        guard complaint.content?.hasAlert ?? true,
            complaint.isAbout([.shownTwice]) || complaint.isTold && complaint.isToldTwice
        else { return nil }
        let local = complaint.facts(.localNotification)
        // In the background an app runs for content-available alone.
        let isWoken = complaint.content?.isContentAvailable ?? true
        let ofBackground = local.filter { fact in
            isWoken && (fact.isIn(background) || fact.isOnly(of: [.fetch]))
        }
        let ofForeground = local.filter { fact in
            fact.isIn(foreground)
                || fact.isOnly(of: [.willPresent, .fetch])
                    && (isWoken || fact.leads(from: .willPresent))
        }
        let presents = complaint.facts(.presents).filter {
            $0.confidence != .guess
                && ($0.options.contains("alert") || $0.options.contains("banner"))
        }
        if let shown = ofForeground.first, let presented = presents.first {
            return Sign(
                ofForeground + presents,
                words:
                    "iOS presents the push in the foreground, and \(shown.words) shows it again",
                change: change(for: presented), min(.likely, shown.confidence))
        }
        if let shown = ofBackground.first {
            return Sign(
                ofBackground,
                words:
                    "the push has an alert that iOS shows, and \(shown.words) shows it again",
                change:
                    "show a notification of the app's own only for pushes without an alert", .likely
            )
        }
        return nil
    }

    private static func change(for presented: AppFact) -> String {
        let file = presented.place.file
        if file.hasSuffix(".dart") {
            return
                "on iOS leave local.show out, or call setForegroundNotificationPresentationOptions with alert: false"
        }
        if file.hasSuffix(".json") || file.hasSuffix(".ts") || file.hasSuffix(".js") {
            return "present nothing there, or do not show the message again on iOS"
        }
        return
            "call the completion handler of willPresent with no option, or do not show the message again on iOS"
    }
}

extension AppFact {
    /// True for a notification of the app's own that only some callbacks lead to; what all show is for other ends.
    fileprivate func isOnly(of callbacks: Set<Callback>) -> Bool {
        !self.callbacks.isEmpty && callbacks.union([.legacy]).isSuperset(of: self.callbacks)
    }

    /// The function that shows it, with the handler that it is in.
    fileprivate var words: String {
        let place = origin?.words ?? ""
        return place.isEmpty ? name : "\(name) in \(place)"
    }

    /// True for a notification of the app's own in one of some handlers of scripts.
    fileprivate func isIn(_ handlers: Set<String>) -> Bool {
        if case .handler(let name)? = origin { handlers.contains(name) } else { false }
    }
}

extension Complaint {
    /// True if the own words say that something is there twice.
    var isToldTwice: Bool {
        ["twice", "duplicate", "two notifications", "double"].contains { mentions($0) }
    }
}
