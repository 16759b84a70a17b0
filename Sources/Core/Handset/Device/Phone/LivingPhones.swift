/// The phones of this process.
enum LivingPhones {
    private struct Entry: Sendable {
        let store: NotificationStore
        let late: LateFaults
        var hasApp = false
    }

    private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

    static func add(_ store: NotificationStore, _ late: LateFaults) {
        entries.withLock { $0[ObjectIdentifier(store)] = Entry(store: store, late: late) }
    }

    static func remove(_ store: NotificationStore) {
        // The last reference must not end inside of the lock.
        _ = entries.withLock { $0.removeValue(forKey: ObjectIdentifier(store)) }
    }

    /// Notes whether the app of a phone runs.
    static func note(hasApp: Bool, of store: NotificationStore) {
        entries.withLock { $0[ObjectIdentifier(store)]?.hasApp = hasApp }
    }

    /// The notifications of the only phone, or of the only one whose app runs; `nil` if there is not one.
    static var sureStore: NotificationStore? {
        let all = entries.withLock { Array($0.values) }
        let running = all.filter(\.hasApp)
        let possible = running.isEmpty ? all : running
        return possible.count == 1 ? possible.first?.store : nil
    }

    /// Returns the notifications of the only phone, or of the only one whose app runs.
    ///
    /// If there are several, each of them has a fault.
    static func onlyStore(
        for call: Phone.StrayCall
    ) throws(UserNotificationError) -> NotificationStore {
        let all = entries.withLock { Array($0.values) }
        let running = all.filter(\.hasApp)
        let possible = running.isEmpty ? all : running
        guard possible.count > 1 else {
            guard let only = possible.first else { throw .noPhone }
            return only.store
        }
        var call = call
        call.phoneCount = possible.count
        for entry in possible { entry.late.append(call) }
        throw .severalPhones(possible.count)
    }
}
