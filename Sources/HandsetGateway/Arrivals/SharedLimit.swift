import Handset

/// A limit of bytes that all connections of a gateway share.
final class SharedLimit: Sendable {
    private let limit: Int
    private let taken = Locked(0)

    /// - Parameter limit: The largest number of bytes.
    init(_ limit: Int) {
        self.limit = limit
    }

    /// The number of bytes that are taken.
    var takenByteCount: Int { taken.withLock { $0 } }

    /// Takes bytes if the limit allows it.
    ///
    /// - Returns: False if the limit would be exceeded. Nothing is taken then.
    func take(_ count: Int) -> Bool {
        taken.withLock { taken in
            let (sum, isOverflow) = taken.addingReportingOverflow(count)
            guard !isOverflow, sum <= limit else { return false }
            taken = sum
            return true
        }
    }

    /// Gives back bytes that were taken.
    func giveBack(_ count: Int) {
        guard count > 0 else { return }
        taken.withLock { $0 -= count }
    }
}
