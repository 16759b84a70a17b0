import Handset
import HandsetFacts
import HandsetTree

extension Mistake {
    static let ofSceneWindows: [Mistake] = [
        rootControllerAtLaunch, windowBeforeScene, windowWithoutScene, activeSceneAtTap,
        eventBeforeView, sceneRebuilt,
    ]

    private static let rootControllerAtLaunch = Mistake(
        "root-controller-at-launch",
        "the launch takes the window's first screen for granted, and with scenes there is no window yet",
        effect:
            "The window belongs to a scene, which connects after didFinishLaunching: the cast meets nil, and the app crashes at each launch.",
        change: "do it when the scene has connected; in Flutter by the engine's bridge",
        lines: [
            "func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {",
            "    let messenger = engineBridge.applicationRegistrar.messenger()", "}",
        ], at: .callback,
        seen: tapSymptoms.union([.crashAtLaunch, .crashAtTap, .blackScreen, .nothingArrives])
    ) { complaint in
        complaint.found(.rootControllerAtLaunch).map { Sign($0.facts, $0.confidence) }
    }

    private static let windowBeforeScene = Mistake(
        "window-before-scene",
        "a callback needs the window, and a push can launch the app before a scene has one",
        effect:
            "A silent push, or a button in the background, launches the app without a scene: the window is nil, and the code crashes or drops the push.",
        change: "expect that there is no window, and keep the value until a scene connects",
        lines: [
            "guard let root = window?.rootViewController else {",
            "    store(userInfo)", "    return completionHandler(.newData)", "}",
        ], at: .callback,
        seen: [.crashAtArrival, .notWoken, .crashAtLaunch, .crashAtTap, .afterFirstLaunch]
    ) { complaint in
        complaint.found(.windowBeforeScene).map { Sign($0.facts, $0.confidence) }
    }

    private static let windowWithoutScene = Mistake(
        "window-without-scene", "the app's window belongs to no scene",
        effect:
            "It is never on the screen, which stays black: what a tap opens is not seen.",
        change: "make the window with its scene, in scene(_:willConnectTo:options:)",
        lines: [
            "guard let windowScene = scene as? UIWindowScene else { return }",
            "window = UIWindow(windowScene: windowScene)",
        ], at: .routing, seen: tapSymptoms.union([.blackScreen])
    ) { complaint in
        complaint.found(.windowWithoutScene).map { Sign($0.facts, $0.confidence) }
    }

    private static let activeSceneAtTap = Mistake(
        "active-scene-at-tap",
        "the code for a tap needs a scene that is active, and at the tap none is yet",
        effect:
            "didReceive comes while the scene is foregroundInactive: a tap opens something only if the app is in use already.",
        change: "take a connected scene, active or not, and keep the value if there is none",
        lines: [
            "let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first",
            "guard let root = scene?.windows.first?.rootViewController else { pending = info; return }",
        ], at: .routing, seen: tapSymptoms.union([.foregroundOnly])
    ) { complaint in
        complaint.found(.activeSceneAtTap).map { found in
            Sign(
                found.facts,
                words: found.facts.first?.kind == .windowUse
                    ? "the code for a tap asks the application's delegate for its window, and with scenes that has none"
                    : nil, found.confidence)
        }
    }

    private static let eventBeforeView = Mistake(
        "event-before-view", "the event for a tap is posted before the view listens",
        effect:
            "An event that comes before its listener is lost: the tap that launches the app opens nothing.",
        change: "keep the value, and let the view ask for it when it is ready",
        lines: ["router.pending = id", ".onAppear { router.openPending() }"], at: .launch,
        seen: tapSymptoms.union([.backgroundOnly, .eventMissing])
    ) { complaint in
        complaint.found(.eventBeforeView).map { found in
            guard let first = found.facts.first, first.kind == .scriptTold else {
                return Sign(found.facts, found.confidence)
            }
            return Sign(
                found.facts,
                words:
                    "JavaScript gets the event \(first.name) before its page listens for it",
                change: "keep the value, and let JavaScript ask for it when the page is ready",
                found.confidence, advice: advice(toTell: first))
        }
    }

    /// The lines that keep an event for a script.
    private static func advice(toTell fact: AppFact) -> Advice {
        guard fact.text.contains("notifyListeners") else {
            return [.swift: ["Self.waiting = id"], .objectiveC: ["self.waiting = identifier;"]]
        }
        return [
            .swift: ["notifyListeners(\"\(fact.name)\", data: data, retainUntilConsumed: true)"],
            .objectiveC: [
                "[self notifyListeners:@\"\(fact.name)\" data:data retainUntilConsumed:YES];"
            ],
        ]
    }

    private static let sceneRebuilt = Mistake(
        "scene-rebuilt",
        "the scene builds a new first screen each time it connects, and the router keeps the old one",
        effect:
            "iOS disconnects a scene in the background and connects it again in the same process: a tap then opens in the old screen, which is not shown.",
        change: "use the window again, or give the router the new first screen",
        lines: [
            "if let window = app.window { window.windowScene = windowScene } else { build() }"
        ], at: .routing, seen: tapSymptoms.union([.afterFirstLaunch])
    ) { complaint in
        complaint.found(.sceneRebuilt).map { Sign($0.facts, $0.confidence) }
    }
}
