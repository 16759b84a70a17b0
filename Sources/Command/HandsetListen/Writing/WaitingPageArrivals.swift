import HandsetPage

/// The notifications that the page has not asked for yet.
///
/// Of more than the page keeps, the oldest are only counted: they would be gone before a user sees them.
struct WaitingPageArrivals {
    /// The notifications to deliver: those that were only counted come first.
    struct Batch {
        var skipped = SkippedNotifications()
        /// The last one among them for each app that sets the number on the app's icon.
        var badges: [Int: PageArrival] = [:]
        var arrivals: [PageArrival] = []
    }

    private let countLimit: Int
    private let byteLimit: Int
    private var batch = Batch()
    /// The arrivals after `start`; those before it are counted.
    private var start = 0
    private var byteCount = 0

    init(countLimit: Int, byteLimit: Int) {
        self.countLimit = countLimit
        self.byteLimit = byteLimit
    }

    var isEmpty: Bool { batch.arrivals.isEmpty }

    /// True if they take too much memory.
    var isFull: Bool { byteCount > byteLimit }

    mutating func append(_ arrival: PageArrival) {
        batch.arrivals.append(arrival)
        byteCount += arrival.byteCount
        guard batch.arrivals.count - start > countLimit else { return }
        let first = batch.arrivals[start]
        byteCount -= first.byteCount
        batch.skipped.add(first.fate)
        if first.setsBadge { batch.badges[first.app] = first }
        start += 1
        // Rarely, so that each one is moved only about once.
        if start > 64, start > batch.arrivals.count / 2 {
            batch.arrivals.removeFirst(start)
            start = 0
        }
    }

    mutating func takeAll() -> Batch {
        var taken = batch
        taken.arrivals.removeFirst(start)
        batch = Batch()
        (start, byteCount) = (0, 0)
        return taken
    }
}
