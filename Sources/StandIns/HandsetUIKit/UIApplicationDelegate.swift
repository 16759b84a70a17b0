/// The callbacks of an app.
///
/// Apple's are optional. Here the default implementation of a method for notifications throws, by which the phone
/// sees that the app does not have it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }

    /// Called while the app is launched.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app was launched, unless the app has the method with the options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when the app is in use.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app is no longer in use.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app comes back to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the system ends an app that runs, but not before it ends one that is suspended.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called with the types of notification that the user allows (iOS 8 and 9).
    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Called with the token when the app is registered.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called with the reason when the app cannot be registered.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Called when a notification has arrived, or was tapped.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) throws
    /// Called when a notification has arrived, was tapped, or has new content.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) throws
    /// Called when a notification has arrived, was tapped, or has new content.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async throws -> UIBackgroundFetchResult
    /// Called when a button of a notification was tapped (iOS 8).
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws
    /// Called when a button of a notification was tapped (iOS 9 and later).
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws

    /// Called with a URL to open, in an app without scenes.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called to ask for the configuration of a scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has closed scenes; after the next launch if the app did not run.
    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// The start of an app's program, which does nothing: a phone of a test launches the app.
    public static func main() {}
}
