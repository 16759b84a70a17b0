/// The notifications that each device has had lately, as far as its rate needs it.
///
/// A device may get all notifications of its rate at once. After that, one more is allowed each time that
/// its share of the time has passed.
struct TokenRateMeter: Sendable {
    /// A time that no clock shows, and that does not overflow in units.
    private static let latestTime = 1 << 40

    private let rate: TokenRate
    /// The number of device tokens in each half, of which the older one is forgotten.
    private let halfLimit: Int
    /// The time when a device will have room for all notifications of its rate, for each token.
    ///
    /// A second has as many units as the rate has notifications, so that there are no fractions.
    private var recent: [[UInt8]: Int] = [:]
    /// The same, for tokens that came before those in `recent`.
    private var older: [[UInt8]: Int] = [:]

    init(_ rate: TokenRate, tokenLimit: Int = GatewayLimits().ratedTokenCount) {
        self.rate = rate
        halfLimit = max(1, tokenLimit / 2)
    }

    var tokenCount: Int { recent.count + older.count }

    /// Counts a notification, and returns false if the rate does not allow it.
    mutating func allow(_ token: [UInt8], at now: Int) -> Bool {
        let time = min(max(now, 0), Self.latestTime) * rate.count
        let whole = rate.count * rate.seconds
        // A clock may be set back.
        let free = min(max(recent[token] ?? older[token] ?? time, time), time + whole)
        guard free + rate.seconds <= time + whole else { return false }
        if recent.count >= halfLimit, recent[token] == nil {
            older = recent
            recent = [:]
        }
        recent[token] = free + rate.seconds
        return true
    }
}
