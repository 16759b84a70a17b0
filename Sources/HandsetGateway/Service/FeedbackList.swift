import Handset
import HandsetFixtures

/// The devices that the feedback service will report, each once, in the order of their removal.
struct FeedbackList: Sendable {
    private var records: [FeedbackRecord] = []
    private var tokens: Set<[UInt8]> = []

    /// Adds a device unless it is already listed.
    ///
    /// - Parameters:
    ///   - token: The bytes of its token.
    ///   - since: The time when its app was removed, in seconds since 1970.
    mutating func report(_ token: [UInt8], since: Int) {
        guard tokens.insert(token).inserted else { return }
        records.append(FeedbackRecord(time: UInt32(clamping: since), token: token))
    }

    /// Returns the list and empties it.
    mutating func take() -> [FeedbackRecord] {
        defer { self = FeedbackList() }
        return records
    }
}
