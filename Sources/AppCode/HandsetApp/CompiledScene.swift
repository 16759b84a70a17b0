internal import Handset
internal import HandsetUIKit

/// The scene's delegate of an app in Apple's types, as the phone calls it.
@MainActor final class CompiledScene: SceneDelegate {
    private let make: (@MainActor @Sendable () -> any UISceneDelegate)?
    private var delegate: (any UISceneDelegate)?
    private let session = UISceneSession(
        persistentIdentifier: SceneSession().persistentIdentifier)
    /// The scene; iOS makes another one each time that it connects one.
    private var scene: UIWindowScene
    /// True if the app has given the configuration, which the session keeps.
    private var isConfigured = false

    /// True if SwiftUI has the scene, unless the app's configuration names a class.
    private let isOfSwiftUI: Bool

    /// If `make` is `nil`, the app's configuration has the delegate's class.
    init(_ make: (@MainActor @Sendable () -> any UISceneDelegate)?, isOfSwiftUI: Bool) {
        self.make = make
        self.isOfSwiftUI = isOfSwiftUI
        scene = UIWindowScene(session: session)
    }

    /// Connects a scene; the app is asked for its configuration once, and not when iOS connects it again.
    private func connect(_ options: UIScene.ConnectionOptions) {
        let application = UIApplication.shared
        scene = UIWindowScene(session: session)
        if !isConfigured, let app = application.delegate {
            isConfigured = true
            session.configuration = app.application(
                application, configurationForConnecting: session, options: options)
        }
        delegate =
            isOfSwiftUI
            ? session.configuration.makeDelegate() ?? SceneOfSwiftUI()
            : make?() ?? session.configuration.makeDelegate()
        if delegate == nil {
            AppHost.shared.cannotDo(
                "UISceneConfiguration.delegateClass",
                remedy:
                    "set it to a class with init(), or give the phone the scene's delegate by scene:"
            )
        }
        scene.delegate = delegate
        session.scene = scene
        application.connectedScenes = [scene]
        application.openSessions = [session]
    }

    /// Returns the scene, in the state that it has during a callback.
    private func scene(_ scene: Scene) -> UIWindowScene {
        self.scene.activationState = scene.activationState
        return self.scene
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }

    @MainActor func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
    ) {
        let response = connectionOptions.notificationResponse.map(UNNotificationResponse.apples)
        let application = UIApplication.shared
        let options = UIScene.ConnectionOptions(
            response, urlContexts: takeURL(),
            userActivities: Set([application.activityToContinue].compactMap(\.self)),
            shortcutItem: application.shortcutToPerform)
        application.activityToContinue = nil
        application.shortcutToPerform = nil
        connect(options)
        delegate?.scene(self.scene(scene), willConnectTo: self.session, options: options)
    }

    @MainActor func sceneWillEnterForeground(_ scene: Scene) {
        delegate?.sceneWillEnterForeground(self.scene(scene))
        post(UIApplication.willEnterForegroundNotification)
    }

    @MainActor func sceneDidBecomeActive(_ scene: Scene) {
        UIApplication.shared.secondsInBackground = nil
        HandsetPhone.openWaiting(in: self.scene)
        delegate?.sceneDidBecomeActive(self.scene(scene))
        post(UIApplication.didBecomeActiveNotification)
    }

    @MainActor func sceneWillResignActive(_ scene: Scene) {
        delegate?.sceneWillResignActive(self.scene(scene))
        post(UIApplication.willResignActiveNotification)
        self.scene.activationState = .foregroundInactive
    }

    @MainActor func sceneDidEnterBackground(_ scene: Scene) {
        UIApplication.shared.secondsInBackground = 0
        delegate?.sceneDidEnterBackground(self.scene(scene))
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Takes the URL that the app is to open.
    private func takeURL() -> Set<UIOpenURLContext> {
        defer { UIApplication.shared.urlToOpen = nil }
        return Set([UIApplication.shared.urlToOpen].compactMap(\.self).map(UIOpenURLContext.init))
    }
}
