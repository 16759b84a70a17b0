package protocol StorableNotification: Sendable {
    /// The topic; one notification is kept for each.
    var storageTopic: String { get }
    /// The end of storage in seconds since 1970.
    ///
    /// With 0 the notification is not kept, and with `nil` it is kept as long as Apple keeps any.
    var expiration: Int? { get }
}

/// The storage of Apple's service for a device that is away: one notification for each topic.
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
package struct StoredNotifications<Notification: StorableNotification>: Sendable {
    /// The longest time of storage in seconds: 30 days.
    package static var longestStorage: Int { 30 * 86_400 }

    package enum Outcome: Sendable {
        /// It is kept. Another notification of its topic, if there was one, is lost.
        case stored(replaced: Notification?)
        case dropped(NotificationLoss)
    }

    private struct Entry {
        let notification: Notification
        let end: Int
    }

    /// The number of topics from which on they are looked up in `places`.
    private static var listLimit: Int { 8 }

    private var entries: [(topic: String, entry: Entry)] = []
    /// The index of each topic's entry, by the bytes of the topic; empty while there are few topics.
    private var places: [[UInt8]: Int] = [:]

    package init() {}

    /// The number of notifications, including expired ones.
    package var count: Int { entries.count }

    /// Keeps a notification until the device comes back or it expires; `now` is in seconds since 1970.
    ///
    /// Of two notifications of a topic, the one that `survivor` names is kept.
    @discardableResult package mutating func store(
        _ notification: Notification, at now: Int,
        keeping survivor: UnconfirmedBehavior.StoredNotification = .newest
    ) -> Outcome {
        if let loss = Self.loss(of: notification, at: now) { return .dropped(loss) }
        let entry = Entry(notification: notification, end: Self.end(of: notification, at: now))
        guard let place = place(of: notification.storageTopic) else {
            entries.append((notification.storageTopic, entry))
            addLastPlace()
            return .stored(replaced: nil)
        }
        let other = entries[place].entry
        guard survivor == .newest || other.end <= now else {
            return .dropped(.otherIsKept)
        }
        entries[place].entry = entry
        return .stored(replaced: other.notification)
    }

    /// The loss is `nil` if the notification can be kept.
    package static func loss(of notification: Notification, at now: Int) -> NotificationLoss? {
        if notification.expiration == 0 { return .oneAttempt }
        return end(of: notification, at: now) > now ? nil : .expired
    }

    package func notification(ofTopic topic: String) -> Notification? {
        place(of: topic).map { entries[$0].entry.notification }
    }

    private static func end(of notification: Notification, at now: Int) -> Int {
        let longest = now.addingReportingOverflow(longestStorage)
        return min(notification.expiration ?? .max, longest.overflow ? .max : longest.partialValue)
    }

    /// Topics are equal if their bytes are.
    private func place(of topic: String) -> Int? {
        places.isEmpty
            ? entries.firstIndex { $0.topic.utf8.elementsEqual(topic.utf8) }
            : places[Array(topic.utf8)]
    }

    /// Adds the last entry to `places`, and all others if it is the first beyond a short list.
    private mutating func addLastPlace() {
        guard entries.count > Self.listLimit else { return }
        for index in (places.isEmpty ? 0 : entries.count - 1)..<entries.count {
            places[Array(entries[index].topic.utf8)] = index
        }
    }

    /// Removes and returns all notifications, in the order in which their topics were first stored.
    ///
    /// `now` is in seconds since 1970. Notifications that cannot arrive stay stored until they expire.
    package mutating func takeAll(
        at now: Int, where canArrive: (Notification) -> Bool = { _ in true }
    ) -> (due: [Notification], expired: [Notification]) {
        let expired = entries.filter { $0.entry.end <= now }
        let live = entries.filter { $0.entry.end > now }
        let due = live.filter { canArrive($0.entry.notification) }
        entries = live.filter { !canArrive($0.entry.notification) }
        places = [:]
        addLastPlace()
        return (due.map(\.entry.notification), expired.map(\.entry.notification))
    }
}

extension StoredNotifications: Equatable where Notification: Equatable {
    /// Returns true if two storages keep the same notifications, in the same order and for the same time.
    package static func == (left: StoredNotifications, right: StoredNotifications) -> Bool {
        left.entries.elementsEqual(right.entries) { left, right in
            left.topic.utf8.elementsEqual(right.topic.utf8)
                && left.entry.notification == right.entry.notification
                && left.entry.end == right.entry.end
        }
    }
}
