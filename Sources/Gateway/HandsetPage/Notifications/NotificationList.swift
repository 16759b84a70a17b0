/// A part of the notifications that are kept, and what is known of the others.
struct NotificationList: Sendable {
    /// The notifications, the newest first.
    var notifications: [PageNotification]
    /// The number of the oldest that is kept; the next number if none is.
    var first: Int
    /// The number of the newest, kept or not; 0 before the first.
    var last: Int
    /// The number of notifications that were asked for by number and are no longer kept.
    var goneCount: Int
    /// The number of notifications with each fate, since the start or since all were forgotten.
    var counts: [PageFate: Int]
}
