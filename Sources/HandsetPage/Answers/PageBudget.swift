import HTTPTypes
import Handset

/// The bytes that all clients of the API make the page hold: bodies that arrive, and answers and events that are
/// not read yet.
final class PageBudget: Sendable {
    private let limit: Int
    private let held = Locked(0)
    private let most = Locked(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of bytes that are held.
    var heldByteCount: Int { held.withLock { $0 } }

    /// The largest number of bytes that were held at once.
    var largestByteCount: Int { most.withLock { $0 } }

    /// Holds more bytes; false if that is too much.
    ///
    /// A single thing that is larger than the limit is held if it is alone.
    func take(_ count: Int, besides own: Int) -> Bool {
        held.withLock { held in
            guard held + count <= limit || held == own else { return false }
            held += count
            most.withLock { [held] in $0 = max($0, held) }
            return true
        }
    }

    func giveBack(_ count: Int) { held.withLock { $0 -= count } }

    /// The problem of a request for which there is no room.
    var problem: Problem {
        Problem(
            .serviceUnavailable,
            "Other clients hold the \(limit) bytes that the page keeps for requests and answers; "
                + "read their answers, or raise --maximum-page-bytes.")
    }
}
