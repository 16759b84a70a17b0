import Handset

/// The devices that are away, and the notifications stored for them.
struct DevicePresence: Sendable {
    private struct Storage: Sendable {
        /// The place of the device among all that something was stored for.
        let order: Int
        var notifications = StoredNotifications<ReceivedNotification>()
    }

    private let limits: GatewayLimits
    private(set) var isAway: Bool
    /// The devices that differ from `isAway`.
    private var exceptions: Set<[UInt8]> = []
    private var stored: [[UInt8]: Storage] = [:]
    private var lastOrder = 0
    private var storedCount = 0
    /// The memory that the stored notifications take, in bytes.
    private(set) var storedByteCount = 0

    init(isAway: Bool, limits: GatewayLimits = GatewayLimits()) {
        self.isAway = isAway
        self.limits = limits
    }

    /// The number of devices that take memory: those with stored notifications, and those that
    /// differ from the others.
    var deviceCount: Int { exceptions.union(stored.keys).count }

    /// Delivers or stores an accepted notification, which may replace a stored one.
    mutating func take(
        _ notification: consuming ReceivedNotification, at now: Int
    ) -> (arrival: Arrival, replaced: Arrival?) {
        guard isAway || !exceptions.isEmpty, isAway != exceptions.contains(notification.token)
        else { return (Arrival(notification, .delivered), nil) }
        typealias Stored = StoredNotifications<ReceivedNotification>
        if let loss = Stored.loss(of: notification, at: now)
            ?? lossForRoom(notification, inPlaceOf: earlier(than: notification))
        {
            return (Arrival(notification, .lost(loss)), nil)
        }
        if stored[notification.token] == nil { lastOrder += 1 }
        // In place: a copy would take time with the number of topics.
        let outcome = stored[notification.token, default: Storage(order: lastOrder)]
            .notifications.store(notification, at: now)
        switch outcome {
        case .dropped(let loss): return (Arrival(notification, .lost(loss)), nil)
        case .stored(let replaced):
            storedByteCount += notification.heldByteCount - (replaced?.heldByteCount ?? 0)
            if replaced == nil { storedCount += 1 }
            let number = notification.number
            return (
                Arrival(notification, .stored),
                replaced.map { Arrival($0, .lost(.replaced(by: number))) }
            )
        }
    }

    /// Returns the stored notification that a newer one will replace, if any.
    private func earlier(than notification: ReceivedNotification) -> ReceivedNotification? {
        stored[notification.token]?.notifications.notification(ofTopic: notification.storageTopic)
    }

    /// The loss is `nil` if there is room for the notification.
    private func lossForRoom(
        _ notification: ReceivedNotification, inPlaceOf earlier: ReceivedNotification?
    ) -> NotificationLoss? {
        if earlier == nil, storedCount >= limits.storedCount {
            return .tooManyStored(maximum: limits.storedCount)
        }
        let byteCount =
            storedByteCount - (earlier?.heldByteCount ?? 0) + notification.heldByteCount
        return byteCount > limits.storedByteCount
            ? .tooManyBytesStored(maximum: limits.storedByteCount) : nil
    }

    /// Sets whether one device is away, or all devices if `token` is `nil`.
    ///
    /// - Returns: The notifications stored for the devices that are back, in the order in which the gateway
    ///   began to store for them, and the notifications that expired meanwhile. `nil` if nothing was changed,
    ///   because too many devices differ from the others.
    mutating func set(isAway: Bool, _ token: [UInt8]?, at now: Int) -> [Arrival]? {
        if let token {
            if isAway == self.isAway {
                exceptions.remove(token)
            } else {
                guard exceptions.count < limits.deviceCount || exceptions.contains(token) else {
                    return nil
                }
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
            arrivals += expired.map { Arrival($0, .lost(.expired)) }
        }
        storedCount -= arrivals.count
        storedByteCount -= arrivals.reduce(0) { $0 + $1.heldByteCount }
        return arrivals
    }
}
