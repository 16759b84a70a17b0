/// The Live Activities on the Lock Screen of a phone that does not know the app's types: the fields of their pushes.
///
/// No state is refused for its form here; an app's own code decides that.
package struct ActivityBoard: Sendable {
    /// A Live Activity.
    package struct Card: Sendable {
        /// The number of the card, from 1 on.
        package let number: Int
        package let topic: String
        /// The name of the type of its attributes; `nil` if the app has started it.
        package let type: String?
        package let attributes: PayloadValue?
        package fileprivate(set) var state: PayloadValue?
        fileprivate var timestamp: Double
        /// The time at which the state is out of date, in seconds since 1970.
        fileprivate var staleDate: Double?
        /// The time at which it is taken away, in seconds since 1970; `nil` while it goes on.
        fileprivate var dismissal: Double?
        fileprivate let start: Double

        /// The state of its life at a time: `active`, `stale`, `ended` or `dismissed`.
        package func life(at now: Double) -> String {
            let end = start + ActivityBoard.longestLife
            let dismissal = dismissal ?? end + ActivityBoard.longestStay
            if now >= dismissal { return "dismissed" }
            if self.dismissal != nil || now >= end { return "ended" }
            return staleDate.map { now >= $0 } == true ? "stale" : "active"
        }
    }

    /// The time after which iOS ends it, in seconds (Apple, "Displaying live data with Live Activities").
    private static let longestLife = 8.0 * 3_600
    /// The time after its end for which it is shown, in seconds.
    private static let longestStay = 4.0 * 3_600
    /// The number of cards that are kept.
    private static let maximumCount = 20

    /// The cards, the oldest first.
    package private(set) var cards: [Card] = []
    private var count = 0

    package init() {}

    /// Takes a push.
    ///
    /// An update without a start is for a Live Activity which the app has started itself.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - topic: The topic of the app.
    ///   - now: The phone's time in seconds since 1970.
    /// - Returns: The reason why nothing has changed; `nil` if something has.
    package mutating func take(
        _ payload: Payload, topic: String, at now: Double
    ) -> ActivityRefusal? {
        let push = ActivityPush(payload)
        if let refusal = push.refusal(at: now) { return refusal }
        let timestamp = push.timestamp ?? now
        let last = cards.lastIndex { $0.topic == topic && $0.life(at: now) != "dismissed" }
        guard let last, push.event != .start else {
            guard push.event != .end else { return .noActivity }
            add(push, topic, timestamp, at: now)
            return nil
        }
        guard cards[last].life(at: now) != "ended" else { return .hasEnded }
        guard timestamp >= cards[last].timestamp else { return .outdated }
        cards[last].timestamp = timestamp
        if let state = push.state { cards[last].state = state }
        cards[last].staleDate = push.staleDate
        if push.event == .end {
            let latest = now + Self.longestStay
            cards[last].dismissal = min(push.dismissalDate ?? latest, latest)
        }
        return nil
    }

    private mutating func add(
        _ push: ActivityPush, _ topic: String, _ timestamp: Double, at now: Double
    ) {
        count += 1
        cards.append(
            Card(
                number: count, topic: topic, type: push.type, attributes: push.attributes,
                state: push.state, timestamp: timestamp, staleDate: push.staleDate, start: now))
        cards.removeFirst(max(0, cards.count - Self.maximumCount))
    }

    /// Takes a card away, as the user does.
    package mutating func dismiss(_ number: Int) { cards.removeAll { $0.number == number } }

    /// Returns the cards that are shown at a time, the newest first, as the page gets them.
    package func json(at now: Double) -> JSONText {
        .array(
            cards.reversed().filter { $0.life(at: now) != "dismissed" }.map { card in
                .object([
                    "number": .integer(card.number), "topic": .string(card.topic),
                    "type": card.type.map { .string($0) } ?? .json(Array("null".utf8)),
                    "life": .string(card.life(at: now)),
                    "attributes": Self.fields(of: card.attributes),
                    "state": Self.fields(of: card.state),
                ])
            })
    }

    /// The members of a value in their order, each with its name and its text.
    private static func fields(of value: PayloadValue?) -> JSONText {
        guard let value, value.kind == .dictionary else { return .array([]) }
        return .array(
            value.keys.prefix(30).map { key in
                .object([
                    "name": .string(key),
                    "value": .string(
                        value[key].map {
                            $0.string
                                ?? String(decoding: JSONText($0).bytes, as: UTF8.self)
                        } ?? ""),
                ])
            })
    }
}
