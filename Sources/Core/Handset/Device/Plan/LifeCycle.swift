/// The way in which iOS reports the life of an app: to the application's delegate, or to scenes.
///
/// ```swift
/// var scenario = Scenario(.iOS(18), app: .notRunning, action: .tap, delegates: .userNotifications)
/// scenario.lifeCycle = .scenes
/// for callback in scenario.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#)).callbacks {
///     print(callback.selector, callback.carriesPayload)
/// }
/// // application:didFinishLaunchingWithOptions: false
/// // scene:willConnectToSession:options: true
/// // sceneWillEnterForeground: false
/// // userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: true
/// // sceneDidBecomeActive: false
/// ```
public enum LifeCycle: String, CaseIterable, Hashable, Sendable {
    /// The application's delegate gets `applicationDidBecomeActive:` and its like.
    case application
    /// The app has a scene delegate of its own, which the manifest of scenes names (iOS 13 and later).
    ///
    /// It gets `sceneDidBecomeActive:` and its like in the place of the application's delegate. After a tap
    /// that launches the app, the launch options are empty: the notification is in the connection options
    /// of the scene ("TN3187: Migrating to the UIKit scene-based life cycle").
    case scenes
    /// The same without a manifest: `application(_:configurationForConnecting:options:)` names the class.
    ///
    /// It is not confirmed that this is enough for an app that is built with the SDK of iOS 27
    /// (``UnconfirmedBehavior/adoptionByCode-swift.property``).
    case scenesInCode = "scenes-in-code"
    /// The app has a manifest of scenes without a configuration, or one whose class is not in the app.
    ///
    /// iOS uses scenes, and no object of the app gets their callbacks. An app that is built with the SDK of
    /// iOS 27 counts as one without scenes.
    case manifestAlone = "manifest-alone"
    /// The app is an `App` of SwiftUI, with an application's delegate by `UIApplicationDelegateAdaptor`
    /// (iOS 14 and later).
    ///
    /// SwiftUI has the scene delegate, so the app gets none of these callbacks. Its launch options are as for
    /// ``scenes``.
    case swiftUI = "swiftui"
    /// The same without an application's delegate: the app gets what the notification center's delegate gets.
    case swiftUIAlone = "swiftui-alone"

    /// Returns the life cycle on a version of iOS: scenes came with iOS 13, and SwiftUI's with iOS 14.
    func known(to version: IOSVersion) -> LifeCycle {
        switch self {
        case .application: .application
        case .scenes, .scenesInCode, .manifestAlone: version < IOSVersion(13) ? .application : self
        case .swiftUI, .swiftUIAlone: version < IOSVersion(14) ? .application : self
        }
    }

    /// True if iOS uses scenes for the app.
    package var usesScenes: Bool { self != .application }

    /// True if an object of the app gets the callbacks of its scene.
    package var hasSceneDelegate: Bool { self == .scenes || self == .scenesInCode }

    /// True if SwiftUI has the scene's delegate.
    package var isOfSwiftUI: Bool { self == .swiftUI || self == .swiftUIAlone }
}
