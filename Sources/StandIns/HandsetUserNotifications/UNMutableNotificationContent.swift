public import Handset

/// The content of a notification that an app makes, or that a service extension changes.
///
/// Each member is here again, as in Apple's header: Swift lets a class only add a setter to a property of the one above it
/// by overriding it.
open class UNMutableNotificationContent: UNNotificationContent,
    @unchecked Sendable  // because the app alone has it; a request keeps an unchanging copy
{
    public override init() { super.init() }

    package override init(
        _ content: UserNotificationContent, attachments: [UNNotificationAttachment] = []
    ) {
        super.init(content, attachments: attachments)
    }

    /// The first line of the alert.
    open override var title: String {
        get { content.title }
        set { content.title = newValue }
    }
    open override var subtitle: String {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    open override var body: String {
        get { content.body }
        set { content.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { content.badge = newValue?.intValue }
    }
    open override var sound: UNNotificationSound? {
        get { content.sound }
        set { content.sound = newValue }
    }
    /// The category that gives the notification its buttons.
    open override var categoryIdentifier: String {
        get { content.categoryIdentifier }
        set { content.categoryIdentifier = newValue }
    }
    /// The identifier that groups notifications.
    open override var threadIdentifier: String {
        get { content.threadIdentifier }
        set { content.threadIdentifier = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { files }
        set { files = newValue }
    }
    /// The identifier of the window that the app brings to the front.
    open override var targetContentIdentifier: String? {
        get { content.targetContentIdentifier }
        set { content.targetContentIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { content.interruptionLevel }
        set { content.interruptionLevel = newValue }
    }
    /// The weight by which iOS sorts the notifications of an app.
    open override var relevanceScore: Double {
        get { content.relevanceScore }
        set { content.relevanceScore = newValue }
    }
    /// The value by which a Focus filters notifications.
    open override var filterCriteria: String? {
        get { content.filterCriteria }
        set { content.filterCriteria = newValue }
    }
}
