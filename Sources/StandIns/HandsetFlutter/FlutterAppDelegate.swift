internal import Handset

/// The delegate of an app that is made with Flutter: it hands each callback to the plugins, as its public code says.
///
/// The plugins of the app are not here; a test can add some with ``addApplicationLifeCycleDelegate(_:)``. A
/// notification that is for the plugins alone is a fault, since their behaviour is not known.
@preconcurrency @MainActor
open class FlutterAppDelegate: UIResponder, UIApplicationDelegate,
    @preconcurrency UNUserNotificationCenterDelegate, FlutterPluginRegistry
{
    // As Flutter declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The window, whose controller is one of Flutter's.
    open var window: UIWindow!

    private var plugins: [any FlutterPlugin] = []

    /// Creates the delegate, with a window as the storyboard has one.
    public override init() {
        super.init()
        let window = UIWindow()
        window.rootViewController = FlutterViewController()
        self.window = window
    }

    /// Lets a plugin get the callbacks.
    open func addApplicationLifeCycleDelegate(_ delegate: any FlutterPlugin) {
        plugins.append(delegate)
    }

    // MARK: - The app

    /// Hands it to the plugins.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Hands it to the plugins, and returns false as soon as one does.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        plugins.allSatisfy {
            $0.application(application, didFinishLaunchingWithOptions: launchOptions ?? [:])
        }
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

    /// Hands a URL to the plugins.
    open func application(
        _ application: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { plugins.contains { $0.application(application, open: url, options: options) } }

    /// Hands an activity to the plugins.
    open func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { plugins.contains { $0.application(application, continue: userActivity) } }

    /// Returns a configuration without a name.
    open func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Does nothing.
    open func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    // MARK: - Pushes

    /// Hands the token to the plugins.
    open func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        for plugin in plugins {
            plugin.application(
                application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
        }
    }

    /// Hands the error to the plugins.
    open func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        for plugin in plugins {
            plugin.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Is missing on iOS, unless the app's own class has it.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) { AppHost.shared.noteMissing(DelegateMethodMissing(.didReceiveRemoteNotification)) }

    /// Hands a push to the plugins, up to the first one that takes it; without plugins it is missing on iOS, unless the
    /// app's own class has it.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        if plugins.isEmpty, !FetchMethod.isOverridden(in: type(of: self)) {
            return AppHost.shared.noteMissing(
                DelegateMethodMissing(.didReceiveRemoteNotificationWithFetchHandler))
        }
        let isTaken = plugins.contains {
            $0.application(
                application, didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: completionHandler)
        }
        if !isTaken {
            Self.noteUntaken("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
        }
    }

    /// Hands a notification to all plugins.
    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        guard !plugins.isEmpty else {
            Self.noteUntaken("userNotificationCenter(_:willPresent:withCompletionHandler:)")
            return completionHandler([])
        }
        for plugin in plugins {
            plugin.userNotificationCenter(
                center, willPresent: notification, withCompletionHandler: completionHandler)
        }
    }

    /// Hands the user's action to all plugins.
    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        guard !plugins.isEmpty else {
            Self.noteUntaken("userNotificationCenter(_:didReceive:withCompletionHandler:)")
            return completionHandler()
        }
        for plugin in plugins {
            plugin.userNotificationCenter(
                center, didReceive: response, withCompletionHandler: completionHandler)
        }
    }

    private static func noteUntaken(_ method: String) {
        AppHost.shared.cannotDo(
            "FlutterAppDelegate.\(method)",
            remedy:
                "add what the app's plugins do in the test, by addApplicationLifeCycleDelegate(_:); Flutter "
                + "hands it to them, and they are not here")
    }
}

/// The method for new content, which Flutter's delegate has on iOS only if a plugin has it.
private enum FetchMethod {
    private final class Plain: FlutterAppDelegate {}

    private final class Overriding: FlutterAppDelegate {
        override func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (UIBackgroundFetchResult) -> Void
        ) {}
    }

    private static let slot = ClassSlot(
        of: FlutterAppDelegate.self, plain: Plain.self, overriding: Overriding.self)

    static func isOverridden(in type: AnyClass) -> Bool {
        slot?.isOverridden(in: type, of: FlutterAppDelegate.self) ?? true
    }
}
