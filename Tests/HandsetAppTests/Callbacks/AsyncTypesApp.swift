import Handset
import HandsetUIKit

/// An app in Apple's types, with some of the methods, which are `async`.
final class AsyncTypesApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private let app: AppleTypesApp

    @MainActor init(_ methods: DelegateMethods, _ log: CallbackLog) {
        app = AppleTypesApp(methods, log)
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isDone = app.application(application, didFinishLaunchingWithOptions: launchOptions)
        let hasCenter = !app.methods.isDisjoint(with: .userNotifications)
        UNUserNotificationCenter.current().delegate = hasCenter ? self : nil
        return isDone
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        app.applicationWillEnterForeground(application)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        app.applicationDidBecomeActive(application)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        app.applicationWillResignActive(application)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        app.applicationDidEnterBackground(application)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) throws {
        let _: Void = try app.application(application, didReceiveRemoteNotification: userInfo)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async throws -> UIBackgroundFetchResult {
        try app.application(application, didReceiveRemoteNotification: userInfo) { _ in }
        await Task.yield()
        return .newData
    }

    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try app.application(
            application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
            completionHandler: completionHandler)
    }

    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try app.application(
            application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
            withResponseInfo: responseInfo, completionHandler: completionHandler)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async throws -> UNNotificationPresentationOptions {
        try app.notePresentation(of: notification)
        await Task.yield()
        return [.alert, .badge]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async throws {
        try app.note(response)
        await Task.yield()
    }
}
