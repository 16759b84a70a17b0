package import Handset

/// The Live Activities of one type, as the phone handles them.
package protocol AnyActivityKind: AnyObject, Sendable {
    /// The name of the type, without its module.
    var name: String { get }
    /// The Live Activities that the phone shows, the oldest first.
    var cards: [ActivityCard] { get }
    /// The token with which pushes start one.
    var startToken: Data? { get }
    /// Starts one by a push.
    func start(by push: ActivityPush, at now: Date) -> ActivityRefusal?
    /// Changes or ends one by a push.
    func change(_ id: String, by push: ActivityPush) -> ActivityRefusal?
    /// Lets the user take one away.
    func dismiss(_ id: String)
    /// Lets the time pass.
    func passTime()
}

/// A Live Activity as the phone shows it.
package struct ActivityCard: Sendable {
    package let id: String
    /// The name of the type of its attributes.
    package let type: String
    package let attributes: PayloadValue?
    package let state: PayloadValue?
    package let life: ActivityState
    package let token: Data?
    package let channel: String?
    package let staleDate: Date?
    /// The number of the start among all.
    let number: Int
}

/// A Live Activity that takes a token.
protocol TokenTaker: AnyObject, Sendable {
    func give(_ token: Data)
}

extension Activity: TokenTaker {}

/// The Live Activities of a type.
final class ActivityKind<Attributes: ActivityAttributes>: AnyActivityKind, @unchecked Sendable {
    // because a lock guards what changes

    typealias One = Activity<Attributes>

    let updates = One.ActivityUpdateStream()
    let startTokens = One.PushTokenUpdates()
    private let lock = NSLock()
    private var all: [(one: One, number: Int)] = []

    init() { startTokens.source.send(AppActivities.shared.makeToken()) }

    var name: String { "\(Attributes.self)" }
    var startToken: Data? { startTokens.source.last }

    /// Those that are shown.
    var activities: [One] {
        passTime()
        return lock.withLock { all.map(\.one) }.filter { $0.activityState != .dismissed }
    }

    func passTime() { for (one, _) in lock.withLock({ all }) { one.passTime() } }

    @discardableResult func start(
        _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>,
        push: PushType?, style: ActivityStyle, life: ActivityLife
    ) -> One {
        let one = One(attributes, content, push: push, style: style, life: life)
        let number = AppActivities.shared.countStart()
        lock.withLock { all.append((one, number)) }
        one.activityStateUpdates.source.send(one.activityState)
        updates.source.send(one)
        AppActivities.shared.note("\(name) starts: \(One.words(of: content.state))")
        if push == .token { AppActivities.shared.giveToken(to: one) }
        return one
    }

    // MARK: - Pushes

    func start(by push: ActivityPush, at now: Date) -> ActivityRefusal? {
        do {
            let attributes = try Decoding("attributes", push.attributes).value(Attributes.self)
            do {
                let state = try Decoding("content-state", push.state)
                    .value(Attributes.ContentState.self)
                start(
                    attributes, content(state, push),
                    push: push.channel.map(PushType.channel)
                        ?? (push.asksForToken ? PushType.token : nil),
                    style: .standard,
                    life: ActivityLife(
                        at: now, timestamp: Date(timeIntervalSince1970: push.timestamp ?? 0)))
                return nil
            } catch {
                return .undecodableState(error.words, isMissing: error.isMissing)
            }
        } catch {
            return .undecodableAttributes(error.words, isMissing: error.isMissing)
        }
    }

    func change(_ id: String, by push: ActivityPush) -> ActivityRefusal? {
        guard let one = lock.withLock({ all.first { $0.one.id == id }?.one }) else {
            return .noActivity
        }
        let time = Date(timeIntervalSince1970: push.timestamp ?? 0)
        do {
            var content: ActivityContent<Attributes.ContentState>?
            if let value = push.state {
                content = self.content(
                    try Decoding("content-state", value).value(Attributes.ContentState.self), push)
            }
            guard push.event == .end else {
                return content.map { one.take($0, at: time) } ?? .noState
            }
            let policy =
                push.dismissalDate.map {
                    ActivityUIDismissalPolicy.after(Date(timeIntervalSince1970: $0))
                }
            return one.finish(content, policy ?? .default, at: time)
        } catch {
            return .undecodableState(error.words, isMissing: error.isMissing)
        }
    }

    private func content(
        _ state: Attributes.ContentState, _ push: ActivityPush
    ) -> ActivityContent<Attributes.ContentState> {
        ActivityContent(
            state: state, staleDate: push.staleDate.map(Date.init(timeIntervalSince1970:)),
            relevanceScore: push.relevanceScore ?? 0)
    }

    // MARK: - The phone

    func dismiss(_ id: String) {
        lock.withLock { all.first { $0.one.id == id }?.one }?.dismissByUser()
    }

    var cards: [ActivityCard] {
        passTime()
        return lock.withLock { all }.map { one, number in
            ActivityCard(
                id: one.id, type: name, attributes: Self.value(one.attributes),
                state: Self.value(one.content.state), life: one.activityState,
                token: one.pushToken, channel: one.channel, staleDate: one.content.staleDate,
                number: number)
        }
    }

    private static func value(_ value: some Encodable) -> PayloadValue? {
        guard let json = try? JSONEncoder().encode(["value": value]) else { return nil }
        return try? Payload(json: Array(json))["value"]
    }
}
