/// Something that the user does, which the system can continue elsewhere.
open class NSUserActivity: NSObject {
    /// The kind, in the form of an identifier.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    /// The identifier of the window that the app brings to the front.
    open var targetContentIdentifier: String?

    /// Creates an activity.
    ///
    /// - Parameter activityType: The kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user does; here it has no effect.
    open func becomeCurrent() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
