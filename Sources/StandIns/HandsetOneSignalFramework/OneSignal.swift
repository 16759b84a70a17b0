/// The app as OneSignal knows it, which asks no server here.
///
/// From ``initialize(_:withLaunchOptions:)`` on, a push of OneSignal's (one with `custom.i`) goes to the listeners of the
/// app too, and is shown in the foreground unless one of them prevents it or the app's own delegate says otherwise. This is
/// what the public code of OneSignal does by exchanging methods of the center's delegate.
@preconcurrency @MainActor open class OneSignal: NSObject {
    // As OneSignal names them.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Notifications = OSNotifications.self
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let User = OSUser()
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Debug = OSDebug.self
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The messages in the app, of which there are none here.
    public static let InAppMessages = OSInAppMessages.self
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Location = OSLocation.self
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let Session = OSSession.self

    /// Begins with the identifier of the app.
    ///
    /// - Parameters:
    ///   - newAppId: The identifier.
    ///   - launchOptions: The options of the launch.
    public class func initialize(
        _ newAppId: String, withLaunchOptions launchOptions: [AnyHashable: Any]? = nil
    ) {
        AppHost.shared.centerHook = CenterHook(
            willPresent: { OSNotifications.willPresent($0) },
            didReceive: { OSNotifications.didReceive($0) })
        let token = AppHost.shared.onRegistration { OneSignal.User.pushSubscription.register($0) }
        if let token { User.pushSubscription.register(token) }
        let center = UNUserNotificationCenter.current()
        if center.delegate == nil { center.delegate = OSCenterDelegate.shared }
    }

    /// Tells who the user is.
    public class func login(_ externalId: String) { User.externalId = externalId }

    /// Tells who the user is.
    public class func login(externalId: String, token: String?) { User.externalId = externalId }

    /// Forgets who the user is.
    public class func logout() { User.externalId = nil }

    /// Asks for the user's consent, which is always there.
    public class func setConsentRequired(_ required: Bool) {}

    /// Tells that the user consents.
    public class func setConsentGiven(_ granted: Bool) {}

    /// Adds a button in Settings.
    public class func setProvidesNotificationSettingsView(_ providesView: Bool) {}
}

/// The delegate that OneSignal gives the notification center if the app gives none.
final class OSCenterDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
    static let shared = OSCenterDelegate()
}

/// The log of OneSignal, which is not written.
@preconcurrency @MainActor open class OSDebug: NSObject {
    /// Sets how much is logged.
    public class func setLogLevel(_ logLevel: ONE_S_LOG_LEVEL) {}

    /// Sets how much is shown.
    public class func setAlertLevel(_ logLevel: ONE_S_LOG_LEVEL) {}
}

// As OneSignal names it.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The amount that is logged.
public enum ONE_S_LOG_LEVEL: UInt, Sendable {
    case LL_NONE
    case LL_FATAL
    case LL_ERROR
    case LL_WARN
    case LL_INFO
    case LL_DEBUG
    case LL_VERBOSE
}

/// The messages in the app, of which there are none here.
@preconcurrency @MainActor open class OSInAppMessages: NSObject {
    /// True if none is shown.
    public static var paused = false

    /// Adds a condition.
    public class func addTrigger(_ key: String, withValue value: String) {}

    /// Removes a condition.
    public class func removeTrigger(_ key: String) {}
}

/// The place of the user, which is not known here.
@preconcurrency @MainActor open class OSLocation: NSObject {
    /// True if the app tells the place.
    public static var isShared = false

    /// Asks the user; there is no answer.
    public class func requestPermission() {}
}

/// The visit of the user.
@preconcurrency @MainActor open class OSSession: NSObject {
    /// Notes a result of a push.
    public class func addOutcome(_ name: String) {}

    /// Notes the first result of a push.
    public class func addUniqueOutcome(_ name: String) {}

    /// Notes a result of a push with a value.
    public class func addOutcome(_ name: String, _ value: NSNumber) {}
}
