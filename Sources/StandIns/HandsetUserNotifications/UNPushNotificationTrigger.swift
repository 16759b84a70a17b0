internal import Handset

/// The condition of a notification that Apple's push service has sent.
open class UNPushNotificationTrigger: UNNotificationTrigger,
    @unchecked Sendable  // because nothing in it changes
{
    private let members: String

    init(_ content: UserNotificationContent) {
        let aps = content.userInfo["aps"] as? [AnyHashable: Any] ?? [:]
        func answer(_ key: String) -> String {
            (aps[key] as? NSNumber)?.boolValue == true ? "YES" : "NO"
        }
        members =
            "contentAvailable: \(answer("content-available")), mutableContent: \(answer("mutable-content"))"
        super.init(.push)
    }

    /// The text that iOS prints.
    open override var description: String { NotificationText.text(of: self, members) }
}
