public import Handset

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying,
    @unchecked Sendable  // because an app changes only its own mutable copy
{
    /// The content as Handset has it.
    package var content: UserNotificationContent
    /// The attachments, which Handset's content does not have.
    package var files: [UNNotificationAttachment]

    public override init() {
        content = UserNotificationContent()
        files = []
        super.init()
    }

    package init(_ content: UserNotificationContent, attachments: [UNNotificationAttachment] = []) {
        self.content = content
        files = attachments
        super.init()
    }

    /// The first line of the alert; empty if there is none.
    open var title: String { content.title }
    /// The second line of the alert; empty if there is none.
    open var subtitle: String { content.subtitle }
    /// The text of the alert; empty if there is none.
    open var body: String { content.body }
    open var badge: NSNumber? { content.badge.map { NSNumber(value: $0) } }
    open var sound: UNNotificationSound? { content.sound }
    /// The category that gives the notification its buttons; empty if there is none.
    open var categoryIdentifier: String { content.categoryIdentifier }
    /// The identifier that groups notifications; empty if there is none.
    open var threadIdentifier: String { content.threadIdentifier }
    /// The whole dictionary, of Foundation's objects.
    open var userInfo: [AnyHashable: Any] { content.userInfo }
    open var attachments: [UNNotificationAttachment] { files }
    /// The identifier of the window that the app brings to the front.
    open var targetContentIdentifier: String? { content.targetContentIdentifier }
    open var interruptionLevel: UNNotificationInterruptionLevel { content.interruptionLevel }
    /// The weight by which iOS sorts the notifications of an app.
    open var relevanceScore: Double { content.relevanceScore }
    /// The value by which a Focus filters notifications.
    open var filterCriteria: String? { content.filterCriteria }
    /// The picture at the launch, which is not shown here; always empty.
    open var launchImageName: String { "" }

    /// Returns a copy that shows what an object of Apple's says, such as the sender of a message (iOS 15 and later).
    ///
    /// The copy has the title, the text and the other members of this content. iOS shows the sender's name and picture in
    /// their place; a phone here shows the title.
    ///
    /// - Parameter provider: The object: an `INSendMessageIntent`, or a context with one.
    /// - Returns: The copy.
    /// - Throws: ``UNError`` if the object is one of the app's own.
    open func updating(
        from provider: any UNNotificationContentProviding
    ) throws -> UNNotificationContent {
        guard provider is any SystemContentProviding else {
            throw UNError(.contentProvidingObjectNotAllowed)
        }
        return UNNotificationContent(content, attachments: files)
    }

    /// Returns a copy that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        UNNotificationContent(content, attachments: files)
    }

    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        UNMutableNotificationContent(content, attachments: files)
    }

    /// The text that iOS prints.
    open override var description: String { NotificationText.current.text(of: self) }
}
