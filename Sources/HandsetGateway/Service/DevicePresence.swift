import Handset

/// The devices that are away, and the notifications stored for them.
struct DevicePresence: Sendable {
    /// The default limit of stored notifications.
    static let storageLimit = 100_000

    private struct Storage: Sendable {
        /// The place of the device among all that something was stored for.
        let order: Int
        var notifications = StoredNotifications<ReceivedNotification>()
    }

    private let storageLimit: Int
    private var isAway: Bool
    /// The devices that differ from `isAway`.
    private var exceptions: Set<[UInt8]> = []
    private var stored: [[UInt8]: Storage] = [:]
    private var lastOrder = 0
    private var storedCount = 0

    /// - Parameters:
    ///   - isAway: True if all devices are away.
    ///   - storageLimit: The number of notifications that are stored at most.
    init(isAway: Bool, storageLimit: Int = Self.storageLimit) {
        self.isAway = isAway
        self.storageLimit = storageLimit
    }

    /// The number of devices that take memory: those with stored notifications, and those that
    /// differ from the others.
    var deviceCount: Int { exceptions.union(stored.keys).count }

    /// Delivers or stores an accepted notification.
    ///
    /// - Returns: The notification with its fate, and the stored one that it replaces, if any.
    mutating func take(
        _ notification: ReceivedNotification, at now: Int
    ) -> (arrival: Arrival, replaced: Arrival?) {
        guard isAway || !exceptions.isEmpty, isAway != exceptions.contains(notification.token)
        else { return (Arrival(notification, .delivered), nil) }
        var storage = stored[notification.token] ?? Storage(order: lastOrder + 1)
        switch storage.notifications.store(notification, at: now) {
        case .dropped(let reason): return (Arrival(notification, .lost(reason)), nil)
        case .stored(nil) where storedCount >= storageLimit:
            let reason = "the gateway stores \(storageLimit) notifications at most"
            return (Arrival(notification, .lost(reason)), nil)
        case .stored(let replaced):
            if replaced == nil { storedCount += 1 }
            lastOrder = max(lastOrder, storage.order)
            stored[notification.token] = storage
            return (
                Arrival(notification, .stored),
                replaced.map {
                    Arrival($0, .lost("notification \(notification.number) took its place"))
                }
            )
        }
    }

    /// Sets whether one device is away, or all devices if `token` is `nil`.
    ///
    /// - Returns: The notifications stored for the devices that are back, in the order in which the
    ///   gateway began to store for them, and those that expired meanwhile.
    mutating func set(isAway: Bool, _ token: [UInt8]?, at now: Int) -> [Arrival] {
        if let token {
            if isAway == self.isAway {
                exceptions.remove(token)
            } else {
                exceptions.insert(token)
            }
        } else {
            self.isAway = isAway
            exceptions = []
        }
        return isAway ? [] : takeStored(for: token, at: now)
    }

    private mutating func takeStored(for token: [UInt8]?, at now: Int) -> [Arrival] {
        var devices: [Storage] = []
        if let token {
            devices = stored.removeValue(forKey: token).map { [$0] } ?? []
        } else {
            devices = stored.values.sorted { $0.order < $1.order }
            stored = [:]
        }
        var arrivals: [Arrival] = []
        for var device in devices {
            let (due, expired) = device.notifications.takeAll(at: now)
            arrivals += due.map { Arrival($0, .delivered) }
            arrivals += expired.map { Arrival($0, .lost("it has expired")) }
        }
        storedCount -= arrivals.count
        return arrivals
    }
}
