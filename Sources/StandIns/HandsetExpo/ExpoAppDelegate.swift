internal import Handset

/// The delegate of an app that is made with Expo: it hands each callback to the modules of Expo's, which are not here.
@preconcurrency @MainActor open class ExpoAppDelegate: UIResponder, UIApplicationDelegate {
    /// Keeps the maker of the app's view.
    open func bindReactNativeFactory(_ factory: RCTReactNativeFactory) {}

    /// Hands it to the modules.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Hands it to the modules.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Hands it to the modules.
    open func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Hands it to the modules.
    open func applicationWillResignActive(_ application: UIApplication) {}

    /// Hands it to the modules.
    open func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Hands it to the modules.
    open func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Hands it to the modules.
    open func applicationWillTerminate(_ application: UIApplication) {}

    /// Hands a URL to the modules.
    open func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    /// Hands an activity to the modules.
    open func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Hands the token to the modules.
    open func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Hands the error to the modules.
    open func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Hands a push to the modules.
    ///
    /// The app's modules are not known, so that here nothing is new.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Returns the ways in which the app may be held; here without a caller.
    open func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

/// The maker of an app's view in an app that is made with Expo.
@preconcurrency @MainActor open class ExpoReactNativeFactory: RCTReactNativeFactory {}

/// An object that knows an app that is made with Expo.
@preconcurrency @MainActor
open class ExpoReactNativeFactoryDelegate:
    RCTDefaultReactNativeFactoryDelegate
{}
