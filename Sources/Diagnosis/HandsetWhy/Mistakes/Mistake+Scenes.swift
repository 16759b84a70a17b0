import Handset
import HandsetFacts

extension Mistake {
    static let ofScenes: [Mistake] = [
        noScenes, sceneManifestEmpty, centerDelegateInScene, responseHandledTwice,
        appStateCallback, linkCallbacks, reactNativeLaunchOptions, flutterPluginAfterLaunch,
    ]

    static let tapSymptoms: Set<Symptom> = [
        .tapDoesNothing, .tapDoesNothingWhenKilled, .wrongScreen, .openedByIcon,
    ]
    private static let coldTaps: Set<Symptom> = tapSymptoms.union([.backgroundOnly])
    private static let endings: Set<Symptom> = [
        .crashAtLaunch, .blackScreen, .crashAtTap, .tapDoesNothing, .tapDoesNothingWhenKilled,
        .nothingArrives,
    ]

    private static let noScenes = Mistake(
        "no-scenes", "the app is built with the SDK of iOS 27, and has not adopted scenes",
        effect:
            "iOS 27 ends such an app when its first scene is made: it opens, and is gone at once. Nothing warns at build time.",
        change: "add a scene delegate, name it in Info.plist, and make the window there",
        lines: [
            "class SceneDelegate: UIResponder, UIWindowSceneDelegate {",
            "    var window: UIWindow?",
            "    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,",
            "               options connectionOptions: UIScene.ConnectionOptions) {",
            "        guard let windowScene = scene as? UIWindowScene else { return }",
            "        window = UIWindow(windowScene: windowScene)",
            "    }",
            "}",
        ], at: .callback, seen: endings,
        log: [["UIScene life cycle is required"]]
    ) { complaint in
        guard complaint.scenario.endsAtLaunch, complaint.scenario.lifeCycle == .application else {
            return nil
        }
        return endingSign(complaint, complaint.facts(.applicationDelegate))
    }

    private static let sceneManifestEmpty = Mistake(
        "scene-manifest-empty", "the manifest of scenes names no scene delegate of the app",
        effect:
            "The SDK of iOS 26 took such an app for one without scenes, or showed a black screen; built with that of iOS 27 it ends at launch.",
        change: "name a class of the app in the configuration of the manifest",
        lines: [
            "<key>UIWindowSceneSessionRoleApplication</key>",
            "<array><dict>",
            "    <key>UISceneConfigurationName</key><string>Default Configuration</string>",
            "    <key>UISceneDelegateClassName</key>",
            "    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>",
            "</dict></array>",
        ], at: .callback, seen: endings,
        log: [
            ["could not load class with name"], ["contained no UIScene configuration dictionary"],
        ]
    ) { complaint in
        guard complaint.scenario.lifeCycle == .manifestAlone else { return nil }
        let missing = complaint.facts(.sceneDelegate).filter { $0.declaration == .missing }
        let places = missing + complaint.facts(.sceneManifest)
        if complaint.scenario.endsAtLaunch {
            return endingSign(complaint, places, missing.first.map(Self.words(ofMissing:)))
        }
        return missing.first.map { Sign(missing, words: words(ofMissing: $0), .likely) }
    }

    private static func words(ofMissing fact: AppFact) -> String {
        "the manifest of scenes names \(fact.name), and the app has no such class"
    }

    /// The sign of an app that iOS ends; a hint of the SDK proves nothing.
    private static func endingSign(
        _ complaint: Complaint, _ places: [AppFact], _ words: String? = nil
    ) -> Sign {
        let hint = complaint.scenario.sdkHint
        let hints = complaint.facts(.xcodeVersion).filter {
            hint == "\($0.place.file):\($0.place.line)"
        }
        return Sign(
            Array(places.prefix(2)) + hints, words: words, hint == nil ? .certain : .likely,
            decides: hint == nil
                ? nil : "the SDK that the app is built with: DTSDKName in its Info.plist")
    }

    private static let centerDelegateInScene = Mistake(
        "center-delegate-in-scene",
        "the notification center's delegate is set when the scene connects",
        effect:
            "That is after the launch: by Apple's rule the tap that launches the app has no receiver, and a button in the background has none either, if no scene connects for it.",
        change: "set it before application(_:didFinishLaunchingWithOptions:) returns",
        lines: ["UNUserNotificationCenter.current().delegate = notifications"], at: .launch,
        seen: coldTaps.union([.buttons, .afterFirstLaunch])
    ) { complaint in
        guard let app = complaint.app, app.isLateInScenes else { return nil }
        let facts = app.center.assignments.filter { $0.time == .late }
        let isRead = complaint.facts(.routes).contains { $0.callback == .sceneConnect }
        return Sign(
            facts,
            words:
                "the notification center's delegate is set after the launch, \(facts.first?.steps.words ?? "")",
            // Nobody has published what such an app gets.
            isRead ? .guess : .likely)
    }

