/// A fault of an app's code, read in its sources, that keeps a callback from opening what it gets.
///
/// The scenario of an app that was read has them, so that each view of a payload says the same.
public struct CodeFault: Hashable, Sendable {
    /// The kind of a fault, by the name of its mistake in `handset why`.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The code asks for a scene that is active, and at the tap none is yet.
        case activeSceneAtTap = "active-scene-at-tap"
        /// The code asks for a window that the application's delegate does not have.
        case windowBeforeScene = "window-before-scene"
        /// An event is posted before the view listens.
        case eventBeforeView = "event-before-view"
        /// The window belongs to no scene, and is never on the screen.
        case windowWithoutScene = "window-without-scene"
        /// React Native starts without the notification that launched the app.
        case reactNativeLaunchOptions = "rn-launch-options-with-scenes"
        /// Flutter's plugins are registered after the launch.
        case flutterPluginAfterLaunch = "flutter-plugin-after-launch"
        /// The code takes the window's first screen at the launch, where there is none.
        case rootControllerAtLaunch = "root-controller-at-launch"
        /// The app opens in a callback for its coming and going that scenes do not call.
        case appStateCallback = "app-state-callback-with-scenes"
        /// The app opens in a callback for links that scenes do not call.
        case linkCallbacks = "link-callbacks-in-app-delegate"
        /// The first screen is built again, and what was opened is lost with the old one.
        case sceneRebuilt = "scene-rebuilt"
    }

    /// The calls that a fault spoils.
    package enum Moment: Hashable, Sendable {
        /// Each call.
        case always
        /// Those of an app that this notification has launched.
        case afterLaunch
        /// Those while the app is not active.
        case notActive
        /// Those before a scene has connected.
        case withoutScene
        /// Those after a scene has connected to an app that ran already.
        case afterReconnection
    }

    /// The kind.
    public let kind: Kind
    /// The place in the sources, such as `Hall.swift:18`; empty if it is not known.
    public let place: String
    /// The callbacks that it spoils; a crash need not be in one that gets the payload.
    package var callbacks: RoutingCallbacks
    package var moment: Moment
    /// True if the app crashes there; false if it opens nothing.
    package var isCrash = false
    /// True if it counts for apps without scenes too.
    package var isOfAllApps = false

    package init(
        _ kind: Kind, at place: String, in callbacks: RoutingCallbacks, _ moment: Moment,
        isCrash: Bool = false, isOfAllApps: Bool = false
    ) {
        self.kind = kind
        self.place = place
        self.callbacks = callbacks
        self.moment = moment
        self.isCrash = isCrash
        self.isOfAllApps = isOfAllApps
    }

    /// The fault in words, with its place.
    var words: String {
        let words =
            switch kind {
            case .activeSceneAtTap where moment == .always:
                "the code asks the application's delegate for its window, and with scenes that has none"
            case .activeSceneAtTap:
                "no scene is active yet when a tap arrives, and the code asks for an active one"
            case .windowBeforeScene: "the window is nil: no scene has given the app one"
            case .eventBeforeView: "the event is posted before the view listens"
            case .windowWithoutScene: "the app's window belongs to no scene, and is never shown"
            case .reactNativeLaunchOptions:
                "React Native starts without the notification, and its event comes before JavaScript listens"
            case .flutterPluginAfterLaunch:
                "the plugin becomes the center's delegate after the launch, too late for this tap"
            case .rootControllerAtLaunch: "the window is nil: no scene has connected at the launch"
            case .appStateCallback where callbacks.contains(.launch):
                "the app registers in a callback of the application's delegate that scenes do not call"
            case .appStateCallback:
                "the app opens it in a callback of the application's delegate that scenes do not call"
            case .linkCallbacks:
                "the link ends in a callback of the application's delegate that scenes do not call"
            case .sceneRebuilt: "the scene builds a new first screen, and the old one opens it"
            }
        return place.isEmpty ? words : "\(words) (\(place))"
    }

    /// The remedy, in words.
    var remedy: String {
        switch kind {
        case .activeSceneAtTap: "take a connected scene, active or not"
        case .windowBeforeScene, .rootControllerAtLaunch: "expect that there is no window yet"
        case .eventBeforeView: "keep the value, and let the view ask for it when it is ready"
        case .windowWithoutScene: "make the window with UIWindow(windowScene:)"
        case .reactNativeLaunchOptions:
            "put connectionOptions.notificationResponse into React Native's launch options"
        case .flutterPluginAfterLaunch:
            "take a release of the plugin that knows scenes, or set the center's delegate before super.application"
        case .appStateCallback: "do it in sceneDidBecomeActive(_:) or its sisters"
        case .linkCallbacks: "implement scene(_:openURLContexts:) and scene(_:continue:)"
        case .sceneRebuilt: "use the window again, or give the router the new first screen"
        }
    }
}

extension Scenario {
    /// True if the app crashes at each launch, so that it never runs.
    var crashesAtLaunch: Bool {
        presentLifeCycle.usesScenes
            && codeFaults.contains { fault in
                fault.isCrash && fault.moment == .always && fault.callbacks.contains(.launch)
            }
    }
}
