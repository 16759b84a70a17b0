/// The object to which an app's delegate hands what it is called with; it tells the plugins of it by notifications.
@preconcurrency @MainActor public class ApplicationDelegateProxy: NSObject, UIApplicationDelegate {
    public static let shared = ApplicationDelegateProxy()

    /// The last URL that the app has opened.
    public private(set) var lastURL: URL?

    /// Posts `capacitorOpenURL` with the URL and its options.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - url: The URL.
    ///   - options: The options.
    /// - Returns: True.
    public func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        lastURL = url
        AppHost.shared.handOn("Capacitor \(url.absoluteString)")
        NotificationCenter.default.post(
            name: .capacitorOpenURL,
            object: ["url": url, "options": options] as [String: Any])
        return true
    }

    /// Posts `capacitorOpenUniversalLink` with the link of an activity.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - userActivity: The activity.
    ///   - restorationHandler: Is not called.
    /// - Returns: False if the activity has no page on the web.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
            let url = userActivity.webpageURL
        else { return false }
        lastURL = url
        AppHost.shared.handOn("Capacitor \(url.absoluteString)")
        NotificationCenter.default.post(
            name: .capacitorOpenUniversalLink, object: ["url": url] as [String: Any])
        return true
    }
}

/// The way to the object by which code before Capacitor 3 reaches it.
@preconcurrency @MainActor public class CAPBridge: NSObject {
    public static let statusBarTappedNotification = Notification(
        name: Notification.Name("statusBarTappedNotification"))

    /// Tells the plugins of a URL.
    public class func handleOpenUrl(
        _ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        ApplicationDelegateProxy.shared.application(.shared, open: url, options: options)
    }

    /// Tells the plugins of an activity.
    public class func handleContinueActivity(
        _ userActivity: NSUserActivity,
        _ restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        ApplicationDelegateProxy.shared.application(
            .shared, continue: userActivity, restorationHandler: restorationHandler)
    }

    /// Returns the last URL that the app has opened.
    public class func getLastUrl() -> URL? { ApplicationDelegateProxy.shared.lastURL }
}

/// The controller of the app's web view, which is not there.
@preconcurrency @MainActor open class CAPBridgeViewController: UIViewController {
    /// Called after the web view was loaded.
    open func capacitorDidLoad() {}

    override open func viewDidLoad() {
        super.viewDidLoad()
        capacitorDidLoad()
    }
}

/// The names by which code before Capacitor 3 posts notifications.
public enum CAPNotifications: String {
    // As Capacitor names them.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URLOpen = "CAPOpenURLNotification"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case UniversalLinkOpen = "CAPUniversalLinkOpenNotification"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case ContinueActivity = "CAPContinueActivityNotification"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case DidRegisterForRemoteNotificationsWithDeviceToken =
        "CAPDidRegisterForRemoteNotificationsWithDeviceTokenNotification"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The app has no token.
    case DidFailToRegisterForRemoteNotificationsWithError =
        "CAPDidFailToRegisterForRemoteNotificationsWithErrorNotification"

    public func name() -> String { rawValue }
}
