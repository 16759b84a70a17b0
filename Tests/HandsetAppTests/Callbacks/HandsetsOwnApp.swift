import Foundation
import Handset

/// An app in Handset's own types, with some of the methods.
final class HandsetsOwnApp: ApplicationDelegate, UserNotificationCenterDelegate {
    private let methods: DelegateMethods
    private let log: CallbackLog

    init(_ methods: DelegateMethods, _ log: CallbackLog) {
        self.methods = methods
        self.log = log
    }

    @MainActor func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        let hasCenter = !methods.isDisjoint(with: .userNotifications)
        UserNotificationCenter.current().delegate = hasCenter ? self : nil
        let userInfo = launchOptions?[.remoteNotification] as? [String: Any]
        log.note(
            .didFinishLaunching, "\(application.applicationState.rawValue)",
            userInfo?["id"] as? String ?? "-")
        return true
    }

    @MainActor func applicationWillEnterForeground(_ application: Application) {
        log.note(.willEnterForeground, "\(application.applicationState.rawValue)")
    }

    @MainActor func applicationDidBecomeActive(_ application: Application) {
        log.note(.didBecomeActive, "\(application.applicationState.rawValue)")
    }

    @MainActor func applicationWillResignActive(_ application: Application) {
        log.note(.willResignActive, "\(application.applicationState.rawValue)")
    }

    @MainActor func applicationDidEnterBackground(_ application: Application) {
        log.note(.didEnterBackground, "\(application.applicationState.rawValue)")
    }

    @MainActor func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) throws {
        try log.note(
            .didReceiveRemoteNotification, of: .legacy, in: methods,
            "\(application.applicationState.rawValue)", userInfo["id"] as? String ?? "-")
    }

    @MainActor func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) throws {
        try log.note(
            .didReceiveRemoteNotificationWithFetchHandler, of: .fetch, in: methods,
            "\(application.applicationState.rawValue)", userInfo["id"] as? String ?? "-")
        completionHandler(.newData)
    }

    @MainActor func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try log.note(
            .handleAction, of: .actions, in: methods, identifier ?? "-",
            userInfo["id"] as? String ?? "-")
        completionHandler()
    }

    @MainActor func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        let text = responseInfo[UserNotificationResponse.typedTextKey] as? String
        try log.note(
            .handleActionWithResponseInfo, of: .actions, in: methods, identifier ?? "-",
            text ?? "-", userInfo["id"] as? String ?? "-")
        completionHandler()
    }

    @MainActor func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) throws {
        try log.note(
            .willPresentNotification, of: .willPresent, in: methods,
            notification.request.content.userInfo["id"] as? String ?? "-")
        completionHandler([.alert, .badge])
    }

    @MainActor func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) throws {
        let content = response.notification.request.content
        try log.note(
            .didReceiveResponse, of: .didReceive, in: methods, response.actionIdentifier,
            response.userText ?? "-", content.userInfo["id"] as? String ?? "-")
        completionHandler()
    }
}

/// The scene's delegate in Handset's own types.
struct HandsetsOwnScene: SceneDelegate {
    let log: CallbackLog

    @MainActor func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
    ) {
        let response = connectionOptions.notificationResponse
        log.note(
            .sceneWillConnect, "\(scene.activationState.rawValue)",
            response?.actionIdentifier ?? "-")
    }

    @MainActor func sceneWillEnterForeground(_ scene: Scene) {
        log.note(.sceneWillEnterForeground, "\(scene.activationState.rawValue)")
    }

    @MainActor func sceneDidBecomeActive(_ scene: Scene) {
        log.note(.sceneDidBecomeActive, "\(scene.activationState.rawValue)")
    }

    @MainActor func sceneWillResignActive(_ scene: Scene) {
        log.note(.sceneWillResignActive, "\(scene.activationState.rawValue)")
    }

    @MainActor func sceneDidEnterBackground(_ scene: Scene) {
        log.note(.sceneDidEnterBackground, "\(scene.activationState.rawValue)")
    }
}
