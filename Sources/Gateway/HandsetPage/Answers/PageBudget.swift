import HTTPTypes
import Handset

/// The bytes that all clients of the API make the page hold: bodies that arrive, and answers and events that are
/// not read yet.
final class PageBudget: Sendable {
    private let limit: Int
    private let state = Locked((held: 0, most: 0))

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of bytes that are held.
    var heldByteCount: Int { state.withLock(\.held) }

    /// The largest number of bytes that were held at once.
    var largestByteCount: Int { state.withLock(\.most) }

    /// Holds more bytes; false if that is too much.
    ///
    /// A single thing that is larger than the limit is held if it is alone.
    func take(_ count: Int, besides own: Int) -> Bool {
        state.withLock { state in
            guard state.held + count <= limit || state.held == own else { return false }
            state.held += count
            state.most = max(state.most, state.held)
            return true
        }
    }

    func giveBack(_ count: Int) { state.withLock { $0.held -= count } }

    /// The problem of a request for which there is no room.
    var problem: Problem {
        Problem(
            .serviceUnavailable,
            "Other clients hold the \(limit) bytes that the page keeps for requests and answers; "
                + "read their answers, or raise --limit page-bytes.")
    }
}