    private static let responseHandledTwice = Mistake(
        "response-handled-twice",
        "the same response is opened from the connection options and from didReceive",
        effect:
            "After a tap that launches the app iOS gives the response to both, and what it opens opens twice.",
        change: "leave it to didReceive, or compare the request's identifier",
        lines: [
            "let id = response.notification.request.identifier + response.actionIdentifier",
            "guard seen.insert(id).inserted else { return }",
        ], at: .launch, seen: [.openedTwice]
    ) { complaint in
        guard let app = complaint.app, app.plugin == nil, app.settings.opensResponsesOnce != true,
            app.settings.lifeCycle?.hasSceneDelegate == true
                || !complaint.facts(.connectionOptions).isEmpty,
            !app.center.isLate, app.center.methods.contains(where: { $0.callback == .didReceive })
        else { return nil }
        let routes = complaint.facts(.routes)
        let (cold, warm) = (
            routes.filter { $0.callback == .sceneConnect },
            routes.filter { $0.callback == .didReceive }
        )
        return cold.isEmpty || warm.isEmpty
            ? nil : Sign(Array(cold.prefix(1) + warm.prefix(1)), .likely)
    }

    private static let appStateCallback = Mistake(
        "app-state-callback-with-scenes",
        "the app does something in a callback for its coming and going that scenes do not call",
        effect:
            "With scenes iOS calls applicationDidBecomeActive and its sisters no more: the registration, the badge or what a tap has left for it is not done.",
        change:
            "do it in the scene's method, or when UIApplication.didBecomeActiveNotification comes",
        lines: [
            "func sceneDidBecomeActive(_ scene: UIScene) {",
            "    UIApplication.shared.registerForRemoteNotifications()", "}",
        ], at: .callback,
        seen: tapSymptoms.union([
            .noToken, .badge, .notShown, .notShownInForeground, .nothingArrives, .notWoken,
        ])
    ) { complaint in
        guard let found = complaint.found(.appStateCallback) else { return nil }
        // What else is done there explains no tap.
        let work = found.facts.first?.work
        let isElse = work == .else || work == .badges
        guard
            !isElse || complaint.symptoms.isEmpty || complaint.has(.afterFirstLaunch)
                || work == .badges && complaint.has(.badge)
        else { return nil }
        let names: [AppFact.StateMethod: String] = [
            .didBecomeActive: "applicationDidBecomeActive",
            .willResignActive: "applicationWillResignActive",
            .willEnterForeground: "applicationWillEnterForeground",
            .didEnterBackground: "applicationDidEnterBackground",
        ]
        let name = found.facts.first?.stateMethod.flatMap { names[$0] } ?? "it"
        return Sign(
            found.facts, words: "iOS does not call \(name) of an app with scenes",
            isElse ? .guess : found.confidence)
    }

    private static let linkCallbacks = Mistake(
        "link-callbacks-in-app-delegate",
        "links end in methods of the application's delegate that scenes do not call",
        effect:
            "A push that opens its link by open(_:) comes back to the scene delegate, which has no method for it.",
        change: "implement the scene's methods, and read both from the connection options too",
        lines: [
            "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {",
            "    contexts.forEach { route($0.url) }", "}",
        ], at: .routing, seen: tapSymptoms
    ) { complaint in
        complaint.found(.linkCallbacks).map { found in
            var sign = Sign(found.facts, found.confidence)
            // Nothing shows that a push opens a link, unless somebody says so.
            sign.fits =
                found.confidence != .guess
                || ["link", "url", "continue"].contains(where: complaint.mentions)
            return sign
        }
    }

    private static let reactNativeLaunchOptions = Mistake(
        "rn-launch-options-with-scenes",
        "React Native starts in the scene without the notification that launched the app",
        effect:
            "The launch options are empty in an app with scenes: getInitialNotification and getInitialURL give null.",
        change: "put the response of the connection options into React Native's launch options",
        lines: [
            "var options: [UIApplication.LaunchOptionsKey: Any] = [:]",
            "if let response = connectionOptions.notificationResponse {",
            "    options[.remoteNotification] = response.notification.request.content.userInfo",
            "}",
            "factory.startReactNative(withModuleName: name, in: window, launchOptions: options)",
        ], at: .launch, seen: coldTaps.union([.dataMissing])
    ) { complaint in
        complaint.found(.reactNativeLaunchOptions).map { Sign($0.facts, $0.confidence) }
    }

    private static let flutterPluginAfterLaunch = Mistake(
        "flutter-plugin-after-launch",
        "Flutter's plugins are registered after the launch, and the plugin for pushes comes too late",
        effect:
            "With the implicit engine the plugin becomes the center's delegate after didFinishLaunching has returned: the tap that launches the app does not reach it.",
        change:
            "take a release of the plugin that knows scenes, or set the center's delegate before super.application",
        lines: ["UNUserNotificationCenter.current().delegate = self"], at: .launch,
        seen: coldTaps.union([.eventMissing, .noToken, .dataMissing])
    ) { complaint in
        complaint.found(.flutterPluginAfterLaunch).map { Sign($0.facts, $0.confidence) }
    }
}

extension Complaint {
    /// Returns the fault of a kind that the sources show; `nil` if there is none.
    func found(_ kind: CodeFault.Kind) -> FoundFault? {
        app?.codeFaults.first { $0.fault.kind == kind }
    }
}

extension ReadApp {
    /// True if an app with a scene delegate of its own sets the center's delegate after the launch alone.
    var isLateInScenes: Bool {
        center.isLate && settings.lifeCycle?.hasSceneDelegate == true
    }
}
