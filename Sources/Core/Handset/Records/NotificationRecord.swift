/// The notification that brought a payload to a gateway, as a ``PayloadRecord`` contains it.
///
/// ```swift
/// let notification = NotificationRecord(
///     token: [0x0a, 0x0b], topic: "com.example.app", providerProtocol: "binary", identifier: 7,
///     answer: .rejected(reason: "Unregistered", code: 8))
/// let origin = PayloadOrigin(source: "binary#1", number: 1, line: 1, byteCount: 2)
/// let record = PayloadRecord(origin: origin, notification: notification)
/// print(String(decoding: record.json, as: UTF8.self))
/// // {"source":"binary#1","number":1,"line":1,"bytes":2,"notification":{"token":"0a0b",
/// // "topic":"com.example.app","protocol":"binary","identifier":7,
/// // "answer":{"status":"rejected","reason":"Unregistered","code":8}}}
/// ```
package struct NotificationRecord: Hashable, Sendable {
    package enum Answer: Hashable, Sendable {
        /// The notification was accepted, and the payload reached the device.
        case accepted
        /// The notification was accepted for all devices that listen to a channel. No callback of the app
        /// gets it.
        case broadcast
        /// The notification was accepted, and is kept because the device is away.
        case stored
        /// The notification was accepted, but never reaches the device.
        case lost(NotificationLoss)
        /// The notification was rejected.
        ///
        /// The reason is one of the HTTP/2 provider API. The code is a status of HTTP or of the binary
        /// protocol. The cause is what neither names, if there is more to say.
        case rejected(reason: String, code: Int, cause: Cause? = nil)
        /// The notification followed a bad one on a connection of the binary protocol, and was not read.
        case dropped
        /// The gateway did not answer, as it was configured.
        case unanswered(reason: String)
    }

    /// The cause of a rejection: a name for programs, and words.
    package struct Cause: Hashable, Sendable {
        package let code: String
        package let words: String

        package init(code: String, words: String) {
            self.code = code
            self.words = words
        }

        package var json: JSONText {
            .object(["code": .string(code), "words": .string(words)])
        }
    }

    /// The bytes of the device token; empty for a broadcast.
    package var token: [UInt8]
    /// The channel of a broadcast, or `nil` if the notification was sent to a device.
    package var channel: String?
    /// The topic, or `nil` if it is not known.
    package var topic: String?
    /// The `apns-id`, or `nil` if there is none, as in the binary protocol.
    package var id: String?
    /// The provider's protocol: `http2` or `binary`.
    package var providerProtocol: String
    /// The identifier of the binary protocol, or `nil` if there is none.
    package var identifier: UInt32?
    package var answer: Answer
    /// The address at which a page shows the notification, or `nil` if none does.
    package var page: String?
    /// The payload as it was sent, on one line; `nil` if it is not a JSON object.
    package var payload: [UInt8]?

    package init(
        token: [UInt8], channel: String? = nil, topic: String? = nil, id: String? = nil,
        providerProtocol: String,
        identifier: UInt32? = nil, answer: Answer, page: String? = nil,
        payload: [UInt8]? = nil
    ) {
        self.token = token
        self.channel = channel
        self.topic = topic
        self.id = id
        self.providerProtocol = providerProtocol
        self.identifier = identifier
        self.answer = answer
        self.page = page
        self.payload = payload
    }

    /// The members `notification` and `payload` of a record.
    var members: JSONMembers {
        let members: JSONMembers = [
            "channel": channel.map { .string($0) },
            "token": channel == nil ? .string(tokenText) : nil, "topic": topic.map { .string($0) },
            "id": id.map { .string($0) }, "protocol": .string(providerProtocol),
            "identifier": identifier.map { .integer(Int($0)) }, "answer": .object(answer.members),
            "page": page.map { .string($0) },
        ]
        return ["notification": .object(members), "payload": payload.map { .json($0) }]
    }

    private var tokenText: String { String(hexOf: token) }
}

extension NotificationRecord.Answer {
    fileprivate var members: JSONMembers {
        switch self {
        case .accepted: ["status": .string("accepted")]
        case .broadcast: ["status": .string("broadcast")]
        case .stored: ["status": .string("stored")]
        case .lost(let loss):
            [
                "status": .string("lost"),
                "reason": .object(["code": .string(loss.code), "words": .string("\(loss)")]),
            ]
        case .rejected(let reason, let code, let cause):
            [
                "status": .string("rejected"), "reason": .string(reason), "code": .integer(code),
                "cause": cause?.json,
            ]
        case .dropped: ["status": .string("dropped")]
        case .unanswered(let reason):
            ["status": .string("unanswered"), "reason": .string(reason)]
        }
    }
}
