/// The options of an app of Firebase's; its property list is not read.
open class FirebaseOptions: NSObject, @unchecked Sendable {  // because an app gives them away
    open var googleAppID: String
    open var gcmSenderID: String
    open var apiKey: String?
    open var bundleID = ""
    open var clientID: String?
    open var projectID: String?
    open var databaseURL: String?
    open var storageBucket: String?
    open var appGroupID: String?

    override init() {
        (googleAppID, gcmSenderID) = ("", "")
        super.init()
    }

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
    public static let min = FirebaseLoggerLevel.error
    /// The most.
    public static let max = FirebaseLoggerLevel.debug
}
