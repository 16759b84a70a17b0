import Handset

/// A limit of bytes that all connections of a gateway share.
final class SharedLimit: Sendable {
    private let limit: Int
    private let taken = Locked(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    var takenByteCount: Int { taken.withLock { $0 } }

    /// Takes bytes, or returns false and takes none if the limit would be exceeded.
    func take(_ count: Int) -> Bool {
        taken.withLock { taken in
            let (sum, isOverflow) = taken.addingReportingOverflow(count)
            guard !isOverflow, sum <= limit else { return false }
            taken = sum
            return true
        }
    }

    func giveBack(_ count: Int) {
        guard count > 0 else { return }
        taken.withLock { $0 -= count }
    }
}
