import Handset
import HandsetLint
import HandsetReading
import HandsetTree

extension Mistake {
    static let ofFrameworks: [Mistake] = [
        noInitialNotification, listenerTooLate, backgroundHandlerInside,
    ]

    /// The handler of each framework for a tap, and the question for the one that launched the app.
    private static let pairs:
        [(opened: Set<String>, initial: String, plugins: Set<String>, lines: Advice?)] = [
            (
                ["onNotificationOpenedApp"], "getInitialNotification",
                ["@react-native-firebase/messaging"], nil
            ),
            (["onMessageOpenedApp"], "getInitialMessage", ["firebase_messaging"], nil),
            (
                ["onForegroundEvent", "onBackgroundEvent"], "getInitialNotification",
                ["@notifee/react-native"],
                [
                    .javaScript: [
                        "const initial = await notifee.getInitialNotification();",
                        "if (initial) open(initial.notification.data);",
                    ]
                ]
            ),
        ]

    private static let noInitialNotification = Mistake(
        "no-initial-notification", "nothing reads the notification that launched the app",
        effect:
            "The handler for a tap is for an app that runs. The tap that launches it waits for a question of its own.",
        change: "ask for it once when the app starts",
        lines: [
            .javaScript: [
                "messaging().getInitialNotification().then(message => message && open(message.data));"
            ],
            .dart: [
                "final message = await FirebaseMessaging.instance.getInitialMessage();",
                "if (message != null) open(message.data);",
            ],
        ],
        at: .launch, seen: [.tapDoesNothingWhenKilled, .tapDoesNothing]
    ) { complaint in
        guard let plugin = complaint.app?.plugin else { return nil }
        let others = complaint.facts(.plugin).map(\.value)
        for pair in pairs where !pair.plugins.isDisjoint(with: others) {
            let opened = plugin.handlers.filter { pair.opened.contains($0.value) }
            guard !opened.isEmpty, !plugin.has(pair.initial) else { continue }
            return Sign(
                opened, words: "\(opened[0].value) is not called for the tap that launches the app",
                change: "ask for it once when the app starts, by \(pair.initial)()",
                advice: pair.lines)
        }
        return nil
    }

    private static let listenerTooLate = Mistake(
        "listener-too-late",
        "the handler for pushes is set too late for the tap that launches the app",
        effect: "The plugin tells each push once, to the handlers that are there then.",
        change:
            "set the handler right after PushNotification.init(…), and keep what it gets until the app can show it",
        lines: [
            .javaScript: ["push.on('notification', data => { pending = data; showPending(); });"]
        ],
        at: .launch,
        seen: [.tapDoesNothingWhenKilled, .tapDoesNothing]
    ) { complaint in
        let facts = complaint.facts(.handlerLate)
        return facts.isEmpty ? nil : Sign(facts)
    }

    private static let backgroundHandlerInside = Mistake(
        "background-handler-inside",
        "the handler for the background is set where it is not there in the background",
        effect:
            "The framework starts the code without its screens: a handler within a component, a class or a closure is not found.",
        change:
            "set it at the top of the first file: in Dart a function of its own with @pragma('vm:entry-point'), in JavaScript in index.js",
        at: .callback, seen: [.notWoken]
    ) { complaint in
        let facts = complaint.facts(.handlerInside)
        guard let first = facts.first else { return nil }
        return Sign(facts, words: "the handler of \(first.value) is \(first.detail)")
    }
}
