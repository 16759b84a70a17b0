/// What ``StoredNotifications`` has to know of a notification.
public protocol StorableNotification: Sendable {
    /// The topic, of which only one notification is kept.
    var storageTopic: String { get }
    /// Until when it may be kept, in seconds since 1970: 0 is not at all, and `nil` as long as Apple
    /// keeps any.
    var expiration: Int? { get }
}
