/// Something that the user does, which the system can continue elsewhere.
open class NSUserActivity: NSObject {
    /// The kind, in the form of an identifier.
    public let activityType: String
    /// The text for the user.
    open var title: String?
    /// The content.
    open var userInfo: [AnyHashable: Any]?
    /// The address of a page on the web.
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

    /// Adds to the content.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user does; here it has no effect.
    open func becomeCurrent() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
