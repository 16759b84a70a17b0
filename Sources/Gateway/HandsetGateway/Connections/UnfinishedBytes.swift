/// The bytes that a connection has of the limit that all connections share.
struct UnfinishedBytes {
    /// The size of a step in which bytes are counted, so that few reads need the lock of the limit.
    private static let step = 4096

    private let limit: SharedLimit
    private var counted = 0

    init(of limit: SharedLimit) {
        self.limit = limit
    }

    /// Changes the number of bytes, or returns false and changes nothing if the limit would be exceeded.
    mutating func change(to count: Int) -> Bool {
        guard count / Self.step != counted / Self.step else { return true }
        if count > counted {
            guard limit.take(count - counted) else { return false }
        } else {
            limit.giveBack(counted - count)
        }
        counted = count
        return true
    }

    mutating func giveBack(beyond count: Int = 0) {
        limit.giveBack(counted - count)
        counted = min(counted, count)
    }
}
