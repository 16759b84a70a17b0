/// What a ``PayloadRecord`` says of the notification that has brought the payload to a gateway.
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
public struct NotificationRecord: Hashable, Sendable {
    /// What a gateway has answered.
    public enum Answer: Hashable, Sendable {
        /// It was accepted, and the payload has reached the device.
        case accepted
        /// It was accepted, and is kept, since the device is away.
        case stored
        /// It was accepted, and never reaches the device, for a reason.
        case lost(reason: String)
        /// It was refused: with a reason of the HTTP/2 provider API, and the status of the answer, which
        /// is one of HTTP or one of the binary protocol.
        case rejected(reason: String, code: Int)
        /// It came behind a bad one on a connection of the binary protocol, where nobody reads it.
        case dropped
        /// It was not answered, as the gateway was asked to do.
        case unanswered(reason: String)
    }

    /// The bytes of the device token.
    public var token: [UInt8]
    /// The topic, or `nil` if it is not known.
    public var topic: String?
    /// The `apns-id`, or `nil` if there is none, as with the binary protocol.
    public var id: String?
    /// What the provider has spoken: `http2` or `binary`.
    public var providerProtocol: String
    /// The identifier of the binary protocol, or `nil` if there is none.
    public var identifier: UInt32?
    /// What the gateway has answered.
    public var answer: Answer

    /// Creates the record of a notification.
    ///
    /// - Parameters:
    ///   - token: The bytes of the device token.
    ///   - topic: The topic, or `nil` if it is not known.
    ///   - id: The `apns-id`, or `nil` if there is none.
    ///   - providerProtocol: What the provider has spoken: `http2` or `binary`.
    ///   - identifier: The identifier of the binary protocol, or `nil` if there is none.
    ///   - answer: What the gateway has answered.
    public init(
        token: [UInt8], topic: String? = nil, id: String? = nil, providerProtocol: String,
        identifier: UInt32? = nil, answer: Answer
    ) {
        self.token = token
        self.topic = topic
        self.id = id
        self.providerProtocol = providerProtocol
        self.identifier = identifier
        self.answer = answer
    }

    /// The member `notification` of a record.
    var member: (key: String, value: JSONText) {
        var members: [(key: String, value: JSONText)] = [("token", .string(tokenText))]
        if let topic { members.append(("topic", .string(topic))) }
        if let id { members.append(("id", .string(id))) }
        members.append(("protocol", .string(providerProtocol)))
        if let identifier { members.append(("identifier", .integer(Int(identifier)))) }
        members.append(("answer", .object(answer.members)))
        return ("notification", .object(members))
    }

    private var tokenText: String {
        var text: [UInt8] = []
        for byte in token { text.appendHex(byte) }
        return String(decoding: text, as: UTF8.self)
    }
}

extension NotificationRecord.Answer {
    fileprivate var members: [(key: String, value: JSONText)] {
        switch self {
        case .accepted: [("status", .string("accepted"))]
        case .stored: [("status", .string("stored"))]
        case .lost(let reason): [("status", .string("lost")), ("reason", .string(reason))]
        case .rejected(let reason, let code):
            [
                ("status", .string("rejected")), ("reason", .string(reason)),
                ("code", .integer(code)),
            ]
        case .dropped: [("status", .string("dropped"))]
        case .unanswered(let reason):
            [("status", .string("unanswered")), ("reason", .string(reason))]
        }
    }
}
