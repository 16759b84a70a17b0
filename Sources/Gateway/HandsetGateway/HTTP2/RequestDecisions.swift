/// The decisions about the requests of a connection, in the order in which they are complete.
struct RequestDecisions {
    /// An accepted notification, answered after the receiver has taken it.
    struct Acceptance: Sendable {
        let stream: Int32
        /// The delay of the answer in milliseconds.
        let delay: UInt32
        fileprivate let id: String
        fileprivate let isBroadcast: Bool
        fileprivate let subject: AnsweredNotification?
    }

    enum Outcome {
        case accepted(Acceptance)
        /// The request is answered at once, or after the delay of the gateway.
        case answered(PushResponse)
        /// A request about broadcast channels has an answer, which may be long.
        case answeredOfChannels(PushResponse)
        case fault(ConnectionFault)

        /// False if the sender may repeat the request on another connection.
        var isProcessed: Bool {
            if case .fault(.goAway) = self { false } else { true }
        }
    }

    private let surroundings: ConnectionSurroundings
    private let checks: RequestChecks
    private let broadcastChecks: BroadcastChecks
    private var provider: ProviderAuthentication
    private var messageIDs = MessageIDs()
    private var decider: (any NotificationDecider)?
    /// True if the service names notifications to devices: only the sandbox does.
    private let namesAll: Bool
    private let isObserved: Bool

    /// Creates the decisions of a connection without a certificate.
    init(_ connection: Int, _ surroundings: ConnectionSurroundings) {
        self.surroundings = surroundings
        checks = RequestChecks(connection: connection)
        broadcastChecks = BroadcastChecks(
            connection: connection, topics: surroundings.configuration.topics)
        provider = ProviderAuthentication(surroundings.providerPolicy, certificate: nil)
        decider = surroundings.service.decider(ofConnection: connection)
        namesAll = surroundings.configuration.environment == .sandbox
        isObserved = surroundings.configuration.answerObserver != nil
    }

    /// True if the provider is known, and may have all streams.
    var isEstablished: Bool { provider.isEstablished }

    mutating func take(_ certificate: ClientCertificate) {
        provider = ProviderAuthentication(surroundings.providerPolicy, certificate: certificate)
    }

    /// Decides about a request, and adds what it makes arrive.
    mutating func decide(
        _ request: PushRequest, on stream: Int32, at now: Int, arrivals: inout [Arrival]
    ) -> Outcome {
        let start = isObserved ? ContinuousClock.now : nil
        var finding: RequestChecks.Finding
        var isBroadcast = false
        switch RequestRoute(path: request.fields.path) {
        case .device: finding = checks.check(request, from: &provider, at: now)
        case .broadcast(let bundle):
            isBroadcast = true
            finding = broadcastChecks.check(request, to: bundle, from: &provider, at: now)
        case .channels(let bundle):
            return decide(request, of: bundle, isList: false, at: now)
        case .allChannels(let bundle):
            return decide(request, of: bundle, isList: true, at: now)
        }
        let id = finding.notification.apnsID ?? messageIDs.next()
        finding.notification.apnsID = id
        let decision = surroundings.service.decide(
            finding.notification, fault: finding.rejection, appTopic: finding.appTopic,
            by: &decider)
        if let replaced = decision.replaced { arrivals.append(replaced) }
        arrivals.append(decision.arrival)
        let subject = start.map {
            AnsweredNotification(
                number: decision.arrival.number, start: $0, cause: decision.answer.cause)
        }
        switch decision.answer {
        case .accept(let delay):
            return .accepted(
                Acceptance(
                    stream: stream, delay: max(delay, surroundings.answerDelay), id: id,
                    isBroadcast: isBroadcast, subject: subject))
        case .reject(let rejection):
            var response = PushResponse.rejected(
                id, rejection, hasBody: request.fields.method != "HEAD")
            response.subject = subject
            return .answered(isBroadcast ? response.ofBroadcastAPI : response)
        case .fault(let fault):
            return .fault(fault)
        }
    }

    /// Decides about a request about broadcast channels.
    private mutating func decide(
        _ request: PushRequest, of bundle: String, isList: Bool, at now: Int
    ) -> Outcome {
        let finding = ChannelChecks(common: broadcastChecks).check(
            request, of: bundle, isList: isList, from: &provider, at: now)
        let id = finding.requestID ?? messageIDs.next()
        do throws(Rejection) {
            let answer = try surroundings.service.perform(finding.operation, for: bundle)
            return .answeredOfChannels(.answered(id, answer))
        } catch {
            let hasBody = request.fields.method != "HEAD"
            let response = PushResponse.rejected(id, error, hasBody: hasBody).ofBroadcastAPI
            return .answeredOfChannels(response)
        }
    }

    mutating func response(to acceptance: Acceptance) -> PushResponse {
        // Both services name broadcasts.
        let isNamed = acceptance.isBroadcast || namesAll
        var response = PushResponse.accepted(
            acceptance.id, uniqueID: isNamed ? messageIDs.next() : nil)
        response.subject = acceptance.subject
        return acceptance.isBroadcast ? response.ofBroadcastAPI : response
    }
}
