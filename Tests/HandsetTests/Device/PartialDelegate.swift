import Foundation
import Handset
import HandsetTestSupport

/// A delegate with some of the methods, which notes what is called.
class PartialDelegate: ApplicationDelegate {
    let methods: DelegateMethods
    let calls: Guarded<[AppCallback.Selector]>

    /// Creates a delegate; it is the notification center's too if it has one of the center's methods.
    static func make(
        _ methods: DelegateMethods, _ calls: Guarded<[AppCallback.Selector]>
    ) -> PartialDelegate {
        methods.isDisjoint(with: .userNotifications)
            ? PartialDelegate(methods, calls) : PartialCenterDelegate(methods, calls)
    }

    init(_ methods: DelegateMethods, _ calls: Guarded<[AppCallback.Selector]>) {
        self.methods = methods
        self.calls = calls
    }

    /// Notes a call, or fails as the default implementation does.
    func note(_ selector: AppCallback.Selector, _ method: DelegateMethods? = nil) throws {
        if let method, !methods.contains(method) { throw DelegateMethodMissing(selector) }
        calls.withLock { $0.append(selector) }
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) throws -> Bool {
        try note(.didFinishLaunching)
        return true
    }

    func applicationWillEnterForeground(_ application: Application) throws {
        try note(.willEnterForeground)
    }

    func applicationDidBecomeActive(_ application: Application) throws {
        try note(.didBecomeActive)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) throws {
        try note(.didReceiveRemoteNotification, .legacy)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) throws {
        try note(.didReceiveRemoteNotificationWithFetchHandler, .fetch)
        completionHandler(.newData)
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try note(.handleAction, .actions)
        completionHandler()
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try note(.handleActionWithResponseInfo, .actions)
        completionHandler()
    }
}

/// A partial delegate that is the notification center's too.
final class PartialCenterDelegate: PartialDelegate, UserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) throws {
        try note(.willPresentNotification, .willPresent)
        completionHandler(.all)
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try note(.didReceiveResponse, .didReceive)
        completionHandler()
    }
}
