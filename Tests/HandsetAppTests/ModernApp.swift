import HandsetUIKit

/// An app of today: `async` methods, and a scene.
final class ModernApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private(set) var opened: [String] = []
    private(set) var token: Data?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        Task {
            if try await center.requestAuthorization(options: [.alert, .sound]) {
                application.registerForRemoteNotifications()
            }
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        token = deviceToken
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        opened.append("silent \(userInfo["id"] as? Int ?? 0)")
        await Task.yield()
        return .newData
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        opened.append("tap \(response.notification.request.content.userInfo["id"] as? Int ?? 0)")
    }
}

/// The scene of the app.
final class ModernScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var connected: [Int] = []
    private(set) var states: [UIScene.ActivationState] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        guard let response = connectionOptions.notificationResponse else { return }
        let userInfo = response.notification.request.content.userInfo
        connected.append(userInfo["id"] as? Int ?? 0)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { states.append(scene.activationState) }
}
