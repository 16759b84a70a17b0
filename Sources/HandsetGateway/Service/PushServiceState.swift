import Handset

/// What the push service knows, and how it decides with that.
struct PushServiceState: Sendable {
    var directory: DeviceDirectory
    var script: AnswerScript
    var presence: DevicePresence
    var counts = GatewayCounts()
    /// The devices that the feedback service will tell of.
    var feedback = FeedbackList()

    init(_ configuration: GatewayConfiguration) {
        directory = DeviceDirectory(
            known: configuration.knownDevices, topics: configuration.topics,
            environment: configuration.environment)
        script = AnswerScript(
            next: configuration.next, random: configuration.random, seed: configuration.seed)
        presence = DevicePresence(isAway: configuration.isAway)
        for device in directory.unregistered {
            feedback.report(device.token, since: device.unregisteredSince ?? 0)
        }
    }

    /// Decides what becomes of a notification.
    ///
    /// A device token that carries an answer comes first, so that it gets this answer whatever else the
    /// gateway knows and was told.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - fault: What its connection has found wrong with it. If `nil`, it is in order.
    ///   - appTopic: The topic of the app, or `nil` if it is not known.
    ///   - now: The present moment in seconds since 1970.
    /// - Returns: What its connection does with it.
    mutating func decide(
        _ notification: ReceivedNotification, fault: Rejection?, appTopic: String?, at now: Int
    ) -> NotificationDecision {
        if let fault { return .reject(fault) }
        if let answer = AnswerToken.answer(in: notification.token) {
            return decide(notification, as: .answer(answer), at: now)
        }
        if let rejection = directory.rejection(of: notification.token, topic: appTopic) {
            if rejection.reason == .unregistered, let since = rejection.since {
                feedback.report(notification.token, since: since)
            }
            return .reject(rejection)
        }
        return decide(notification, as: script.take(), at: now)
    }

    private mutating func decide(
        _ notification: ReceivedNotification, as answer: ScriptedAnswer?, at now: Int
    ) -> NotificationDecision {
        switch answer {
        case nil, .answer(.status(.noError)):
            return .accept(presence.take(notification, at: now), delay: 0)
        case .answer(.delay(let milliseconds)):
            return .accept(presence.take(notification, at: now), delay: milliseconds)
        case .answer(.reason(let reason)):
            let isGone = reason == .unregistered || reason == .expiredToken
            if reason == .unregistered { feedback.report(notification.token, since: now) }
            return .reject(Rejection(reason, since: isGone ? now : nil))
        case .answer(.status(let status)): return .reject(Rejection(status))
        case .answer(.close): return .fault(.close)
        case .answer(.stall): return .fault(.stall)
        case .closeInFrame: return .fault(.closeInFrame)
        case .goAway(let reason): return .fault(.goAway(reason))
        case .resetStream: return .fault(.resetStream)
        }
    }

    /// Counts what was decided.
    mutating func count(_ decision: NotificationDecision, on notification: ReceivedNotification) {
        switch decision {
        case .accept(let arrivals, _):
            for arrival in arrivals {
                // The one whose place it takes had waited till now.
                if arrival.notification.number != notification.number { counts.waiting -= 1 }
                counts.count(arrival.fate)
            }
        case .reject: counts.rejected += 1
        case .fault: counts.unanswered += 1
        }
    }
}
