internal import Handset

/// A Live Activity of the app.
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    // because a lock guards what changes

    /// The type of what changes.
    public typealias ContentState = Attributes.ContentState
    /// The tokens of a Live Activity, each valid until the next one.
    public typealias PushTokenUpdates = ActivityUpdates<Data>
    /// The changes of the state of life.
    public typealias ActivityStateUpdates = ActivityUpdates<ActivityState>
    /// The changes of the content.
    public typealias ContentUpdates = ActivityUpdates<ActivityContent<ContentState>>
    /// The new Live Activities of a type.
    public typealias ActivityUpdateStream = ActivityUpdates<Activity<Attributes>>

    public let id: String
    /// The things that do not change.
    public let attributes: Attributes
    public let pushTokenUpdates = PushTokenUpdates()
    public let activityStateUpdates = ActivityStateUpdates()
    public let contentUpdates = ContentUpdates()
    /// The channel whose pushes it takes; `nil` if it takes none.
    let channel: String?
    let style: ActivityStyle
    private let lock = NSLock()
    private var life: ActivityLife
    private var lastContent: ActivityContent<ContentState>
    private var token: Data?

    init(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, push: PushType?,
        style: ActivityStyle, life: ActivityLife
    ) {
        id = AppActivities.shared.makeIdentifier()
        self.attributes = attributes
        self.style = style
        channel = push?.channel
        self.life = life
        lastContent = content
        contentUpdates.source.send(content)
    }

    // MARK: - The present

    /// The state, with the time until which it is good.
    public var content: ActivityContent<ContentState> { lock.withLock { lastContent } }
    /// The state, by the name before iOS 16.2.
    public var contentState: ContentState { content.state }
    public var activityState: ActivityState {
        passTime()
        return lock.withLock { life.state }
    }
    /// The token; `nil` until it has come, and without `pushType: .token`.
    public var pushToken: Data? { lock.withLock { token } }

    func give(_ token: Data) {
        lock.withLock { self.token = token }
        pushTokenUpdates.source.send(token)
    }

    /// Lets the state of life follow the time.
    func passTime() {
        let changed = lock.withLock {
            life.pass(to: AppTime.date, staleDate: lastContent.staleDate)
        }
        if let changed { activityStateUpdates.source.send(changed) }
    }

    // MARK: - Changes

    /// Changes the content; one that is older than the last is ignored, and one that has ended takes none.
    ///
    /// - Returns: The reason why nothing has changed; `nil` if something has.
    @discardableResult func take(
        _ content: ActivityContent<ContentState>, at time: Date
    ) -> ActivityRefusal? {
        passTime()
        let (refusal, changed) = lock.withLock { () -> (ActivityRefusal?, ActivityState?) in
            guard life.takesChanges else { return (.hasEnded, nil) }
            guard time >= life.timestamp else { return (.outdated, nil) }
            life.timestamp = time
            lastContent = content
            return (nil, life.renew(at: AppTime.date, staleDate: content.staleDate))
        }
        guard refusal == nil else { return refusal }
        contentUpdates.source.send(content)
        if let changed { activityStateUpdates.source.send(changed) }
        AppActivities.shared.note("\(Attributes.self) changes: \(Self.words(of: content.state))")
        return nil
    }

    /// Ends it.
    @discardableResult func finish(
        _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
        at time: Date
    ) -> ActivityRefusal? {
        passTime()
        let (refusal, changes) = lock.withLock { () -> (ActivityRefusal?, [ActivityState]) in
            guard life.takesChanges else { return (.hasEnded, []) }
            guard time >= life.timestamp else { return (.outdated, []) }
            life.timestamp = time
            if let content { lastContent = content }
            return (nil, life.end(at: AppTime.date, dismissal: policy.date))
        }
        guard refusal == nil else { return refusal }
        if let content { contentUpdates.source.send(content) }
        for state in changes { activityStateUpdates.source.send(state) }
        AppActivities.shared.note("\(Attributes.self) ends")
        return nil
    }

    /// Lets the user take it away.
    func dismissByUser() {
        let isNew = lock.withLock {
            defer { life.dismiss() }
            return life.state != .dismissed
        }
        if isNew { activityStateUpdates.source.send(.dismissed) }
    }

    static func words(of state: ContentState) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date? = nil
    ) async { take(content, at: timestamp ?? AppTime.date) }

    /// Changes the state, by the name before iOS 16.2.
    public func update(
        using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async { take(ActivityContent(state: contentState, staleDate: nil), at: AppTime.date) }

    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date? = nil
    ) async { finish(content, dismissalPolicy, at: timestamp ?? AppTime.date) }

    /// Ends it, by the name before iOS 16.2.
    public func end(
        using contentState: ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(
            contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy,
            at: AppTime.date)
    }
}
