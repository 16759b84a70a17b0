internal import Synchronization

/// The keychain of the app and its extensions, which lasts as long as the phone; it is never locked.
package final class Keychain: Sendable {
    package static let shared = Keychain()

    private let state = Mutex<[KeychainItem]>([])

    /// Forgets all items, as on a phone on which the app is new.
    package func renew() { state.withLock { $0 = [] } }

    /// Takes the items that another process of the app has left in a file; none if there is no such file.
    package func read(from file: URL) {
        let items = (try? Data(contentsOf: file)).flatMap {
            try? JSONDecoder().decode([KeychainItem].self, from: $0)
        }
        state.withLock { $0 = items ?? [] }
    }

    /// Leaves the items in a file for the next process of the app.
    package func write(to file: URL) {
        let items = state.withLock(\.self)
        try? JSONEncoder().encode(items).write(to: file)
    }

    func items(of query: KeychainQuery) -> [KeychainItem] {
        let found = state.withLock { $0.filter(query.matches) }
        return Array(found.prefix(query.limit))
    }

    /// Returns false, and adds nothing, if there is an item with the same primary attributes.
    func add(_ item: KeychainItem) -> Bool {
        state.withLock { items in
            guard !items.contains(where: item.isSame) else { return false }
            items.append(item)
            return true
        }
    }

    func remove(_ query: KeychainQuery) -> Bool {
        state.withLock { items in
            let count = items.count
            items.removeAll(where: query.matches)
            return items.count < count
        }
    }

    func update(_ query: KeychainQuery, _ values: [String: KeychainValue]) -> OSStatus {
        state.withLock { items in
            var changed = items
            let indices = items.indices.filter { query.matches(items[$0]) }
            guard !indices.isEmpty else { return errSecItemNotFound }
            for index in indices { changed[index].change(values) }
            for index in indices {
                let others = changed.indices.filter { $0 != index }
                if others.contains(where: { changed[index].isSame(changed[$0]) }) {
                    return errSecDuplicateItem
                }
            }
            items = changed
            return errSecSuccess
        }
    }
}
