import Handset
import HandsetFixtures

/// The devices that the feedback service will report, each once, in the order of their removal.
struct FeedbackList: Sendable {
    private let limit: Int
    private var records: [FeedbackRecord] = []
    private var tokens: Set<[UInt8]> = []
    /// The number of records that were taken and are being sent.
    private var sendingCount = 0

    /// - Parameter limit: The largest number of records, with those that are being sent.
    init(limit: Int) {
        self.limit = limit
    }

    /// `since` is in seconds since 1970; returns false if the list is full and the device is not in it.
    mutating func report(_ token: [UInt8], since: Int) -> Bool {
        guard !tokens.contains(token) else { return true }
        guard records.count + sendingCount < limit else { return false }
        tokens.insert(token)
        records.append(FeedbackRecord(time: UInt32(clamping: since), token: token))
        return true
    }

    /// Returns the list and empties it; the records still count until ``finish(_:)``.
    mutating func take() -> [FeedbackRecord] {
        sendingCount += records.count
        defer { (records, tokens) = ([], []) }
        return records
    }

    mutating func finish(_ count: Int) { sendingCount -= count }
}
