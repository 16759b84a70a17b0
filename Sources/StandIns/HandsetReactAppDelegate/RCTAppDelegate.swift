internal import Handset

/// The delegate of an app that is made with React Native, before version 0.79: it shows the app's view, as its public code
/// says, and has no callback for notifications.
@preconcurrency @MainActor
open class RCTAppDelegate: UIResponder, UIApplicationDelegate,
    RCTBridgeDelegate, RCTReactNativeFactoryDelegate
{
    // As React Native declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var window: UIWindow!
    open var bridge: RCTBridge?
    open var moduleName: String?
    /// The values that the app begins with.
    open var initialProps: [AnyHashable: Any]?
    /// The object that knows the app's native parts.
    open var dependencyProvider: (any RCTDependencyProvider)?
    /// True if the view is made at the launch.
    open var automaticallyLoadReactNativeWindow = true

    /// Returns the address of the code, which the app's own class knows.
    open func sourceURL(for bridge: RCTBridge) -> URL? { bundleURL() }

    /// Returns the address of the code, which the app's own class knows.
    open func bundleURL() -> URL? { nil }

    open func extraModules(for bridge: RCTBridge) -> [any RCTBridgeModule] { [] }

    open func createRootViewController() -> UIViewController { UIViewController() }

    /// Changes the app's view, which is not shown.
    open func customize(_ rootView: RCTRootView) {}

    // MARK: - The app

    /// Does nothing.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Shows the app's view in a new window.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        guard automaticallyLoadReactNativeWindow else { return true }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = createRootViewController()
        let bridge = RCTBridge()
        let view = RCTRootView(bridge: bridge, moduleName: moduleName ?? "")
        customize(view)
        controller.view = view
        window.rootViewController = controller
        self.bridge = bridge
        self.window = window
        window.makeKeyAndVisible()
        return true
    }

    /// Does nothing.
    open func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    open func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    open func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    open func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    open func applicationWillTerminate(_ application: UIApplication) {}

    /// Does not open it.
    open func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    /// Does not continue it.
    open func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Returns a configuration without a name.
    open func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Returns the ways in which the app may be held; here without a caller.
    open func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }

    // MARK: - Pushes

    /// Does nothing.
    open func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    open func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Is missing on iOS, unless the app's own class has it.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) { AppHost.shared.noteMissing(DelegateMethodMissing(.didReceiveRemoteNotification)) }

    /// Is missing on iOS, unless the app's own class has it.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        AppHost.shared.noteMissing(
            DelegateMethodMissing(.didReceiveRemoteNotificationWithFetchHandler))
    }
}
