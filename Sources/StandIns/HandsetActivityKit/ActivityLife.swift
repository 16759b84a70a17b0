/// The life of a Live Activity: its state, and the times at which that changes.
struct ActivityLife: Sendable {
    /// The time after which iOS ends it, in seconds (Apple, "Displaying live data with Live Activities").
    private static let longestLife = 8.0 * 3_600
    /// The time after its end for which it is shown, in seconds.
    private static let longestStay = 4.0 * 3_600

    private(set) var state = ActivityState.active
    /// The time of the last change.
    var timestamp = Date.distantPast
    private let start: Date
    private var dismissal = Date.distantFuture

    /// Begins a life; `start` is a later moment.
    init(at now: Date, start: Date? = nil, timestamp: Date = .distantPast) {
        self.start = max(now, start ?? now)
        self.timestamp = timestamp
        if let start, start > now { state = .pending }
    }

    var takesChanges: Bool { state == .active || state == .stale || state == .pending }

    /// Returns the state if it is another one at a time.
    mutating func pass(to now: Date, staleDate: Date?) -> ActivityState? {
        let before = state
        if state == .pending, now >= start { state = .active }
        if state == .active, let staleDate, now >= staleDate { state = .stale }
        let limit = start.addingTimeInterval(Self.longestLife)
        if state != .ended, state != .dismissed, now >= limit { _ = end(at: limit, dismissal: nil) }
        if state == .ended, now >= dismissal { state = .dismissed }
        return state == before ? nil : state
    }

    /// Returns the state if a new content changes it.
    mutating func renew(at now: Date, staleDate: Date?) -> ActivityState? {
        let before = state
        if state == .stale { state = .active }
        let passed = pass(to: now, staleDate: staleDate)
        return passed ?? (state == before ? nil : state)
    }

    /// Ends it; a time of its dismissal beyond the longest stay counts as that.
    mutating func end(at now: Date, dismissal date: Date?) -> [ActivityState] {
        let latest = now.addingTimeInterval(Self.longestStay)
        dismissal = min(date ?? latest, latest)
        state = .ended
        guard dismissal <= now else { return [.ended] }
        state = .dismissed
        return [.ended, .dismissed]
    }

    /// Takes it away, as the user does.
    mutating func dismiss() { state = .dismissed }
}
