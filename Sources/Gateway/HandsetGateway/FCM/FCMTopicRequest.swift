internal import Handset

/// A request to one of the two APIs with which servers manage the topics of phones.
enum FCMTopicRequest {
    /// Several tokens are subscribed to a topic, or no longer (Instance ID API).
    case batch(subscribes: Bool, body: [UInt8])
    /// The facts that the Instance ID API knows of a token.
    case information(token: String)
    /// One topic of one token (Instance ID API).
    case relation(subscribes: Bool, token: String, topic: String)
    /// The subscriptions of a registration in the API of 2026: all, or one.
    case subscriptions(
        method: String, name: String, token: String, topic: String?, allowsMissing: Bool)

    /// The largest number of tokens in a batch.
    private static let batchLimit = 1_000

    /// Recognizes a request from its method and path; `nil` if it is another one.
    init?(_ request: FCMHTTPRequest, _ parts: [String]) {
        let isPost = request.method == "POST"
        switch (parts.first, parts.count) {
        case ("iid", 2) where isPost && parts[1] == "v1:batchAdd":
            self = .batch(subscribes: true, body: request.body)
        case ("iid", 2) where isPost && parts[1] == "v1:batchRemove":
            self = .batch(subscribes: false, body: request.body)
        case ("iid", 3) where parts[1] == "info": self = .information(token: parts[2])
        case ("iid", 6)
        where parts[1] == "v1" && parts[3] == "rel" && parts[4] == "topics"
            && ["POST", "DELETE"].contains(request.method):
            self = .relation(subscribes: isPost, token: parts[2], topic: parts[5])
        case ("v1", 6...7) where parts[3] == "registrations" && parts[5] == "topicSubscriptions":
            let method = request.method
            guard ["GET", "POST", "DELETE", "PATCH"].contains(method) else { return nil }
            let missing = request.parameter("allow_missing", "allowMissing") == "true"
            self = .subscriptions(
                method: method, name: "projects/\(parts[2])/registrations/\(parts[4])",
                token: parts[4],
                topic: parts.count == 7
                    ? parts[6]
                    : request.parameter("topic_name", "topicName", "topicSubscriptionId"),
                allowsMissing: missing)
        default: return nil
        }
    }

    func answer(by endpoint: FCMEndpoint) -> FCMAnswer {
        switch self {
        case .batch(let subscribes, let body):
            Self.answer(toBatch: body, subscribes: subscribes, endpoint)
        case .information(let token): Self.answer(on: token, endpoint)
        case .relation(let subscribes, let token, let topic):
            switch Self.change(subscribes, token, topic, endpoint) {
            case .changed, .unchanged: FCMAnswer(200, .object([:]))
            case .unknown, .full:
                FCMAnswer(
                    404,
                    .object(["error": .string("No information found about this instance id.")])
                )
            }
        case .subscriptions(let method, let name, let token, let topic, let allowsMissing):
            Self.answer(
                method, name, token, topic, allowsMissing: allowsMissing, endpoint)
        }
    }

    private static func change(
        _ subscribes: Bool, _ token: String, _ topic: String, _ endpoint: FCMEndpoint
    ) -> FCMDirectory.Change {
        let time = endpoint.time
        return endpoint.withDirectory { directory in
            subscribes
                ? directory.subscribe(token, to: topic, at: time)
                : directory.unsubscribe(token, from: topic)
        }
    }

    // MARK: - Instance ID

    private static func answer(
        toBatch body: [UInt8], subscribes: Bool, _ endpoint: FCMEndpoint
    ) -> FCMAnswer {
        guard let batch = try? Payload(json: body, source: "batch"),
            let to = batch["to"]?.string, let tokens = batch["registration_tokens"],
            tokens.kind == .array, (1...batchLimit).contains(tokens.count)
        else { return FCMAnswer(400, .object(["error": .string("InvalidRequest")])) }
        let topic = to.hasPrefix("/topics/") ? String(to.dropFirst(8)) : to
        guard FCMTarget.isTopic(topic) else {
            return FCMAnswer(400, .object(["error": .string("InvalidTopicName")]))
        }
        let results = (0..<tokens.count).map { index -> JSONText in
            guard let token = tokens[index]?.string, FCMTarget.isToken(token) else {
                return .object(["error": .string("INVALID_ARGUMENT")])
            }
            return switch change(subscribes, token, topic, endpoint) {
            case .changed, .unchanged: .object([:])
            case .unknown: .object(["error": .string("NOT_FOUND")])
            case .full: .object(["error": .string("TOO_MANY_TOPICS")])
            }
        }
        return FCMAnswer(200, .object(["results": .array(results)]))
    }

    private static func answer(on token: String, _ endpoint: FCMEndpoint) -> FCMAnswer {
        guard let topics = endpoint.withDirectory({ $0.topics(of: token) }) else {
            return FCMAnswer(
                404, .object(["error": .string("No information found about this instance id.")]))
        }
        let dates = topics.map { topic in
            let day = String(FCMTime.text(topic.time).prefix(10))
            return (topic.name, JSONText.object(["addDate": .string(day)]))
        }
        return FCMAnswer(
            200,
            .object([
                "application": .string(endpoint.configuration.topic),
                "authorizedEntity": .string(FCMConfiguration.senderID), "platform": .string("IOS"),
                "rel": .object(["topics": .object(JSONMembers(dates))]),
            ]))
    }

    // MARK: - Subscriptions

    private static func answer(
        _ method: String, _ name: String, _ token: String, _ topic: String?, allowsMissing: Bool,
        _ endpoint: FCMEndpoint
    ) -> FCMAnswer {
        let notFound = FCMAnswer.error(404, "NOT_FOUND", "Requested entity was not found.")
        guard let topics = endpoint.withDirectory({ $0.topics(of: token) }) else { return notFound }
        guard let topic else {
            guard method == "GET" else { return invalid }
            let list = topics.map { subscription(name, $0.name, $0.time) }
            return FCMAnswer(200, .object(["topicSubscriptions": .array(list)]))
        }
        guard FCMTarget.isTopic(topic) else { return invalid }
        let known = topics.first { $0.name == topic }
        switch method {
        case "GET":
            return known.map { FCMAnswer(200, subscription(name, topic, $0.time)) } ?? notFound
        case "DELETE":
            let change = change(false, token, topic, endpoint)
            if case .unchanged = change, !allowsMissing { return notFound }
            return FCMAnswer(200, .object([:]))
        case "PATCH" where known == nil && !allowsMissing: return notFound
        default:
            if known != nil, method == "POST" {
                return .error(409, "ALREADY_EXISTS", "Requested entity already exists")
            }
            if case .full = change(true, token, topic, endpoint) {
                return .error(429, "RESOURCE_EXHAUSTED", "Topic quota exceeded.")
            }
            return FCMAnswer(200, subscription(name, topic, known?.time ?? endpoint.time))
        }
    }

    private static let invalid = FCMAnswer.error(
        400, "INVALID_ARGUMENT", "Request contains an invalid argument.")

    private static func subscription(_ name: String, _ topic: String, _ time: Int) -> JSONText {
        .object([
            "name": .string("\(name)/topicSubscriptions/\(topic)"), "topic_name": .string(topic),
            "create_time": .string(FCMTime.text(time)),
        ])
    }
}
