internal import Synchronization

/// The statistics of Firebase: the events are kept for a test, and not sent.
open class Analytics: NSObject {
    private static let contents = Mutex<(process: Int, events: [String])>((0, []))

    /// The names of the events that the app has logged since its launch, in order.
    public class var loggedEvents: [String] {
        contents.withLock { $0.process == AppHost.shared.process ? $0.events : [] }
    }

    /// Logs an event.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - parameters: More about the event, which is not kept.
    public class func logEvent(_ name: String, parameters: [String: Any]?) {
        let process = AppHost.shared.process
        contents.withLock { contents in
            if contents.process != process { contents = (process, []) }
            contents.events.append(name)
        }
    }

    /// Sets a property of the user, which is not kept.
    public class func setUserProperty(_ value: String?, forName name: String) {}

    /// Sets the identifier of the user, which is not kept.
    public class func setUserID(_ userID: String?) {}

    /// Sets what each event has, which is not kept.
    public class func setDefaultEventParameters(_ parameters: [String: Any]?) {}

    /// Sets what is collected, which is nothing here.
    public class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}

    /// Sets what the user allows, which is not kept.
    public class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}

    /// Sets the time after which a visit ends.
    public class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}

    /// Forgets the data of the user; there is none.
    public class func resetAnalyticsData() {}

    /// Returns the identifier of the app's installation.
    public class func appInstanceID() -> String? { "handset" }

    /// Tells of a URL by which the app was opened.
    public class func handleOpen(_ url: URL) {}

    /// Tells of an activity that the user continues.
    public class func handleUserActivity(_ userActivity: Any) {}
}

/// A kind of data.
public struct ConsentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let adStorage = ConsentType(rawValue: "ad_storage")
    public static let analyticsStorage = ConsentType(rawValue: "analytics_storage")
    public static let adUserData = ConsentType(rawValue: "ad_user_data")
    public static let adPersonalization = ConsentType(rawValue: "ad_personalization")
}

/// The answer of the user.
public struct ConsentStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let denied = ConsentStatus(rawValue: "denied")
    public static let granted = ConsentStatus(rawValue: "granted")
}
