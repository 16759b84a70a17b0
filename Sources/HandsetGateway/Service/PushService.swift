import Handset
import HandsetFixtures

/// Apple's side of the gateway, behind both protocols: it decides what becomes of notifications, keeps
/// them for devices that are away, and knows who has unregistered.
///
/// All connections share it, from the threads of their own. What is wrong with a request as such is told
/// by the connection before.
final class PushService: Sendable {
    private let state: Locked<PushServiceState>
    private let now: @Sendable () -> Int

    init(_ configuration: GatewayConfiguration) {
        now = configuration.now
        state = Locked(PushServiceState(configuration))
    }

    /// How many notifications had which fate.
    var counts: GatewayCounts { state.withLock(\.counts) }

    /// Counts a connection.
    ///
    /// - Returns: Its number, from 1.
    func openConnection() -> Int {
        state.withLock { state in
            state.counts.connections += 1
            return state.counts.connections
        }
    }

    /// Gives a notification its number, and decides what becomes of it.
    ///
    /// - Parameters:
    ///   - notification: The notification. It gets its number.
    ///   - fault: What its connection has found wrong with it. If `nil`, it is in order.
    ///   - appTopic: The topic of the app: without what the push type adds.
    /// - Returns: What its connection does with it.
    func decide(
        _ notification: inout ReceivedNotification, fault: Rejection? = nil, appTopic: String?
    ) -> NotificationDecision {
        state.withLock { state in
            state.counts.received += 1
            notification.number = state.counts.received
            let decision = state.decide(notification, fault: fault, appTopic: appTopic, at: now())
            state.count(decision)
            return decision
        }
    }

    /// Numbers notifications that came behind a bad one, and counts them as dropped.
    func drop(_ notifications: [ReceivedNotification]) -> [Arrival] {
        state.withLock { state in
            notifications.map { notification in
                var notification = notification
                state.counts.received += 1
                state.counts.dropped += 1
                notification.number = state.counts.received
                return Arrival(notification, .dropped)
            }
        }
    }

    // MARK: - Devices

    /// Says whether devices are away.
    ///
    /// - Parameters:
    ///   - isAway: Whether they are.
    ///   - token: The token of one device. If `nil`, all of them.
    /// - Returns: What was kept for those that are back, and what has expired meanwhile.
    func setAway(_ isAway: Bool, _ token: [UInt8]?) -> [Arrival] {
        state.withLock { state in
            let arrivals = state.presence.set(isAway: isAway, token, at: now())
            for arrival in arrivals {
                state.counts.waiting -= 1
                state.counts.count(arrival.fate)
            }
            return arrivals
        }
    }

    /// Says that the app of a device is not there any more.
    func unregister(_ token: [UInt8]) {
        state.withLock { state in
            let now = now()
            state.directory.unregister(token, at: now)
            state.feedback.report(token, since: now)
        }
    }

    /// Adds an answer for the next notifications.
    func script(_ answers: NextAnswers) {
        state.withLock { $0.script.append(answers) }
    }

    /// Hands out the list of the feedback service, which is empty then.
    func takeFeedback() -> [FeedbackRecord] {
        state.withLock { $0.feedback.take() }
    }

    /// Puts records back that nobody could be given.
    func returnFeedback(_ records: [FeedbackRecord]) {
        state.withLock { state in
            for record in records { state.feedback.report(record.token, since: Int(record.time)) }
        }
    }
}
