import Handset

/// Which devices are away, and what is kept for them.
struct DevicePresence: Sendable {
    /// What there is of the devices that were named.
    private var named: [[UInt8]: Bool] = [:]
    private var isAway: Bool
    private var stored:
        [(token: [UInt8], notifications: StoredNotifications<ReceivedNotification>)] =
            []
    private var places: [[UInt8]: Int] = [:]

    /// - Parameter isAway: True if all devices are away.
    init(isAway: Bool) {
        self.isAway = isAway
    }

    /// Takes an accepted notification.
    ///
    /// - Returns: What becomes of it, and of the one that was kept before, if it takes its place.
    mutating func take(
        _ notification: ReceivedNotification, at now: Int
    ) -> (arrival: Arrival, replaced: Arrival?) {
        guard isAway || !named.isEmpty, named[notification.token] ?? isAway else {
            return (Arrival(notification, .delivered), nil)
        }
        let place =
            places[notification.token]
            ?? {
                stored.append((notification.token, StoredNotifications()))
                return stored.count - 1
            }()
        places[notification.token] = place
        switch stored[place].notifications.store(notification, at: now) {
        case .dropped(let reason): return (Arrival(notification, .lost(reason)), nil)
        case .stored(let replaced):
            return (
                Arrival(notification, .stored),
                replaced.map {
                    Arrival($0, .lost("notification \(notification.number) took its place"))
                }
            )
        }
    }

    /// Says whether one device is away, or, if `token` is `nil`, all of them.
    ///
    /// - Returns: What was kept for those that are back, in the order in which devices were first
    ///   stored for; and what has expired meanwhile.
    mutating func set(isAway: Bool, _ token: [UInt8]?, at now: Int) -> [Arrival] {
        if let token {
            named[token] = isAway
        } else {
            self.isAway = isAway
            named = [:]
        }
        guard !isAway else { return [] }
        var arrivals: [Arrival] = []
        for place in stored.indices where token == nil || stored[place].token == token {
            let (due, expired) = stored[place].notifications.takeAll(at: now)
            arrivals += due.map { Arrival($0, .delivered) }
            arrivals += expired.map { Arrival($0, .lost("it has expired")) }
        }
        return arrivals
    }
}
