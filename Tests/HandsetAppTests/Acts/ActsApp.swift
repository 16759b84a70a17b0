import HandsetUIKit

/// An app that notes what the user and the system do with it.
final class ActsApp: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    static var lines: [String] = []

    var window: UIWindow?

    /// Takes the lines that were noted.
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        let url = launchOptions?[.url] as? URL
        Self.lines.append("launch \(url?.absoluteString ?? "-")")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.lines.append("active") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Self.lines.append("background")
    }

    func applicationWillTerminate(_ application: UIApplication) { Self.lines.append("terminate") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        Self.lines.append("open \(url.absoluteString)")
        return true
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        Self.lines.append("discard \(sceneSessions.count)")
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default", sessionRole: connectingSceneSession.role)
        if ActsScene.isGiven { configuration.delegateClass = ActsScene.self }
        return configuration
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        let title = notification?.request.content.title ?? "-"
        MainActor.assumeIsolated { Self.lines.append("settings \(title)") }
    }
}

/// The scene of the app.
final class ActsScene: UIResponder, UIWindowSceneDelegate {
    static var isGiven = false

    var window: UIWindow?
    private let name = "scene"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let url = connectionOptions.urlContexts.first?.url
        ActsApp.lines.append("\(name) connect \(url?.absoluteString ?? "-")")
    }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        ActsApp.lines.append("\(name) open \(urlContexts.first?.url.absoluteString ?? "-")")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { ActsApp.lines.append("\(name) active") }

    func sceneDidDisconnect(_ scene: UIScene) {
        ActsApp.lines.append("\(name) disconnect \(scene.activationState.rawValue)")
    }
}
