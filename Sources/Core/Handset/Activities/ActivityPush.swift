/// A push for a Live Activity, as its payload has it ("Starting and updating Live Activities with ActivityKit push
/// notifications").
package struct ActivityPush: Sendable {
    /// The thing that is to be done.
    package enum Event: String, Sendable {
        case start, update, end
    }

    /// The time that a timestamp may be ahead of the phone's, in seconds.
    private static let largestLead = 8.0 * 3_600

    private let aps: PayloadValue?
    /// The event; `nil` if it is not one of Apple's.
    package let event: Event?

    package init(_ payload: Payload) { self.init(aps: payload["aps"]) }

    init(aps: PayloadValue?) {
        self.aps = aps
        event = aps?["event"]?.string.flatMap(Event.init)
    }

    private subscript(key: String) -> PayloadValue? { aps?[key] }

    /// The time at which it was sent, in seconds since 1970.
    package var timestamp: Double? { self["timestamp"]?.double }
    package var state: PayloadValue? { self["content-state"] }
    package var type: String? { self["attributes-type"]?.string }
    package var attributes: PayloadValue? { self["attributes"] }
    /// The time at which the state is out of date, in seconds since 1970.
    package var staleDate: Double? { self["stale-date"]?.double }
    /// The time at which one that has ended is taken away, in seconds since 1970.
    package var dismissalDate: Double? { self["dismissal-date"]?.double }
    /// The rank.
    package var relevanceScore: Double? { self["relevance-score"]?.double }
    /// True if the start asks for a token of the new Live Activity.
    package var asksForToken: Bool { self["input-push-token"]?.double == 1 }
    /// The channel that the new Live Activity listens to.
    package var channel: String? { self["input-push-channel"]?.string }

    private var hasAlert: Bool {
        guard let alert = self["alert"] else { return false }
        return alert.string?.isEmpty == false || alert.kind == .dictionary && alert.count > 0
    }

    /// Finds the reason, as far as the payload alone has one, why the phone ignores the push.
    ///
    /// - Parameter now: The phone's time in seconds since 1970. If `nil`, no date is looked at.
    /// - Returns: The reason; `nil` if there is none.
    package func refusal(at now: Double? = nil) -> ActivityRefusal? {
        guard let event else { return .noEvent }
        guard let timestamp else { return .noTimestamp }
        if event != .end {
            guard state?.kind == .dictionary else { return .noState }
            if let now, timestamp > now + Self.largestLead { return .noTimestamp }
        }
        guard event == .start else { return nil }
        guard type != nil, attributes?.kind == .dictionary else { return .noAttributes }
        guard hasAlert else { return .noAlert }
        if let now, let staleDate, staleDate < now { return .staleAtStart }
        return nil
    }
}
