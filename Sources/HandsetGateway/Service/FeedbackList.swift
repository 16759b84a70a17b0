import Handset
import HandsetFixtures

/// The devices that the feedback service will tell of: each once, in the order in which it was reported.
struct FeedbackList: Sendable {
    private var records: [FeedbackRecord] = []
    private var tokens: Set<[UInt8]> = []

    /// Puts a device on the list, unless it is there.
    ///
    /// - Parameters:
    ///   - token: The bytes of its token.
    ///   - since: Since when its app is not there any more, in seconds since 1970.
    mutating func report(_ token: [UInt8], since: Int) {
        guard tokens.insert(token).inserted else { return }
        records.append(FeedbackRecord(time: UInt32(clamping: since), token: token))
    }

    /// Hands out the list, which is empty then.
    mutating func take() -> [FeedbackRecord] {
        defer { self = FeedbackList() }
        return records
    }
}
