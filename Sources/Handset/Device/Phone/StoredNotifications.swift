/// What Apple's service keeps for a device that is away: one notification for each topic.
///
/// ```swift
/// var stored = StoredNotifications<RemoteNotification>()
/// let first = RemoteNotification(try Payload(json: #"{"aps":{"badge":1}}"#), expiration: 100)
/// let second = RemoteNotification(try Payload(json: #"{"aps":{"badge":2}}"#), expiration: 100)
/// stored.store(first, at: 10)
/// stored.store(second, at: 20)
/// print(stored.takeAll(at: 30).due.map { $0.payload.description })
/// // ["{\n    aps =     {\n        badge = 2;\n    };\n}"]
/// ```
public struct StoredNotifications<Notification: StorableNotification>: Sendable {
    /// How long anything is kept, in seconds: 30 days.
    public static var longestStorage: Int { 30 * 86_400 }

    /// What became of a notification that could not be delivered.
    public enum Outcome: Sendable {
        /// It is kept, perhaps instead of another one of its topic, which is lost.
        case stored(replaced: Notification?)
        /// It is lost, for a reason.
        case dropped(reason: String)
    }

    private struct Entry {
        let notification: Notification
        let end: Int
    }

    private var entries: [(topic: String, entry: Entry)] = []

    /// Creates an empty storage.
    public init() {}

    /// How many notifications are kept, expired ones among them.
    public var count: Int { entries.count }

    /// Keeps a notification until the device comes back or it expires.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - now: The present moment in seconds since 1970.
    ///   - survivor: Which of two notifications of a topic is kept; the newest by default.
    /// - Returns: Whether it is kept, and which one is lost.
    @discardableResult public mutating func store(
        _ notification: Notification, at now: Int,
        keeping survivor: UnconfirmedBehavior.StoredNotification = .newest
    ) -> Outcome {
        let longest = now.addingReportingOverflow(Self.longestStorage)
        let end = min(
            notification.expiration ?? .max, longest.overflow ? .max : longest.partialValue)
        if notification.expiration == 0 {
            return .dropped(reason: "the device is away, and the expiration 0 allows one attempt")
        }
        guard end > now else { return .dropped(reason: "it has expired") }
        let entry = Entry(notification: notification, end: end)
        guard
            let place = entries.firstIndex(where: {
                $0.topic.utf8.elementsEqual(notification.storageTopic.utf8)
            })
        else {
            entries.append((notification.storageTopic, entry))
            return .stored(replaced: nil)
        }
        let other = entries[place].entry
        guard survivor == .newest || other.end <= now else {
            return .dropped(reason: "another notification of its topic is kept already")
        }
        entries[place].entry = entry
        return .stored(replaced: other.notification)
    }

    /// Hands out everything that is kept, in the order in which topics were first stored.
    ///
    /// - Parameters:
    ///   - now: The present moment in seconds since 1970.
    ///   - canArrive: Whether a notification reaches the device now; otherwise it is kept on, unless
    ///     it has expired. All do by default.
    /// - Returns: What is to be delivered, and what has expired meanwhile and is lost.
    public mutating func takeAll(
        at now: Int, where canArrive: (Notification) -> Bool = { _ in true }
    ) -> (due: [Notification], expired: [Notification]) {
        let expired = entries.filter { $0.entry.end <= now }
        let live = entries.filter { $0.entry.end > now }
        let due = live.filter { canArrive($0.entry.notification) }
        entries = live.filter { !canArrive($0.entry.notification) }
        return (due.map(\.entry.notification), expired.map(\.entry.notification))
    }
}
