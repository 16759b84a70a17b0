extension Evidence {
    static let ofScenes: [String: [Evidence]] = [
        "no-scenes": [
            Evidence(
                title: "Transitioning to the UIKit scene-based life cycle (Apple)",
                url:
                    "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle",
                words:
                    "Apple: beginning in iOS 27, apps built with the latest SDK must adopt the scene-based life cycle or they fail to launch."
            ),
            Evidence(
                title: "App fails to launch on iOS 27 (metrodroid)",
                url: "https://github.com/metrodroid/metrodroid/issues/904",
                words:
                    "Built with Xcode 27 the app ends, and the log says that the UIScene life cycle is required."
            ),
        ],
        "scene-manifest-empty": [
            Evidence(
                title: "iOS 27 launch failure with an empty scene manifest (mobile_nebula)",
                url: "https://github.com/DefinedNet/mobile_nebula/issues/405",
                words:
                    "A manifest without configurations was taken until Xcode 26; naming the scene delegate repaired the launch."
            ),
            Evidence(
                title: "UIScene on iOS 27 (Tauri)",
                url: "https://github.com/tauri-apps/tauri/issues/15719",
                words:
                    "An empty manifest does not count as adopted, also if configurationForConnecting is added as the app runs."
            ),
        ],
        "center-delegate-in-scene": [
            Evidence(
                title: "Early notification delegate setup for UIScene apps (FlutterFire)",
                url: "https://github.com/firebase/flutterfire/issues/18495",
                words:
                    "A delegate that is set after the launch, as the scene connects, conflicts with Apple's rule for the tap that launches the app."
            ),
            Evidence(
                title:
                    "Tapping a notification when app is terminated now opens context (deltachat-ios)",
                url: "https://github.com/deltachat/deltachat-ios/pull/2672",
                words:
                    "Setting the delegate in didFinishLaunching brought the tap that launches the app."
            ),
        ],
        "response-handled-twice": [
            Evidence(
                title: "Scene support (defold extension-push)",
                url: "https://github.com/defold/extension-push/pull/58",
                words:
                    "UIKit reports the response that launched the app by several callbacks; the change keeps it from being delivered twice."
            ),
            Evidence(
                title: "Adopt the scene life cycle (WordPress-iOS)",
                url: "https://github.com/wordpress-mobile/WordPress-iOS/pull/25643",
                words:
                    "A public app leaves the response to didReceive, and reads links and shortcuts alone from the connection options."
            ),
        ],
        "app-state-callback-with-scenes": [
            Evidence(
                title: "applicationDidBecomeActive with scenes (AppsFlyer)",
                url: "https://github.com/AppsFlyerSDK/AppsFlyerFramework/issues/139",
                words:
                    "Quotes Apple: with scenes UIKit does not call applicationDidBecomeActive."
            ),
            Evidence(
                title: "Scene life cycle (kickstarter)",
                url: "https://github.com/kickstarter/ios-oss/pull/2994",
                words:
                    "After the move to scenes the work of the app's foreground callbacks was missing, and moved to the scene."
            ),
        ],
        "link-callbacks-in-app-delegate": [
            Evidence(
                title: "Links with scenes (Expo)",
                url: "https://github.com/expo/expo/issues/49925",
                words:
                    "With a scene delegate the methods for links of the application's delegate are not called."
            ),
            Evidence(
                title: "Cold links with scenes (Avalonia)",
                url: "https://github.com/AvaloniaUI/Avalonia/issues/21394",
                words:
                    "Links that start the app were dropped: they are in the connection options."
            ),
        ],
        "rn-launch-options-with-scenes": [
            Evidence(
                title: "Initial URL with scenes (Expo)",
                url: "https://github.com/expo/expo/issues/47628",
                words:
                    "React Native started in the scene got no launch options, so the first link was null."
            ),
            Evidence(
                title: "getInitialNotification with a scene delegate (React Native)",
                url: "https://github.com/facebook/react-native/issues/37278",
                words:
                    "With a scene delegate the launch options are empty, and the initial push is lost."
            ),
        ],
        "flutter-plugin-after-launch": [
            Evidence(
                title: "getInitialMessage() returns null when the app was killed (FlutterFire)",
                url: "https://github.com/firebase/flutterfire/issues/17991",
                words:
                    "It appeared with the move to UIScene, where plugins are registered after the launch."
            ),
            Evidence(
                title: "Support early notification delegate setup for UIScene apps (FlutterFire)",
                url: "https://github.com/firebase/flutterfire/pull/18501",
                words:
                    "Adds a call for didFinishLaunching that sets the center's delegate in time."
            ),
            Evidence(
                title: "Register for APNs when UIScene plugins miss launch callbacks (FlutterFire)",
                url: "https://github.com/firebase/flutterfire/pull/18620",
                words:
                    "The plugin registered after the launch, and its setup was skipped."
            ),
        ],
        "root-controller-at-launch": [
            Evidence(
                title: "rootViewController is nil at launch with UIScene (Flutter)",
                url: "https://github.com/flutter/flutter/issues/186971",
                words:
                    "The usual line of an app's delegate that takes the window's first screen crashes with scenes."
            ),
            Evidence(
                title: "UIScene migration (Flutter)",
                url: "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate",
                words:
                    "Flutter: the window is not there in didFinishLaunching; use the engine's bridge."
            ),
        ],
        "window-before-scene": [
            Evidence(
                title: "Adopt the scene life cycle (WordPress-iOS)",
                url: "https://github.com/wordpress-mobile/WordPress-iOS/pull/25643",
                words:
                    "Launches in the background now run before any window: the app keeps the work until the first scene connects."
            ),
            Evidence(
                title: "Crash in the background with scenes (omi)",
                url: "https://github.com/BasedHardware/omi/issues/11570",
                words:
                    "The window is nil where the app's delegate takes it for granted."
            ),
        ],
        "window-without-scene": [
            Evidence(
                title: "Black screen with scenes (Expo)",
                url: "https://github.com/expo/expo/issues/50179",
                words:
                    "The window was made without its scene, and the screen stayed black."
            ),
            Evidence(
                title: "Scene life cycle (AAO-React-Native)",
                url: "https://github.com/StoDevX/AAO-React-Native/issues/7743",
                words:
                    "The window has to be made from the scene."
            ),
        ],
        "active-scene-at-tap": [
            Evidence(
                title: "Notification taps with scenes (openhab-ios)",
                url: "https://github.com/openhab/openhab-ios/pull/1229",
                words:
                    "didReceive comes while the scene is still foregroundInactive, and a search for an active one finds none."
            )
        ],
        "event-before-view": [
            Evidence(
                title: "A tap before the view is ready (inkwell)",
                url: "https://github.com/ewanc26/inkwell/issues/94",
                words:
                    "The tap that launches the app came before the view; a queue of pending items repaired it."
            ),
            Evidence(
                title: "Cold links before the page (cordova-ios)",
                url: "https://github.com/apache/cordova-ios/issues/1671",
                words:
                    "The event was posted before the observer existed."
            ),
            Evidence(
                title: "Events before the plugins (capacitor-plus)",
                url: "https://github.com/Cap-go/capacitor-plus/pull/114",
                words:
                    "The scene's event was posted before a plugin was there to hear it."
            ),
        ],
        "scene-rebuilt": [
            Evidence(
                title: "Adopt the iOS UIScene lifecycle (edge-react-gui)",
                url: "https://github.com/EdgeApp/edge-react-gui/pull/6179",
                words:
                    "A scene that connects again made a second root; the change uses the first one again."
            ),
            Evidence(
                title: "Scene reconnection (MSAL)",
                url:
                    "https://github.com/AzureAD/microsoft-authentication-library-for-objc/pull/3070",
                words:
                    "iOS disconnects and connects scenes of a living process, and state that hangs on the old one is lost."
            ),
        ],
    ]
}
