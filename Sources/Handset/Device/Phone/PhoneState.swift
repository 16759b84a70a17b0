/// What a phone shows and has played.
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
    /// The number on the app's icon; 0 is none.
    public private(set) var badge = 0
    /// The notifications in Notification Center, the oldest first.
    public private(set) var delivered: [DeliveredNotification] = []
    /// The sounds that were played, the oldest first; only the last ``largestCountOfSounds`` are kept.
    public private(set) var sounds: [APSSound] = []
    /// Whether the phone can be reached.
    public var connection = PhoneConnection.online
    /// What waits until it can be reached.
    public var stored = StoredNotifications<RemoteNotification>()

    /// How many sounds are remembered.
    public static let largestCountOfSounds = 100
    /// How many notifications Notification Center holds; the oldest ones leave it.
    public static let largestCountOfDelivered = 1_000

    /// Creates the state of a phone that is online and shows nothing.
    public init() {}

    /// The notifications in Notification Center, grouped by thread (iOS 12 and later): the groups and
    /// what is in them in the order in which they came, those without a thread each for itself.
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

    /// Shows and plays what is to be shown and played of a notification.
    ///
    /// - Parameters:
    ///   - display: What is to be shown and played.
    ///   - notification: The notification; it takes the place of one with the same identifier.
    ///   - version: The version of iOS. Before iOS 5 there is no Notification Center: a new alert
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

    /// Takes a notification out of Notification Center; does nothing if it is not there.
    public mutating func remove(_ identifier: String) {
        delivered.removeAll { $0.identifier.utf8.elementsEqual(identifier.utf8) }
    }
}
