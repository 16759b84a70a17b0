/// The notifications, the badge and the sounds of a phone.
///
/// ```swift
/// var state = PhoneState()
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","badge":2}}"#)
/// state.show(
///     NotificationDisplay(showsAlert: true, badge: 2),
///     of: DeliveredNotification(identifier: "1", notification: RemoteNotification(payload)))
/// print(state.badge, state.delivered.count)
/// // 2 1
/// ```
public struct PhoneState: Sendable {
    /// The number on the app's icon, or 0.
    public private(set) var badge = 0
    /// The notifications in Notification Center, the oldest first.
    public private(set) var delivered: [DeliveredNotification] = []
    /// The last ``largestCountOfSounds`` sounds, the oldest first.
    public private(set) var sounds: [APSSound] = []
    /// The connection.
    public var connection = PhoneConnection.online
    /// The notifications that wait until the phone can be reached.
    public var stored = StoredNotifications<RemoteNotification>()

    /// The number of sounds that are kept.
    public static let largestCountOfSounds = 100
    /// The number of notifications in Notification Center, above which the oldest leave it.
    public static let largestCountOfDelivered = 1_000

    /// Creates the state of a phone that is online and shows nothing.
    public init() {}

    /// The notifications in Notification Center, grouped by thread (iOS 12 and later).
    ///
    /// Groups and notifications have the order in which they came. A notification without a thread is a
    /// group of its own.
    public var threads: [[DeliveredNotification]] {
        var threads: [[DeliveredNotification]] = []
        var places: [[UInt8]: Int] = [:]
        for notification in delivered {
            let thread = notification.threadIdentifier.map { Array($0.utf8) }
            if let thread, let place = places[thread] {
                threads[place].append(notification)
            } else {
                if let thread { places[thread] = threads.count }
                threads.append([notification])
            }
        }
        return threads
    }

    /// Shows and plays a notification.
    ///
    /// - Parameters:
    ///   - display: The parts that are shown and played.
    ///   - notification: The notification, which replaces one with the same identifier.
    ///   - version: The version of iOS. Before iOS 5, which brought Notification Center, a new alert
    ///     replaces the one on the screen.
    public mutating func show(
        _ display: NotificationDisplay, of notification: DeliveredNotification,
        on version: IOSVersion = IOSVersion(5)
    ) {
        if let number = display.badge { badge = max(number, 0) }
        if let sound = display.sound {
            sounds.append(sound)
            sounds.removeFirst(max(0, sounds.count - Self.largestCountOfSounds))
        }
        guard display.showsAlert else { return }
        if version < IOSVersion(5) { delivered = [] }
        remove(notification.identifier)
        delivered.append(notification)
        delivered.removeFirst(max(0, delivered.count - Self.largestCountOfDelivered))
    }

    /// Removes a notification from Notification Center, if it is there.
    public mutating func remove(_ identifier: String) {
        delivered.removeAll { $0.identifier.utf8.elementsEqual(identifier.utf8) }
    }
}
