import Handset
import HandsetUIKit

/// An app in Apple's types, with some of the methods, which have completion handlers.
class AppleTypesApp: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    let methods: DelegateMethods
    let log: CallbackLog

    init(_ methods: DelegateMethods, _ log: CallbackLog) {
        self.methods = methods
        self.log = log
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let hasCenter = !methods.isDisjoint(with: .userNotifications)
        UNUserNotificationCenter.current().delegate = hasCenter ? self : nil
        let userInfo = launchOptions?[.remoteNotification] as? [String: Any]
        log.note(
            .didFinishLaunching, "\(application.applicationState.rawValue)",
            userInfo?["id"] as? String ?? "-")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        AppleTypesScene.log = log
        configuration.delegateClass = AppleTypesScene.self
        return configuration
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        log.note(.willEnterForeground, "\(application.applicationState.rawValue)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        log.note(.didBecomeActive, "\(application.applicationState.rawValue)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        log.note(.willResignActive, "\(application.applicationState.rawValue)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        log.note(.didEnterBackground, "\(application.applicationState.rawValue)")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) throws {
        try log.note(
            .didReceiveRemoteNotification, of: .legacy, in: methods,
            "\(application.applicationState.rawValue)", userInfo["id"] as? String ?? "-")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) throws {
        try log.note(
            .didReceiveRemoteNotificationWithFetchHandler, of: .fetch, in: methods,
            "\(application.applicationState.rawValue)", userInfo["id"] as? String ?? "-")
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try log.note(
            .handleAction, of: .actions, in: methods, identifier ?? "-",
            userInfo["id"] as? String ?? "-")
        completionHandler()
    }

    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        let text = responseInfo[UIUserNotificationActionResponseTypedTextKey] as? String
        try log.note(
            .handleActionWithResponseInfo, of: .actions, in: methods, identifier ?? "-",
            text ?? "-", userInfo["id"] as? String ?? "-")
        completionHandler()
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) throws {
        try MainActor.assumeIsolated { try notePresentation(of: notification) }
        completionHandler([.alert, .badge])
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try MainActor.assumeIsolated { try note(response) }
        completionHandler()
    }

    func notePresentation(of notification: UNNotification) throws {
        try log.note(
            .willPresentNotification, of: .willPresent, in: methods,
            notification.request.content.userInfo["id"] as? String ?? "-")
    }

    func note(_ response: UNNotificationResponse) throws {
        let text = (response as? UNTextInputNotificationResponse)?.userText
        let content = response.notification.request.content
        try log.note(
            .didReceiveResponse, of: .didReceive, in: methods, response.actionIdentifier,
            text ?? "-", content.userInfo["id"] as? String ?? "-")
    }
}

/// The scene's delegate in Apple's types, which the app's configuration names.
final class AppleTypesScene: UIResponder, UIWindowSceneDelegate {
    static var log: CallbackLog?

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let response = connectionOptions.notificationResponse
        Self.log?.note(
            .sceneWillConnect, "\(scene.activationState.rawValue)",
            response?.actionIdentifier ?? "-")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        Self.log?.note(.sceneWillEnterForeground, "\(scene.activationState.rawValue)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        Self.log?.note(.sceneDidBecomeActive, "\(scene.activationState.rawValue)")
    }

    func sceneWillResignActive(_ scene: UIScene) {
        Self.log?.note(.sceneWillResignActive, "\(scene.activationState.rawValue)")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Self.log?.note(.sceneDidEnterBackground, "\(scene.activationState.rawValue)")
    }
}
