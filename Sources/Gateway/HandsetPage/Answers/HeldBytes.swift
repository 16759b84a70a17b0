import Handset

/// The part of a ``PageBudget`` that one request holds, until its last reference goes.
final class HeldBytes: Sendable {
    private let budget: PageBudget
    private let count = Locked(0)

    init(of budget: PageBudget) {
        self.budget = budget
    }

    deinit {
        budget.giveBack(count.withLock { $0 })
    }

    /// Holds more bytes; throws a ``Problem`` if other requests hold too many.
    func add(_ more: Int) throws(Problem) {
        let isTaken = count.withLock { count in
            guard budget.take(more, besides: count) else { return false }
            count += more
            return true
        }
        guard isTaken else { throw budget.problem }
    }

    /// Holds a number of bytes instead of those that it holds; throws a ``Problem`` if other requests hold too many.
    func hold(_ total: Int) throws(Problem) {
        let more = total - count.withLock { $0 }
        guard more < 0 else { return try add(more) }
        count.withLock { $0 += more }
        budget.giveBack(-more)
    }

    /// Gives back all bytes.
    func release() {
        budget.giveBack(
            count.withLock { count in
                defer { count = 0 }
                return count
            })
    }
}
