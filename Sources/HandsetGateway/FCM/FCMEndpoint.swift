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
        var requestCount = 0
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
        state.withLock { $0.requestCount += 1 }
        if request.method == "POST", let answer = tokenAnswer(request, parts) {
            return respond(.answer(answer))
        }
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
            tellOfBearer()
            return respond(.answer(FCMAnswer(.credentialsMissing, project: project)))
        }
        state.withLock { $0.refusedBearerCount = 0 }
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

    private func tellOfBearer() {
        let count = state.withLock { state in
            state.refusedBearerCount += 1
            return state.refusedBearerCount
        }
        guard count == 1 || count == 3 else { return }
        configuration.observer(
            count == 1
                ? "a request without an access token gets 401: let the library take the key of "
                    + "GOOGLE_APPLICATION_CREDENTIALS, or send authorization: Bearer TOKEN"
                : "401 for the third time: libraries repeat a 401 with a new token before they report it"
        )
    }

    /// Tells people something once.
    func tell(_ kind: String, _ line: String) {
        let isNew = state.withLock { state in
            state.told.count < 1_000 && state.told.insert(kind).inserted
        }
        if isNew { configuration.observer(line) }
    }

    /// A line for people at the end of a run in which no request came; `nil` after one.
    package var lineOnSilence: String? {
        guard state.withLock(\.requestCount) == 0 else { return nil }
        return
            "no request came: look whether the sender has the environment of --exec or --print-environment, "
            + "and whether its library heeds it. A library that heeds no proxy needs HANDSET_FCM_PORT and "
            + "NODE_OPTIONS (Node's sendEach), PYTHONPATH (Python's _async) or RUBYOPT (Ruby's Net::HTTP); Java "
            + "takes JAVA_TOOL_OPTIONS alone"
    }

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

    /// Subscribes a phone to a topic, or all phones; false if nobody has the token or the text is no topic.
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

    /// Ends the subscription of a phone to a topic, or of all phones; false if nobody has the token.
    package func unsubscribe(_ token: String?, from topic: String) -> Bool {
        let tokens = token.map { [$0] } ?? configuration.phones.map(\.token)
        return withDirectory { directory in
            tokens.allSatisfy {
                if case .unknown = directory.unsubscribe($0, from: topic) { false } else { true }
            }
        }
    }
}
