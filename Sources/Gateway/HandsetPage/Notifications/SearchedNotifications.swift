/// The notifications that a search has found before it is known whether a client has to wait.
///
/// A search may take long, and others come and change meanwhile. Only the fate of a notification can change.
struct SearchedNotifications: Sendable {
    /// The numbers of those that match in all but their fate, the oldest first.
    private let numbers: [Int]
    /// The number up to which they were searched.
    private let last: Int

    /// Finds nothing, up to a number.
    init(until last: Int) {
        numbers = []
        self.last = last
    }

    /// Searches those that are kept after a number.
    init(_ kept: KeptNotifications, after: Int, matching filter: NotificationFilter) {
        var filter = filter
        filter.fate = nil
        numbers = kept.oldest(.max, after: after, matching: filter).map(\.number)
        last = max(after, kept.last)
    }

    /// Returns the numbers of those that match now, and of those that have come since, up to a limit.
    func oldest(
        _ count: Int, of kept: KeptNotifications, matching filter: NotificationFilter
    ) -> [Int] {
        let found = numbers.lazy.filter { number in
            guard let notification = kept[number] else { return false }
            return filter.fate == nil || filter.fate == notification.fate
        }.prefix(count)
        return found
            + kept.oldest(count - found.count, after: last, matching: filter).map(\.number)
    }
}
