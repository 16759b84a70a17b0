/// The content of a notification (`UNNotificationContent`, `UNMutableNotificationContent`).
///
/// A service extension and an app change it as on iOS. A change of a property leaves ``userInfo``
/// unchanged, and the other way round.
///
/// ```swift
/// let payload = try Payload(
///     json: #"{"aps":{"alert":{"title":"Order 7","body":"Ready"},"badge":2},"order":7}"#)
/// var content = UserNotificationContent(payload)
/// print(content.title, content.body, content.badge ?? 0)
/// // Order 7 Ready 2
/// content.title = "Your order"
/// print(content.userInfo["order"] as? Int ?? 0)
/// // 7
/// ```
public struct UserNotificationContent: Hashable, Sendable {
    /// The first line of the alert; empty if there is none.
    public var title = ""
    /// The second line of the alert; empty if there is none.
    public var subtitle = ""
    /// The text of the alert; empty if there is none.
    public var body = ""
    /// The number for the app's icon, or `nil` if the icon stays as it is.
    public var badge: Int?
    /// The sound, or `nil`.
    public var sound: APSSound?
    /// The category that gives the notification its buttons; empty if there is none.
    public var categoryIdentifier = ""
    /// The identifier that groups notifications; empty if there is none.
    public var threadIdentifier = ""
    /// The urgency; ``InterruptionLevel/active`` by default, and for a name that Apple does not define.
    public var interruptionLevel = InterruptionLevel.active
    /// The weight, from 0 to 1, by which iOS sorts the notifications of an app; 0 by default.
    public var relevanceScore = 0.0
    /// The identifier of the window that the app brings to the front, or `nil`.
    public var targetContentIdentifier: String?
    /// The value by which a Focus filters notifications, or `nil`.
    public var filterCriteria: String?
    private var dictionary: UserInfo

    /// The whole dictionary, of Foundation's objects; empty for a notification that the app makes without
    /// one.
    ///
    /// Values that are neither of a property list nor null are left out.
    public var userInfo: [AnyHashable: Any] {
        get { dictionary.foundation }
        set { dictionary = UserInfo(newValue) }
    }

    /// The dictionary as a payload, in which a remote notification's keys have the order in which they came.
    ///
    /// Dates and data, which JSON does not have, are left out.
    public var payload: Payload {
        get { dictionary.payload }
        set { dictionary = UserInfo(newValue) }
    }

    /// True if the payload that it was made of has an alert, also one that names texts of the app.
    private(set) var isOfAlert = false

    /// Creates empty content.
    public init() {
        dictionary = UserInfo(.empty)
    }

    /// Creates the content of a remote notification.
    ///
    /// A value of a wrong type counts as missing.
    public init(_ payload: Payload) {
        dictionary = UserInfo(payload)
        let content = APSContent(payload)
        let aps = payload["aps"]
        let alert = aps?["alert"]
        title = alert?["title"]?.string ?? ""
        subtitle = alert?["subtitle"]?.string ?? ""
        body = content.alertBody ?? ""
        isOfAlert = content.hasAlert
        badge = content.badge
        sound = content.sound
        categoryIdentifier = content.category ?? ""
        threadIdentifier = content.threadIdentifier ?? ""
        interruptionLevel = content.interruptionLevel.flatMap(InterruptionLevel.init) ?? .active
        relevanceScore = aps?["relevance-score"]?.double ?? 0
        targetContentIdentifier = aps?["target-content-id"]?.string
        filterCriteria = aps?["filter-criteria"]?.string
    }
}
