internal import Handset
internal import HandsetFixtures

/// The sending of one message: its checks, in the order of the service, and its way to the phones.
struct FCMSending: Sendable {
    /// The number of bytes of a refused message that are kept.
    private static let keptByteCount = 64 << 10

    private let endpoint: FCMEndpoint
    private let project: String
    private let connection: Int

    init(_ endpoint: FCMEndpoint, project: String, connection: Int) {
        self.endpoint = endpoint
        self.project = project
        self.connection = connection
    }

    func send(_ body: [UInt8], _ respond: @escaping @Sendable (FCMEndpoint.Outcome) -> Void) {
        let message: FCMRequest
        do throws(FCMRefusal) {
            message = try FCMRequest(body, wakesForData: endpoint.configuration.wakesForData)
        } catch {
            let answer = FCMAnswer(error)
            let fault = error.faults.first
            return reject(
                body, answer, "INVALID_ARGUMENT",
                finding: fault.map { $0.finding } ?? error.causes.first?.message ?? "",
                remedy: fault?.remedy, respond)
        }
        for doubt in message.doubts {
            endpoint.tell(doubt.finding, "\(doubt.finding); \(doubt.remedy)")
        }
        if let fault = scriptedFault(for: message) {
            var answer = FCMAnswer(fault.fault, project: project)
            if let seconds = fault.retryAfter {
                answer.headers.append((name: "Retry-After", value: "\(seconds)"))
            }
            return reject(
                body, answer, fault.fault.rawValue, finding: "this answer was asked for",
                remedy: nil, respond)
        }
        guard let phones = phones(of: message) else {
            return reject(
                body, FCMAnswer(.unregistered, project: project), FCMFault.unregistered.rawValue,
                finding: "nobody has this token",
                remedy:
                    "send to the token in HANDSET_FCM_TOKEN, or give --fcm-phone any-token, with which any "
                    + "well-formed token belongs to a phone", respond)
        }
        let number = endpoint.nextMessageNumber()
        if message.isDryRun {
            endpoint.configuration.observer(
                "message \(number) is in order; it asks Apple nothing and shows nothing, since it has "
                    + "validate_only")
            return respond(.answer(success(number)))
        }
        if phones.isEmpty { tellOfNobody(message, number) }
        tellOfOtherParts(message)
        deliver(message, number, to: phones, respond)
    }

    // MARK: - Before Apple's service

    private func scriptedFault(for message: FCMRequest) -> (fault: FCMFault, retryAfter: Int?)? {
        switch message.receiver {
        case .token(let text), .installation(let text):
            if let fault = FCMToken.fault(in: text) { return (fault, nil) }
        case .topic, .condition: break
        }
        return endpoint.service.takeFCMAnswer()
    }

    /// Returns the phones of the receivers; `nil` if no phone has the token.
    private func phones(of message: FCMRequest) -> [FCMPhone]? {
        endpoint.withDirectory { directory in
            switch message.receiver {
            case .installation(let text), .token(let text): directory.phone(of: text).map { [$0] }
            case .topic(let name): directory.phones { $0.contains(name) }
            case .condition(let text): directory.phones { FCMCondition.holds(text, for: $0) }
            }
        }
    }

    private func tellOfNobody(_ message: FCMRequest, _ number: Int) {
        let receiver =
            switch message.receiver {
            case .topic(let name): "the topic \(SourceExcerpt.shown(name))"
            case .condition(let text): "the condition \(SourceExcerpt.shown(text))"
            case .installation, .token: "the token"
            }
        endpoint.configuration.observer(
            "message \(number) reaches no phone: none is subscribed for \(receiver); subscribe it with "
                + "--fcm-phone topic=NAME, or by the API of topics")
    }

    private func tellOfOtherParts(_ message: FCMRequest) {
        guard !message.otherParts.isEmpty else { return }
        let names = message.otherParts.joined(separator: " and ")
        endpoint.tell("fcm-other-\(names)", "\(names) of messages are checked, and not shown")
    }

    private func reject(
        _ body: [UInt8], _ answer: FCMAnswer, _ reason: String, finding: String, remedy: String?,
        _ respond: @escaping @Sendable (FCMEndpoint.Outcome) -> Void
    ) {
        if answer.status == 401 { endpoint.tellOfRefusedBearer() } else { endpoint.noteAnswer() }
        let notification = ReceivedNotification(
            connection: connection, providerProtocol: .fcm, token: [],
            payload: Array(body.prefix(Self.keptByteCount)))
        let rejection = Rejection(
            RejectionReason(
                httpStatus: answer.status, of: "Firebase Cloud Messaging", wireText: reason),
            cause: .message(finding: finding, remedy: remedy))
        var decider: (any NotificationDecider)?
        let decision = endpoint.service.decide(
            notification, fault: rejection, appTopic: nil, by: &decider)
        _ = endpoint.queue.put([decision.arrival], received: { respond(.answer(answer)) })
    }

    private func success(_ number: Int) -> FCMAnswer {
        FCMAnswer(
            200, .object(["name": .string("projects/\(project)/messages/\(number)")]))
    }

    // MARK: - To Apple's service

    private func deliver(
        _ message: FCMRequest, _ number: Int, to phones: [FCMPhone],
        _ respond: @escaping @Sendable (FCMEndpoint.Outcome) -> Void
    ) {
        var arrivals: [Arrival] = []
        var outcome = FCMEndpoint.Outcome.answer(success(number))
        let isForOne =
            switch message.receiver {
            case .installation, .token: true
            case .topic, .condition: false
            }
        for phone in phones {
            let decision = decide(message, number, for: phone)
            if let replaced = decision.replaced { arrivals.append(replaced) }
            arrivals.append(decision.arrival)
            // To a topic, the service answers before it asks Apple.
            guard isForOne else { continue }
            switch decision.answer {
            case .accept(let delay): outcome = .answer(success(number), delay: delay)
            case .reject(let rejection):
                outcome = .answer(FCMAnswer(rejection, gone: endpoint.configuration.goneForm))
            case .fault(.stall): outcome = .stall
            case .fault: outcome = .close
            }
        }
        if case .answer(let answer, _) = outcome, answer.status == 401 {
            endpoint.tellOfRefusedBearer()
        } else {
            endpoint.noteAnswer()
        }
        guard !arrivals.isEmpty else { return respond(outcome) }
        _ = endpoint.queue.put(arrivals, received: { [outcome] in respond(outcome) })
    }

    /// Asks the stand-in for Apple's service about what is made of a message for a phone.
    private func decide(
        _ message: FCMRequest, _ number: Int, for phone: FCMPhone
    ) -> NotificationDecision {
        let request = FCMAppleRequest(message, number, for: phone, endpoint).request
        var provider = ProviderAuthentication(endpoint.policy, certificate: nil)
        var finding = RequestChecks(connection: connection).check(
            request, from: &provider, at: endpoint.time)
        finding.notification.providerProtocol = .fcm
        finding.notification.fcmMessage = message.messageBytes
        var decider = endpoint.service.decider(ofConnection: connection)
        return endpoint.service.decide(
            finding.notification, fault: finding.rejection, appTopic: finding.appTopic,
            by: &decider)
    }
}
