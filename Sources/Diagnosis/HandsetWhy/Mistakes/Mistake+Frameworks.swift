import Handset
import HandsetFacts
import HandsetLint
import HandsetTree

extension Mistake {
    static let ofFrameworks: [Mistake] = [
        noInitialNotification, listenerTooLate, backgroundHandlerInside,
    ]

    /// The handlers of a library for a tap, and the questions for the one that launched the app.
    private struct Pair {
        let opened: Set<String>
        let initial: [String]
        let plugins: Set<String>
        var confidence = Confidence.certain
        /// The question in code; none for libraries whose call stands in the words.
        var advice: Advice = []
    }

    private static let pairs: [Pair] = [
        Pair(
            opened: ["onNotificationOpenedApp"], initial: ["getInitialNotification"],
            plugins: ["@react-native-firebase/messaging"],
            advice: [
                .javaScript: [
                    "messaging().getInitialNotification().then(message => message && open(message.data));"
                ]
            ]),
        Pair(
            opened: ["onNotificationOpened"], initial: ["getInitialNotification"],
            plugins: ["react-native-firebase"]),
        Pair(
            opened: ["onMessageOpenedApp"], initial: ["getInitialMessage"],
            plugins: ["firebase_messaging"],
            advice: [
                .dart: [
                    "final message = await FirebaseMessaging.instance.getInitialMessage();",
                    "if (message != null) open(message.data);",
                ]
            ]),
        Pair(
            opened: ["registerNotificationOpened"], initial: ["getInitialNotification"],
            plugins: ["react-native-notifications"]),
        Pair(
            opened: ["onForegroundEvent", "onBackgroundEvent"],
            initial: ["getInitialNotification"], plugins: ["@notifee/react-native"],
            confidence: .likely),
        Pair(
            opened: ["addEventListener"],
            initial: ["getInitialNotification", "popInitialNotification"],
            plugins: ["@react-native-community/push-notification-ios"], confidence: .likely),
    ]

    private static let noInitialNotification = Mistake(
        "no-initial-notification", "nothing reads the notification that launched the app",
        effect:
            "The handler for a tap is for an app that runs. The tap that launches it waits for a question of its own.",
        change: "ask for it once when the app starts",
        at: .launch, seen: [.tapDoesNothingWhenKilled, .tapDoesNothing, .backgroundOnly]
    ) { complaint in
        guard let plugin = complaint.app?.plugin else { return nil }
        let others = complaint.facts(.plugin).map(\.name)
        for pair in pairs where !pair.plugins.isDisjoint(with: others) {
            let opened = plugin.handlers.filter { pair.opened.contains($0.name) }
            guard !opened.isEmpty, !pair.initial.contains(where: plugin.has) else { continue }
            return Sign(
                opened, words: "\(opened[0].name) is not called for the tap that launches the app",
                change: "ask for it once when the app starts, by \(pair.initial[0])()",
                min(pair.confidence, opened.map(\.confidence).min() ?? .certain),
                advice: pair.advice)
        }
        return ofExpo(complaint, plugin) ?? ofBraze(complaint) ?? ofPushNotification(complaint)
    }

    /// Expo tells a response to the listeners that are there; a listener in the first screen is in time.
    private static func ofExpo(_ complaint: Complaint, _ plugin: FrameworkPlugin) -> Sign? {
        let name = "addNotificationResponseReceivedListener"
        let listeners = plugin.handlers.filter { $0.name == name }
        let questions = [
            "useLastNotificationResponse", "getLastNotificationResponseAsync",
            "getLastNotificationResponse",
        ]
        guard let first = listeners.first, complaint.plugin("expo-notifications") != nil,
            !questions.contains(where: plugin.has),
            listeners.allSatisfy({ isScreen($0.place.file) })
        else { return nil }
        return Sign(
            listeners,
            words:
                "\(first.name) is added in a screen, after the tap that launches the app was told",
            change:
                "ask useLastNotificationResponse() in the first component, or add the listener at the top of the first file",
            .likely)
    }

    /// Returns true for a file that is a screen by its name, and not what stands around all screens; a hook or a
    /// provider may be in use from the first line on.
    private static func isScreen(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        let name = parts.last?.split(separator: ".").first.map(String.init) ?? ""
        let around = [
            "app", "index", "_layout", "main", "root", "provider", "navigat", "layout", "manager",
            "handler", "notification",
        ]
        guard !around.contains(where: { name.lowercased().contains($0) }) else { return false }
        let folders = parts.dropLast().map { $0.lowercased() }
        return name.first?.isUppercase ?? false
            || folders.contains { ["screens", "pages", "views"].contains($0) }
    }

    /// Braze keeps the link of the launch only if the AppDelegate gives it the launch options.
    private static func ofBraze(_ complaint: Complaint) -> Sign? {
        guard complaint.isNativeRead,
            let plugin = complaint.plugin("@braze/react-native-sdk", "react-native-appboy-sdk"),
            complaint.options(.brazeInitial).isEmpty
        else { return nil }
        let asked =
            complaint.options(.brazeInitialURL)
            + complaint.facts(.handler).filter { $0.name == "getInitialPushPayload" }
        guard !asked.isEmpty || complaint.payload?["ab_uri"] != nil else { return nil }
        let isOld = plugin.name == "react-native-appboy-sdk"
        let line =
            isOld
            ? "[[AppboyReactUtils sharedInstance] populateInitialUrlFromLaunchOptions:launchOptions]"
            : "[[BrazeReactUtils sharedInstance] populateInitialPayloadFromLaunchOptions:launchOptions]"
        return Sign(
            complaint.methods(.launch) + asked + [plugin],
            words: asked.isEmpty
                ? "the AppDelegate does not give Braze the launch options, and no code asks for the link of the launch"
                : "the AppDelegate does not give Braze the launch options, so the link of the launch is empty",
            change: "in didFinishLaunchingWithOptions call \(line)", .likely)
    }

    /// react-native-push-notification asks by itself, unless that is switched off.
    private static func ofPushNotification(_ complaint: Complaint) -> Sign? {
        let off = complaint.options(.popInitial).filter {
            $0.optionValue == .bool(false)
        }
        guard !off.isEmpty,
            !complaint.facts(.handler).contains(where: {
                $0.name == "popInitialNotification" && !$0.text.contains("false")
            })
        else { return nil }
        return Sign(
            off,
            words:
                "popInitialNotification is false, and no code asks for the notification of the launch",
            change:
                "configure popInitialNotification: true, or call PushNotification.popInitialNotification",
            .likely)
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
        guard case .handlerInside(let name, let place)? = facts.first?.meaning else { return nil }
        return Sign(facts, words: "the handler of \(name) is \(place.rawValue)")
    }
}
