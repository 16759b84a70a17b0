import Handset
import HandsetFixtures

/// Apple's side of the gateway, shared by both protocols.
///
/// It decides about notifications, stores them for devices that are away, and knows which devices
/// have unregistered. All connections share it from their own threads. Each connection checks the
/// request itself before it asks the service.
final class PushService: Sendable {
    private let state: Locked<PushServiceState>
    private let now: @Sendable () -> Int
    private let makeDecider: (@Sendable (Int) -> any NotificationDecider)?

    /// The outcome of the checks that need no question.
    private enum FirstStep {
        case decided(NotificationDecision)
        /// The notification with its number, about which the connection's decider is to be asked.
        case toBeAsked(ReceivedNotification)
    }

    init(_ configuration: GatewayConfiguration) {
        makeDecider = configuration.makeDecider
        now = configuration.now
        state = Locked(PushServiceState(configuration))
    }

    var counts: GatewayCounts { state.withLock(\.counts) }

    /// Counts a new connection, and returns its number, from 1.
    func openConnection() -> Int {
        state.withLock { state in
            state.counts.connections += 1
            return state.counts.connections
        }
    }

    func countConnectionProblem() {
        state.withLock { $0.counts.connectionProblems += 1 }
    }

    @Sendable func countUnusedConnection() {
        state.withLock { $0.counts.unusedConnections += 1 }
    }

    func decider(ofConnection number: Int) -> (any NotificationDecider)? { makeDecider?(number) }

    /// Numbers a notification and decides about it; `fault` is the problem that the connection found, if any.
    ///
    /// The connection's decider is asked without the lock, so that it may call the gateway.
    func decide(
        _ notification: ReceivedNotification, fault: Rejection? = nil, appTopic: String?,
        by decider: inout (any NotificationDecider)?
    ) -> NotificationDecision {
        let hasDecider = decider != nil
        let first = state.withLock { state -> FirstStep in
            state.counts.received += 1
            let numbered = notification.numbered(state.counts.received)
            let now = now()
            let decision: NotificationDecision
            if let early = state.decision(
                before: numbered, fault: fault, appTopic: appTopic, at: now)
            {
                decision = early
            } else if hasDecider {
                return .toBeAsked(numbered)
            } else {
                decision = state.decide(numbered, asking: nil, at: now)
            }
            state.count(decision)
            return .decided(decision)
        }
        switch first {
        case .decided(let decision): return decision
        case .toBeAsked(let numbered):
            let answer = decider?.result(for: numbered) ?? .success(nil)
            return state.withLock { state in
                let decision = state.decide(numbered, asking: answer, at: now())
                state.count(decision)
                return decision
            }
        }
    }

    /// Numbers notifications that came after a rejected one, and counts them as dropped.
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

    // MARK: - Channels

    /// Carries out a request about broadcast channels, and counts it even if it is rejected.
    func perform(
        _ operation: Result<ChannelOperation, Rejection>, for bundle: String
    ) throws(Rejection) -> ChannelAnswer {
        let result = state.withLock { state in
            state.counts.channelRequests += 1
            let result = operation.flatMap { operation in
                Result { () throws(Rejection) in
                    try state.channels.perform(operation, for: bundle)
                }
            }
            if case .failure = result { state.counts.rejectedChannelRequests += 1 }
            return result
        }
        return try result.get()
    }

    // MARK: - Devices

    /// True if devices are away unless something else was set for one.
    var isAway: Bool { state.withLock(\.presence.isAway) }

    /// Returns the notifications stored for the devices that are back, and those that expired meanwhile;
    /// `nil` if there are too many devices.
    func setAway(_ isAway: Bool, _ token: [UInt8]?) -> [Arrival]? {
        state.withLock { state in
            let arrivals = state.presence.set(isAway: isAway, token, at: now())
            for arrival in arrivals ?? [] {
                state.counts.waiting -= 1
                state.counts.count(arrival.outcome)
            }
            return arrivals
        }
    }

    /// Returns false if nothing was changed, because there are too many devices.
    func unregister(_ token: [UInt8]) -> Bool {
        state.withLock { state in
            let now = now()
            guard state.directory.unregister(token, at: now) else { return false }
            state.report(token, since: now)
            return true
        }
    }

    /// Returns false if too many answers wait already.
    func script(_ answers: NextAnswers) -> Bool {
        state.withLock { $0.script.append(answers) }
    }

    /// Returns false if there are too many answers already.
    func script(_ answer: RandomAnswer) -> Bool {
        state.withLock { $0.script.append(answer) }
    }

    var answers: (next: [NextAnswers], random: [RandomAnswer]) {
        state.withLock { ($0.script.waiting, $0.script.random) }
    }

    /// Takes the fault for the next message to Firebase Cloud Messaging; `nil` to treat it as usual.
    func takeFCMAnswer() -> (fault: FCMFault, retryAfter: Int?)? {
        guard case .fcm(let fault, let seconds)? = state.withLock({ $0.script.take(ofFCM: true) })
        else { return nil }
        return (fault, seconds)
    }

    var takenAnswerCount: Int { state.withLock(\.script.takenCount) }

    func removeAnswers() { state.withLock { $0.script.removeAll() } }

    /// Returns the list and empties it; call ``finishFeedback(_:isSent:)`` with it afterwards.
    func takeFeedback() -> [FeedbackRecord] {
        state.withLock { state in
            state.counts.feedbackReads += 1
            return state.feedback.take()
        }
    }

    /// Forgets records that were sent, or puts back those that could not be sent.
    func finishFeedback(_ records: [FeedbackRecord], isSent: Bool) {
        state.withLock { state in
            state.feedback.finish(records.count)
            guard !isSent else { return }
            for record in records { state.report(record.token, since: Int(record.time)) }
        }
    }
}

extension NotificationDecider {
    /// Returns the answer of the decider, or the rejection that its error stands for.
    fileprivate mutating func result(
        for notification: ReceivedNotification
    ) -> Result<GatewayAnswer?, Rejection> {
        do {
            return .success(try answer(to: notification))
        } catch {
            return .failure(error as? Rejection ?? Rejection(.internalServerError))
        }
    }
}
