package import Handset

/// The lines that iOS's own processes write about a push, in the words that public logs have.
///
/// The words come from the forms that this target reads, so that what it writes is read again. Where no public
/// log shows what a process writes, it writes nothing.
package struct SystemLogScript: Sendable {
    private let bundle: String
    private let topic: String
    private let request: String
    private let activity: String
    private let number: Int

    /// - Parameters:
    ///   - topic: The topic; `nil` if it is not known.
    ///   - number: The number of the push on this phone.
    ///   - identifier: The identifier that tells the push from others.
    package init(topic: String?, number: Int, identifier: String) {
        self.topic = topic ?? "com.example.app"
        let suffix = PushType.allCases.compactMap(\.topicSuffix).first(where: self.topic.hasSuffix)
        bundle = String(self.topic.dropLast(suffix?.count ?? 0))
        self.number = number
        // The same push has the same names in each run.
        let hash = identifier.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        let digits = String(hash | 1 << 63, radix: 16, uppercase: true)
        request = "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(4))"
        activity = String(digits.suffix(6))
    }

    private var isOfCall: Bool { topic.hasSuffix(".voip") }
    private var isOfActivity: Bool { topic.hasSuffix(".push-type.liveactivity") }

    // MARK: - Before the app gets it

    /// Returns the lines until the payload is parsed.
    package func lines(ofArrivalOf payload: Payload, at time: Handset.LogTime) -> SystemLogLines {
        var lines = SystemLogLines(from: time)
        let sent =
            "\(time.secondsSince1970)\(SystemLogLines.padded(time.microseconds, 6))000"
        lines.add(
            "apsd",
            "<private> receivedPushWithTopic \(topic) token <private> payload <private> timestamp \(sent)"
        )
        let receiver =
            isOfCall ? "callservicesd" : isOfActivity ? "liveactivitiesd" : "SpringBoard"
        if !isOfActivity {
            lines.add(
                receiver,
                "<private>: Delivering message from apsd: <private> \(number) <private>")
        }
        guard receiver == "SpringBoard" else {
            if isOfCall {
                lines.add(
                    receiver, "Incoming message has topic: \(topic) bundleID: \(bundle)")
            }
            return lines
        }
        let content = APSContent(payload)
        func flag(_ value: Bool) -> Int { value ? 1 : 0 }
        let isSilent =
            content.isContentAvailable && !content.hasAlert && content.badge == nil
            && content.sound == nil
        lines.add(
            receiver, "Received incoming message on topic \(topic) at priority \(isSilent ? 5 : 10)"
        )
        lines.add(
            receiver,
            "[\(bundle)] Received remote notification request \(request) [ waking: 0, "
                + "hasAlertContent: \(flag(content.hasAlert)), "
                + "hasSound: \(flag(content.sound != nil)) hasBadge: \(flag(content.badge != nil)) "
                + "hasContentAvailable: \(flag(content.isContentAvailable)) "
                + "hasMutableContent: \(flag(content.isMutable)) "
                + "pushType: \(isSilent ? "Background" : "Alert")]")
        lines.add(receiver, "[\(bundle)] Process delivery of push notification \(request)")
        return lines
    }

    // MARK: - What became of it

    /// Returns the lines about the fate of a push that was parsed, after the lines of its arrival.
    package func lines(
        of reception: Reception, at time: Handset.LogTime, after arrival: SystemLogLines
    ) -> SystemLogLines {
        var lines = SystemLogLines(from: time, after: arrival)
        guard !isOfCall, !isOfActivity else { return lines }
        let content = APSContent(reception.payload)
        if content.isContentAvailable { addWake(of: reception, to: &lines) }
        addDisplay(of: reception, content, to: &lines)
        addAction(of: reception, to: &lines)
        return lines
    }

    /// Returns the lines about what the user did with a push that had come before.
    package func lines(ofActOn reception: Reception, at time: Handset.LogTime) -> SystemLogLines {
        var lines = SystemLogLines(from: time)
        addAction(of: reception, to: &lines)
        return lines
    }

    private func addWake(of reception: Reception, to lines: inout SystemLogLines) {
        let launch = "com.apple.pushLaunch.\(bundle):\(activity)"
        lines.add(
            "SpringBoard",
            "[\(bundle)] Request DUET delivers content-available push notification to application")
        lines.add("SpringBoard", "SUBMITTING: \(launch)")
        lines.add("dasd", "Submitted Activity: \(launch) at priority 5 <private>")
        guard let decision = decision(on: reception) else { return }
        lines.add(
            "dasd",
            "\(launch):[ {name: \(decision.policy), policyWeight: 50.000, response: {Decision: "
                + "\(decision.word), Score: \(decision.score), Rationale: [{\(decision.rationale)}]}} ], "
                + "FinalDecision: \(decision.word)}")
        guard decision.isYes else { return }
        lines.add("dasd", "COMPLETED \(launch) at priority 5 <private>!")
    }

    private struct Decision {
        let word: String
        let policy: String
        let score: String
        let rationale: String
        var isYes = false
    }

    /// Returns what dasd decides, as far as it is known.
    private func decision(on reception: Reception) -> Decision? {
        let isCalled = reception.plan.callbacks.contains {
            $0.selector == .didReceiveRemoteNotificationWithFetchHandler
        }
        if isCalled {
            let isActive = reception.scenario.appState == .active
            return Decision(
                word: isActive ? "Absolutely Must Proceed" : "Can Proceed",
                policy: "ApplicationPolicy", score: "1.00",
                rationale: isActive
                    ? "[appIsForeground]: Required:1.00, Observed:1.00"
                    : "[appIsForeground]: Required:1.00, Observed:0.00",
                isYes: true)
        }
        switch reception.reason {
        case .notWoken(.endedByUser, _, _):
            return Decision(
                word: "Absolutely Must Not Proceed", policy: "ApplicationPolicy", score: "0.00",
                rationale: "[pushDisallowed]: Required:0.00, Observed:1.00")
        case .silentPush(.delayed):
            return Decision(
                word: "Must Not Proceed", policy: "ThunderingHerdPolicy", score: "0.00",
                rationale: "timeSinceThunderingHerdTriggerEvent < 300")
        default: return nil
        }
    }

    private func addDisplay(
        of reception: Reception, _ content: APSContent, to lines: inout SystemLogLines
    ) {
        let board = "SpringBoard"
        guard content.hasAlert || content.badge != nil || content.sound != nil else {
            return lines.add(
                board,
                "Ignoring notification with no alert, sound or badge (\(bundle)): \(request)")
        }
        let permission = reception.scenario.permission
        guard !permission.isEmpty else {
            return lines.add(
                board,
                "[\(bundle)] Dropping notification \(request) as it's not authorized with status 'Denied'"
            )
        }
        if reception.plan.callbacks.contains(where: { $0.selector == .willPresentNotification }) {
            lines.add(
                board,
                "[\(bundle)] Received response \(reception.scenario.presentationOptions.rawValue) for "
                    + "willPresentNotification for notification \(request)")
        }
        let display = reception.plan.display
        // What iOS writes of a push that it gives to an app on the screen, and does not show, is not known.
        guard display.showsAlert || display.badge != nil || display.sound != nil else { return }
        if let badge = display.badge {
            lines.add(board, "[\(bundle)] Setting badge to \(badge) [ old badge: 0 ]")
        }
        func flag(_ value: Bool) -> Int { value ? 1 : 0 }
        lines.add(
            board,
            "[\(bundle)] Saving notification \(request): 1 [ hasAlertContent: \(flag(content.hasAlert)), "
                + "shouldPresentAlert: \(flag(display.showsAlert)) ]")
        lines.add(
            board, "[\(bundle)] Delivered user visible push notification \(request)")
    }

    private func addAction(of reception: Reception, to lines: inout SystemLogLines) {
        let callbacks: [AppCallback.Selector] = [
            .didReceiveResponse, .handleAction, .handleActionWithResponseInfo,
        ]
        guard
            let callback = reception.plan.callbacks.first(where: { callbacks.contains($0.selector) }
            )
        else { return }
        let action =
            callback.actionIdentifier ?? "com.apple.UNNotificationDefaultActionIdentifier"
        lines.add(
            "SpringBoard",
            "Dispatcher will execute action \(action) for notification \(request) with parameters <private>"
        )
        lines.add(
            "SpringBoard",
            "Sending response for action \(action) from origin BulletinDestinationNotificationCenter "
                + "with parameters <private>")
    }
}
