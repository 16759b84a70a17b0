/// The newest notifications, up to a number and a size.
struct KeptNotifications: Sendable {
    private let countLimit: Int
    private let byteLimit: Int
    /// The notifications after `start`; those before it are gone.
    private var notifications: [PageNotification?] = []
    private var start = 0
    private var byteCount = 0
    /// The number of the newest notification, kept or not; 0 before the first.
    private(set) var last = 0
    /// The number of notifications with each fate, since the start or since all were forgotten.
    private(set) var counts: [PageFate: Int] = [:]
    /// The numbers of those that senders have sent, by their numbers in the gateway.
    private var sentNumbers: [Int: Int] = [:]

    /// Above `countLimit` notifications or `byteLimit` bytes, the oldest go.
    init(countLimit: Int, byteLimit: Int) {
        self.countLimit = countLimit
        self.byteLimit = byteLimit
    }

    /// The number of the oldest that is kept; the next number if none is.
    var first: Int { last - (notifications.count - start) + 1 }

    /// Numbers a notification, and keeps it, even if it alone is too large, in place of the oldest ones.
    ///
    /// One that was stored for the device before takes its place there: it is the same push. Returns true if it
    /// is a new one.
    @discardableResult
    mutating func append(_ notification: inout PageNotification, at time: Int) -> Bool {
        if let number = notification.sentNumber.flatMap({ sentNumbers[$0] }),
            let stored = self[number], stored.fate == .stored
        {
            notification.number = number
            notification.time = stored.time
            notification.answer = notification.answer ?? stored.answer
            if !notification.history.isEmpty { notification.noteStored(at: stored.time) }
            let settled = notification
            _ = update(number) { $0 = settled }
            return false
        }
        if let sent = notification.sentNumber, notification.answer == nil {
            // It was kept for the device before, and answered then.
            notification.answer = sentNumbers[sent].flatMap { self[$0]?.answer }
        }
        last += 1
        notification.number = last
        if notification.time == 0 { notification.time = time }
        counts[notification.fate, default: 0] += 1
        if let sent = notification.sentNumber { sentNumbers[sent] = last }
        byteCount += notification.byteCount
        notifications.append(notification)
        discardOldest()
        return true
    }

    /// Names the one that took the place of a notification by its number here, if it is kept.
    mutating func nameReplacement(in notification: inout PageNotification) {
        guard let number = notification.replacedBySent.flatMap({ sentNumbers[$0] }) else { return }
        let note = "notification \(number) took its place"
        notification = update(notification.number) { $0.note = note } ?? notification
    }

    /// Counts notifications that are older than those that come next, of which there are as many as are kept.
    mutating func skip(_ skipped: SkippedNotifications) {
        notifications = []
        (start, byteCount) = (0, 0)
        sentNumbers = [:]
        last += skipped.count
        counts.merge(skipped.counts, uniquingKeysWith: +)
    }

    private mutating func discardOldest() {
        while notifications.count - start > 1,
            notifications.count - start > countLimit || byteCount > byteLimit
        {
            discardFirst()
        }
        // Rarely, so that each notification is moved only about once.
        if start > 64, start > notifications.count / 2 {
            notifications.removeFirst(start)
            start = 0
        }
    }

    private mutating func discardFirst() {
        let number = first
        if let notification = notifications[start] {
            byteCount -= notification.byteCount
            if let sent = notification.sentNumber, sentNumbers[sent] == number {
                sentNumbers[sent] = nil
            }
        }
        notifications[start] = nil
        start += 1
    }

    /// Returns the number of a notification by its number in the gateway, or `nil` if it is not kept.
    func number(ofSent number: Int) -> Int? { sentNumbers[number] }

    /// Changes a notification, and returns it after the change; `nil` if it is not kept.
    mutating func update(
        _ number: Int, _ change: (inout PageNotification) -> Void
    ) -> PageNotification? {
        guard var notification = self[number] else { return nil }
        let before = (fate: notification.fate, byteCount: notification.byteCount)
        change(&notification)
        notifications[start + number - first] = notification
        byteCount += notification.byteCount - before.byteCount
        defer { discardOldest() }
        if notification.fate != before.fate {
            counts[before.fate, default: 1] -= 1
            if counts[before.fate] == 0 { counts[before.fate] = nil }
            counts[notification.fate, default: 0] += 1
        }
        return notification
    }

    /// Forgets a notification, whose number is not used again; returns false if it is not kept.
    mutating func remove(_ number: Int) -> Bool {
        guard let notification = self[number] else { return false }
        byteCount -= notification.byteCount
        counts[notification.fate, default: 1] -= 1
        if counts[notification.fate] == 0 { counts[notification.fate] = nil }
        if let sent = notification.sentNumber, sentNumbers[sent] == number {
            sentNumbers[sent] = nil
        }
        notifications[start + number - first] = nil
        return true
    }

    /// Forgets all notifications and resets the counts; numbers go on.
    mutating func removeAll() {
        notifications = []
        start = 0
        byteCount = 0
        counts = [:]
        sentNumbers = [:]
    }

    /// Returns a notification, or `nil` if it is not kept.
    subscript(number: Int) -> PageNotification? {
        guard number >= first, number <= last else { return nil }
        return notifications[start + number - first]
    }

    /// Returns the notifications between `after` and `before` that match, the newest first, up to a limit.
    func newest(
        _ limit: Int, after: Int, before: Int? = nil, matching filter: NotificationFilter
    ) -> [PageNotification] {
        var found: [PageNotification] = []
        var number = before.map { min(last, $0 - 1) } ?? last
        while number >= first, number > after, found.count < limit {
            if let notification = self[number], filter.matches(notification) {
                found.append(notification)
            }
            number -= 1
        }
        return found
    }

    /// Returns the notifications after a number that match, the oldest first, up to a limit.
    func oldest(_ limit: Int, after: Int, matching filter: NotificationFilter) -> [PageNotification]
    {
        oldest(limit, after: after, where: filter.matches)
    }

    /// Returns the notifications after a number that meet a condition, the oldest first, up to a limit.
    func oldest(
        _ limit: Int, after: Int, where matches: (PageNotification) -> Bool
    ) -> [PageNotification] {
        var found: [PageNotification] = []
        var number = max(first, after + 1)
        while number <= last, found.count < limit {
            if let notification = self[number], matches(notification) {
                found.append(notification)
            }
            number += 1
        }
        return found
    }

    /// The numbers of the settings of the phone that the notifications have met.
    var settingsInUse: Set<Int> { Set(notifications[start...].compactMap { $0?.settings }) }

    /// Returns how many notifications after a number are no longer kept.
    func goneCount(after: Int) -> Int { max(0, first - 1 - after) }
}
