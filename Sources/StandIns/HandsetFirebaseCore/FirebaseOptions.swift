/// The options of an app of Firebase's; its property list is not read.
open class FirebaseOptions: NSObject, @unchecked Sendable {  // because an app gives them away
    /// The identifier of the app.
    open var googleAppID: String
    /// The number of the sender.
    open var gcmSenderID: String
    /// The key.
    open var apiKey: String?
    /// The identifier of the app.
    open var bundleID = ""
    /// The identifier for signing in.
    open var clientID: String?
    /// The identifier of the project.
    open var projectID: String?
    /// The address of the database.
    open var databaseURL: String?
    /// The name of the store.
    open var storageBucket: String?
    /// The identifier of the app group.
    open var appGroupID: String?

    override init() {
        (googleAppID, gcmSenderID) = ("", "")
        super.init()
    }

    /// Creates options.
    public init(googleAppID: String, gcmSenderID: String) {
        self.googleAppID = googleAppID
        self.gcmSenderID = gcmSenderID
        super.init()
    }

    /// Creates the options of a property list, which is not read; always some.
    public convenience init?(contentsOfFile plistPath: String) { self.init() }

    /// The options of the app's property list, which is not read; always some.
    public class func defaultOptions() -> FirebaseOptions? { FirebaseOptions() }
}

/// The settings of Firebase.
open class FirebaseConfiguration: NSObject, @unchecked Sendable {  // because it holds nothing
    /// The settings.
    public static let shared = FirebaseConfiguration()

    /// Sets how much is logged, which is nothing here.
    open func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}

/// The amount that is logged.
public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3
    case warning
    case notice
    case info
    case debug
    /// The least.
    public static let min = FirebaseLoggerLevel.error
    /// The most.
    public static let max = FirebaseLoggerLevel.debug
}
