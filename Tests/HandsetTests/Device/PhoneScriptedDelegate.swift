import Foundation
import Handset

/// A delegate with all methods, which follows a script.
final class PhoneScriptedDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private let script: PhoneDelegateScript

    init(script: PhoneDelegateScript) {
        self.script = script
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) async throws -> Bool {
        try await script.play(.didFinishLaunching)
        return true
    }

    func applicationWillEnterForeground(_ application: Application) async throws {
        try await script.play(.willEnterForeground)
    }

    func applicationDidBecomeActive(_ application: Application) async throws {
        try await script.play(.didBecomeActive)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async throws {
        try await script.play(.didReceiveRemoteNotification)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        try await script.play(.didReceiveRemoteNotificationWithFetchHandler) {
            completionHandler(.newData)
        }
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        try await script.play(.handleAction, answer: completionHandler)
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        try await script.play(.handleActionWithResponseInfo, answer: completionHandler)
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        let presentation = script.presentation
        try await script.play(.willPresentNotification) { completionHandler(presentation) }
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        try await script.play(.didReceiveResponse, answer: completionHandler)
    }
}
