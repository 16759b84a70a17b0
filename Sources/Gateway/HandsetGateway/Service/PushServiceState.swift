import Handset
import HandsetFixtures

struct PushServiceState: Sendable {
    var directory: DeviceDirectory
    var script: AnswerScript
    let answersByToken: [[UInt8]: ScriptedAnswer]
    var presence: DevicePresence
    var rates: TokenRateMeter?
    var counts = GatewayCounts()
    var channels: BroadcastChannels
    var feedback: FeedbackList

    init(_ configuration: GatewayConfiguration) {
        directory = DeviceDirectory(
            known: configuration.knownDevices, topics: configuration.topics,
            environment: configuration.environment)
        let limits = configuration.limits
        directory.deviceLimit = limits.deviceCount
        script = AnswerScript(
            next: configuration.next, random: configuration.random, seed: configuration.seed,
            limit: limits.answerCount)
        answersByToken = Dictionary(
            uniqueKeysWithValues: configuration.answersByToken.map { ($0.bytes, $1.scripted) })
        presence = DevicePresence(isAway: configuration.isAway, limits: limits)
        rates = configuration.tokenRate.map {
            TokenRateMeter($0, tokenLimit: limits.ratedTokenCount)
        }
        channels = BroadcastChannels(totalLimit: limits.channelCount)
        feedback = FeedbackList(limit: limits.feedbackCount)
        for device in directory.unregistered {
            report(device.token, since: device.unregisteredSince ?? 0)
        }
    }

    /// Adds a device to the list of the feedback service, or counts it if the list is full.
    mutating func report(_ token: [UInt8], since: Int) {
        if !feedback.report(token, since: since) { counts.unlistedDevices += 1 }
    }

    /// Decides about a notification as far as no question is needed; `nil` if it would be accepted but for
    /// ``decide(_:asking:at:)``.
    ///
    /// A device token that asks for an answer of its own gets it, whatever the script or the directory says.
    mutating func decision(
        before notification: ReceivedNotification, fault: Rejection?, appTopic: String?, at now: Int
    ) -> NotificationDecision? {
        if let fault { return reject(notification, fault) }
        if let channel = notification.channel {
            if let rejection = channels.rejection(of: notification, on: channel) {
                return reject(notification, rejection)
            }
            return nil
        }
        if let answer = AnswerToken.answer(in: notification.token) {
            return decide(
                notification, as: .answer(answer), at: now,
                inactiveSince: AnswerToken.inactiveSince(notification.token))
        }
        if let rejection = directory.rejection(
            of: notification.token, topic: appTopic, isTyped: notification.pushType != nil,
            type: notification.typeOfHeaders)
        {
            if rejection.reason == .unregistered, let since = rejection.since {
                report(notification.token, since: since)
            }
            return reject(notification, rejection)
        }
        if rates?.allow(notification.token, at: now) == false {
            return reject(notification, Rejection(.tooManyRequests))
        }
        return nil
    }

    /// Decides about a notification that is in order; `answer` is the decider's, `nil` if there is none.
    mutating func decide(
        _ notification: consuming ReceivedNotification,
        asking answer: Result<GatewayAnswer?, Rejection>?, at now: Int
    ) -> NotificationDecision {
        let chosen: ScriptedAnswer?
        switch answer {
        case .failure(let rejection): return reject(notification, rejection)
        case .success(let answer?): chosen = answer.scripted
        case .success(nil), nil:
            chosen = answersByToken[notification.token] ?? script.take()
        }
        return decide(notification, as: chosen, at: now, inactiveSince: now)
    }

    private mutating func decide(
        _ notification: consuming ReceivedNotification, as answer: ScriptedAnswer?, at now: Int,
        inactiveSince since: Int
    ) -> NotificationDecision {
        switch answer {
        case .answer(.status(.noError)): break
        case .answer(.reason), .answer(.status): counts.requestedRejections += 1
        default: break
        }
        return switch answer {
        case nil, .answer(.status(.noError)): accept(notification, after: 0, at: now)
        case .answer(.delay(let milliseconds)): accept(notification, after: milliseconds, at: now)
        case .answer(.reason(let reason)): reject(notification, for: reason, since: since)
        case .answer(.status(let status)): reject(notification, Rejection(status))
        case .answer(.close): fault(.close, on: notification)
        case .answer(.stall): fault(.stall, on: notification)
        case .closeInFrame: fault(.closeInFrame, on: notification)
        case .goAway(let reason): fault(.goAway(reason), on: notification)
        case .resetStream: fault(.resetStream, on: notification)
        // Messages take these before they become notifications.
        case .fcm: accept(notification, after: 0, at: now)
        }
    }

    private mutating func accept(
        _ notification: consuming ReceivedNotification, after delay: UInt32, at now: Int
    ) -> NotificationDecision {
        if notification.channel != nil {
            return NotificationDecision(
                answer: .accept(delay: delay), arrival: Arrival(notification, .broadcast))
        }
        notification.tokenKind = directory.kind(of: notification.token)
        let (arrival, replaced) = presence.take(notification, at: now)
        return NotificationDecision(
            answer: .accept(delay: delay), arrival: arrival, replaced: replaced)
    }

    private mutating func reject(
        _ notification: ReceivedNotification, for reason: RejectionReason, since: Int
    ) -> NotificationDecision {
        let isGone = reason == .unregistered || reason == .expiredToken
        if reason == .unregistered, notification.channel == nil {
            report(notification.token, since: since)
        }
        return reject(notification, Rejection(reason, since: isGone ? since : nil))
    }

    private func reject(
        _ notification: ReceivedNotification, _ rejection: Rejection
    ) -> NotificationDecision {
        NotificationDecision(
            answer: .reject(rejection), arrival: Arrival(notification, .rejected(rejection)))
    }

    private func fault(
        _ fault: ConnectionFault, on notification: ReceivedNotification
    ) -> NotificationDecision {
        NotificationDecision(
            answer: .fault(fault), arrival: Arrival(notification, .unanswered(fault.name)))
    }

    mutating func count(_ decision: NotificationDecision) {
        if let replaced = decision.replaced {
            counts.waiting -= 1
            counts.count(replaced.outcome)
        }
        counts.count(decision.arrival.outcome)
    }
}
