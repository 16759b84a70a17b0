internal import Handset
internal import HandsetFixtures

/// The stand-in for Firebase Cloud Messaging and for the servers of Google's that its senders ask for tokens.
///
/// All connections share it from their own threads.
package final class FCMEndpoint: Sendable {
    private struct State: Sendable {
        var directory: FCMDirectory
        var lastMessageNumber = 0
        /// The number of answers with status 401 in a row.
        var refusedBearerCount = 0
        var told: Set<String> = []
        /// The number of requests to send a message or to change topics.
        var requestCount = 0
        /// The number of requests for an access token.
        var tokenCount = 0
        /// True if a TLS handshake was closed by a sender.
        var hasClosedHandshake = false
    }

    let configuration: FCMConfiguration
    let service: PushService
    let queue: ArrivalQueue
    private let now: @Sendable () -> Int
    private let state: Locked<State>
    let policy: ProviderAuthentication.Policy

    init(
        _ configuration: FCMConfiguration, _ gateway: GatewayConfiguration, service: PushService,
        queue: ArrivalQueue
    ) {
        self.configuration = configuration
        self.service = service
        self.queue = queue
        now = gateway.now
        policy = ProviderAuthentication.Policy(
            keys: [], allowsAnonymous: true, environment: gateway.environment)
        state = Locked(State(directory: FCMDirectory(configuration, at: gateway.now())))
    }

    /// The end of a request: an answer, perhaps after milliseconds; or no answer on a connection that stays open or
    /// closes.
    package enum Outcome: Sendable {
        case answer(FCMAnswer, delay: UInt32 = 0)
        case close
        case stall
    }

    /// The time in seconds since 1970.
    var time: Int { now() }

    // MARK: - Requests

    /// Answers a request over TLS; `respond` is called once, on any thread.
    package func answer(
        _ request: FCMHTTPRequest, of connection: Int,
        _ respond: @escaping @Sendable (Outcome) -> Void
    ) {
        let parts = request.pathParts
        if request.method == "POST", let answer = tokenAnswer(request, parts) {
            state.withLock { $0.tokenCount += 1 }
            return respond(.answer(answer))
        }
        state.withLock { $0.requestCount += 1 }
        let isSend =
            parts.count == 4 && parts[0] == "v1" && parts[1] == "projects"
            && parts[3] == "messages:send"
        guard isSend || FCMTopicRequest(request, parts) != nil else {
            tell(
                "fcm-path-\(parts.first ?? "")",
                "nothing is here for \(request.method) \(SourceExcerpt.shown(request.path)), which gets 404 as at "
                    + "Google: send to /v1/projects/PROJECT/messages:send (the legacy API has ended)"
            )
            return respond(.answer(.noSuchPage))
        }
        guard hasBearer(request) else {
            let project = parts.count > 2 ? parts[2] : FCMConfiguration.project
            tellOfRefusedBearer(isMissing: true)
            return respond(.answer(FCMAnswer(.credentialsMissing, project: project)))
        }
        if isSend {
            guard request.method == "POST" else { return respond(.answer(.noSuchPage)) }
            return FCMSending(self, project: parts[2], connection: connection)
                .send(request.body, respond)
        }
        guard let topics = FCMTopicRequest(request, parts) else {
            return respond(.answer(.noSuchPage))
        }
        respond(.answer(topics.answer(by: self)))
    }

    /// Answers a request in the clear, which can only be for a metadata server.
    package func plainAnswer(_ request: FCMHTTPRequest) -> FCMAnswer {
        FCMMetadata.answer(to: request, configuration)
            ?? .text(
                400,
                "This port speaks TLS and CONNECT: give it to your sender as HTTPS_PROXY.\n")
    }

    private func tokenAnswer(_ request: FCMHTTPRequest, _ parts: [String]) -> FCMAnswer? {
        switch request.path {
        case "/token", "/oauth2/v4/token", "/o/oauth2/token", "/oauth2/v3/token":
            let answer = FCMTokenExchange.answer(to: request, at: time)
            if answer.status != 200 {
                tell(
                    "fcm-token",
                    "the sender gets no access token: \(SourceExcerpt.shown(answer.body.prefix(300)))"
                )
            }
            return answer
        case "/v1/token": return FCMTokenExchange.exchanged
        default:
            let isForAccount = parts.count == 5 && parts[3] == "serviceAccounts"
            guard isForAccount, parts[4].hasSuffix(":generateAccessToken") else { return nil }
            return FCMTokenExchange.generated(at: time)
        }
    }

    private func hasBearer(_ request: FCMHTTPRequest) -> Bool {
        let value = request.header("authorization") ?? ""
        return value.utf8.count > 7 && value.lowercased().hasPrefix("bearer ")
            || request.parameter("access_token") != nil
    }

    // MARK: - Lines for people

    /// Tells people of answers with status 401, which libraries repeat before they report one.
    func tellOfRefusedBearer(isMissing: Bool = false) {
        let count = state.withLock { state in
            state.refusedBearerCount += 1
            return state.refusedBearerCount
        }
        if isMissing, count == 1 {
            configuration.observer(
                "a request without an access token gets 401: let the library take the key of "
                    + "GOOGLE_APPLICATION_CREDENTIALS, or send authorization: Bearer TOKEN")
        }
        guard count == 3 else { return }
        configuration.observer(
            "401 for the third time in a row: libraries fetch a new access token and repeat a 401 twice before they "
                + "report it, so these may be one call of your sender")
    }

    /// Notes an answer with another status than 401.
    func noteAnswer() { state.withLock { $0.refusedBearerCount = 0 } }

    /// Notes that a sender has closed a TLS handshake, and tells people once.
    func noteClosedHandshake() {
        state.withLock { $0.hasClosedHandshake = true }
        tell("fcm-tls", Self.closedHandshake)
    }

    /// Tells people something once.
    func tell(_ kind: String, _ line: String) {
        let isNew = state.withLock { state in
            state.told.count < 1_000 && state.told.insert(kind).inserted
        }
        if isNew { configuration.observer(line) }
    }

    /// A line for people at the end of a run in which no message came; `nil` after one.
    package var lineOnSilence: String? {
        let state = state.withLock { ($0.requestCount, $0.tokenCount, $0.hasClosedHandshake) }
        let preload =
            "NODE_OPTIONS (Node's sendEach), PYTHONPATH (Python's _async) or RUBYOPT (Ruby's Net::HTTP) "
            + "with HANDSET_FCM_PORT, or on Linux --fcm-preload"
        switch state {
        case (0, 0, true):
            return "no request came, since the sender does not trust the certificate; see above"
        case (0, 1..., _):
            return
                "an access token was asked for, and no message came: the sender's library sends its messages past "
                + "the proxy, as Node's sendEach and Python's _async calls do, which heed none; it needs \(preload)"
        case (0, _, _):
            return
                "no request came: look whether the sender has the environment of --exec or --print-environment, "
                + "and whether its library heeds it. A library that heeds no proxy needs \(preload); Java "
                + "takes JAVA_TOOL_OPTIONS alone"
        default: return nil
        }
    }

    private static let closedHandshake =
        "a sender has closed the TLS handshake: if its library does not trust the certificate, look "
        + "which variable or option it takes its roots from, such as REQUESTS_CA_BUNDLE, "
        + "SSL_CERT_FILE, CURL_CA_BUNDLE, NODE_EXTRA_CA_CERTS or JAVA_TOOL_OPTIONS, and give it "
        + "the file that handset listen --print-environment names there"

    // MARK: - State

    /// Returns the number of a message: microseconds since 1970, and no number twice.
    func nextMessageNumber() -> Int {
        state.withLock { state in
            state.lastMessageNumber = max(state.lastMessageNumber + 1, FCMTime.microseconds())
            return state.lastMessageNumber
        }
    }

    func withDirectory<Value: Sendable>(
        _ body: @Sendable (inout FCMDirectory) -> Value
    ) -> Value {
        state.withLock { body(&$0.directory) }
    }

    /// Subscribes a phone to a topic, or all phones; false if no phone has the token or the text is not a topic.
    package func subscribe(_ token: String?, to topic: String) -> Bool {
        guard FCMTarget.isTopic(topic) else { return false }
        let (tokens, time) = (token.map { [$0] } ?? configuration.phones.map(\.token), time)
        return withDirectory { directory in
            tokens.allSatisfy {
                switch directory.subscribe($0, to: topic, at: time) {
                case .changed, .unchanged: true
                case .unknown, .full: false
                }
            }
        }
    }

    /// Ends the subscription of a phone to a topic, or of all phones; false if no phone has the token.
    package func unsubscribe(_ token: String?, from topic: String) -> Bool {
        let tokens = token.map { [$0] } ?? configuration.phones.map(\.token)
        return withDirectory { directory in
            tokens.allSatisfy {
                if case .unknown = directory.unsubscribe($0, from: topic) { false } else { true }
            }
        }
    }

    /// The topics in their order, with the installations that have them.
    package var topics: [(topic: String, installations: [String])] {
        withDirectory { $0.allTopics }
    }
}
