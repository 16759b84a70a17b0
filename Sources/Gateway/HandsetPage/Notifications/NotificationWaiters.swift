/// The clients that wait for notifications.
///
/// Each is listed by the narrowest part of its filter, so that a notification is compared only with those
/// that may want it: thousands may wait for a session each.
struct NotificationWaiters: Sendable {
    struct Waiter: Sendable {
        let filter: NotificationFilter
        let count: Int
        /// Notifications up to this number do not count.
        let after: Int
        /// The numbers of the notifications that the client gets.
        var found: [Int]
        let continuation: CheckedContinuation<WaitResult, Never>
        var timer: Task<Void, Never>?

        /// Returns true if the client has a notification, which may have changed since.
        func has(_ notification: PageNotification) -> Bool {
            found.contains(notification.number)
        }
    }

    private enum Key: Hashable, Sendable {
        case session([UInt8])
        case token([UInt8])
        case any
    }

    private var waiters: [Int: Waiter] = [:]
    private var numbers: [Key: Set<Int>] = [:]

    var count: Int { waiters.count }

    var allNumbers: [Int] { Array(waiters.keys) }

    mutating func add(_ waiter: Waiter, number: Int) {
        waiters[number] = waiter
        numbers[Self.key(of: waiter.filter), default: []].insert(number)
    }

    /// Returns false if the client waits no longer.
    mutating func set(_ timer: Task<Void, Never>, of number: Int) -> Bool {
        guard waiters[number] != nil else { return false }
        waiters[number]?.timer = timer
        return true
    }

    /// Removes a client, and returns it if it still waits.
    mutating func remove(_ number: Int) -> Waiter? {
        guard let waiter = waiters.removeValue(forKey: number) else { return nil }
        let key = Self.key(of: waiter.filter)
        numbers[key]?.remove(number)
        if numbers[key]?.isEmpty == true { numbers[key] = nil }
        return waiter
    }

    /// Forgets what the clients have found.
    mutating func removeAllFound() {
        for number in waiters.keys { waiters[number]?.found = [] }
    }

    /// Shows a notification to all clients that may want it.
    ///
    /// `isNew` is false if a client may have it already. The clients that have as many now as they
    /// asked for are returned, and removed.
    mutating func take(_ notification: PageNotification, isNew: Bool) -> [Waiter] {
        var complete: [Waiter] = []
        for key in Self.keys(of: notification) {
            for number in numbers[key] ?? [] {
                guard let waiter = waiters[number], notification.number > waiter.after,
                    waiter.filter.matches(notification), isNew || !waiter.has(notification)
                else { continue }
                waiters[number]?.found.append(notification.number)
                if waiter.found.count + 1 >= waiter.count, let done = remove(number) {
                    complete.append(done)
                }
            }
        }
        return complete
    }

    private static func key(of filter: NotificationFilter) -> Key {
        filter.session.map { .session(Array($0.utf8)) }
            ?? filter.token.map { .token(Array($0.lowercased().utf8)) } ?? .any
    }

    private static func keys(of notification: PageNotification) -> Set<Key> {
        Set(notification.sessions.map { .session(Array($0.utf8)) })
            .union([.token(Array(notification.token.utf8)), .any])
    }
}
