/// A plugin of an app that is made with Flutter.
///
/// Each callback has a default without an effect, so that a plugin implements only what it needs.
@preconcurrency @MainActor public protocol FlutterPlugin: AnyObject {
    /// Called with the object by which the plugin talks to Dart.
    static func register(with registrar: any FlutterPluginRegistrar)
    /// Called with a call from Dart, which does not run here.
    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult)
    /// Called after the app was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any]
    ) -> Bool
    /// Called with a URL to open.
    func application(
        _ application: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called with an activity to continue.
    func application(_ application: UIApplication, continue userActivity: NSUserActivity) -> Bool
    /// Called with the token.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called with the reason why there is no token.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called with a push; returns true to take it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Bool
    /// Called to ask how to present a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when the user has acted on a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension FlutterPlugin {
    /// Does nothing.
    public static func register(with registrar: any FlutterPluginRegistrar) {}
    /// Does nothing.
    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any]
    ) -> Bool { true }
    /// Does not open it.
    public func application(
        _ application: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Does not continue it.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Does not take it.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
}

/// The app's registration of its plugins with an engine of its own.
public typealias FlutterPluginRegistrantCallback = (any FlutterPluginRegistry) -> Void

/// The object that gives plugins their way to Dart.
@preconcurrency @MainActor public protocol FlutterPluginRegistry: AnyObject {
    /// Returns the way of a plugin.
    func registrar(forPlugin pluginKey: String) -> (any FlutterPluginRegistrar)?
    /// Returns true if a plugin has its way.
    func hasPlugin(_ pluginKey: String) -> Bool
}

extension FlutterPluginRegistry {
    /// Returns a way without an answer.
    public func registrar(forPlugin pluginKey: String) -> (any FlutterPluginRegistrar)? {
        PlainRegistrar()
    }
    public func hasPlugin(_ pluginKey: String) -> Bool { false }
}

/// The way of a plugin to Dart.
@preconcurrency @MainActor public protocol FlutterPluginRegistrar: AnyObject {
    /// Returns the way of messages.
    func messenger() -> any FlutterBinaryMessenger
    /// Lets a plugin get calls from Dart, which does not run here.
    func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel)
    /// Lets a plugin get the callbacks of the app.
    func addApplicationDelegate(_ delegate: any FlutterPlugin)
}

private final class PlainRegistrar: FlutterPluginRegistrar {
    func messenger() -> any FlutterBinaryMessenger { FlutterEngine.messenger }

    func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel) {}

    func addApplicationDelegate(_ delegate: any FlutterPlugin) {
        (UIApplication.shared.delegate as? FlutterAppDelegate)?.addApplicationLifeCycleDelegate(
            delegate)
    }
}

/// The plugins of the app, which a generated file registers on iOS; here there are none.
@preconcurrency @MainActor public class GeneratedPluginRegistrant: NSObject {
    /// Registers nothing.
    public class func register(with registry: any FlutterPluginRegistry) {}
}
