/// The notifications, the badge and the sounds of a phone.
///
/// ```swift
/// let phone = Phone(.iOS(17), app: .background) { ShopDelegate() }
/// try await phone.receive(["aps": ["alert": "Ready", "badge": 2]])
/// print(await phone.state.badge, await phone.state.delivered.count)
/// // 2 1
/// ```
public struct PhoneState: Equatable, Sendable {
    /// The number on the app's icon, or 0.
    public private(set) var badge = 0
    /// The lowest number that the app itself has set for its icon; iOS takes one below zero for 0.
    public private(set) var lowestBadge = 0
    /// The notifications in Notification Center, the oldest first.
    public private(set) var delivered: [DeliveredNotification] = []
    /// The app's own notifications that wait for their triggers, the next one first.
    public private(set) var pending: [PhoneState.PendingNotification] = []
    /// The last ``largestCountOfSounds`` sounds, the oldest first.
    public private(set) var sounds: [APSSound] = []
    /// The connection.
    public var connection = Phone.Connection.online
    /// The notifications that wait until the phone can be reached.
    package var stored = StoredNotifications<RemoteNotification>()

    /// The number of sounds that are kept.
    public static let largestCountOfSounds = 100
    /// The number of notifications in Notification Center, above which the oldest leave it.
    public static let largestCountOfDelivered = 1_000
    /// The number of pending notifications, above which the ones that come last are dropped.
    ///
    /// Apple documents that the system keeps the 64 that come soonest ("Local and Remote Notification
    /// Programming Guide"). Reports of iOS 10 say that it keeps the 64 that were added last.
    public static let largestCountOfPending = 64

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

    /// The notifications in Notification Center by their relevance, the highest first (iOS 15 and later).
    ///
    /// Apple documents that `relevanceScore` sorts the notifications of an app, and that the summary
    /// features the highest ("UNNotificationContent"). Of two with the same score the newer one is first,
    /// and a score beyond 0 to 1 counts as the nearest of the two, which is not confirmed.
    public var byRelevance: [DeliveredNotification] {
        delivered.enumerated()
            .map { (score: min(max($1.content.relevanceScore, 0), 1), place: $0, entry: $1) }
            .sorted { ($0.score, $0.place) > ($1.score, $1.place) }
            .map(\.entry)
    }

    /// Shows and plays a notification, which replaces one with the same identifier.
    ///
    /// Before iOS 5, which brought Notification Center, a new alert replaces the one on the screen.
    package mutating func show(
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

    package mutating func remove(_ identifier: String) {
        delivered.removeAll { $0.identifier.utf8.elementsEqual(identifier.utf8) }
    }

    mutating func removeAllDelivered() {
        delivered = []
    }

    /// Sets the number on the app's icon as the app itself does.
    package mutating func setBadge(_ number: Int) {
        if number <= 0, badge > 0 { delivered = [] }
        badge = max(number, 0)
        lowestBadge = min(lowestBadge, number)
    }
}

// MARK: - Pending notifications

extension PhoneState {
    /// Adds an entry in place of the one with its identifier, after others of the same moment.
    mutating func add(_ notification: PhoneState.PendingNotification) {
        removePending(notification.request.identifier)
        let place = pending.firstIndex { $0.moment > notification.moment } ?? pending.count
        pending.insert(notification, at: place)
        pending.removeLast(max(0, pending.count - Self.largestCountOfPending))
    }

    mutating func removePending(_ identifier: String) {
        pending.removeAll { $0.request.identifier.utf8.elementsEqual(identifier.utf8) }
    }

    mutating func removeAllPending() {
        pending = []
    }

    /// Removes and returns the notifications that wait for a region; those that repeat go on waiting.
    mutating func takeWaiting(
        where fits: (UserNotificationTrigger.Region) -> Bool
    ) -> [UserNotificationRequest] {
        let waiting = pending.filter { pending in
            guard case .location(let region, _) = pending.request.trigger else { return false }
            return fits(region)
        }
        for pending in waiting where pending.request.trigger?.repeats != true {
            removePending(pending.request.identifier)
        }
        return waiting.map(\.request)
    }

    /// Removes and returns the next notification whose moment has come, if there is one.
    ///
    /// One that repeats waits for its next moment after the present one.
    mutating func takeDue(at moment: Int) -> PhoneState.PendingNotification? {
        guard let due = pending.first, due.moment <= moment, due.moment < .max else { return nil }
        pending.removeFirst()
        if let next = due.next(after: moment) { add(next) }
        return due
    }
}
