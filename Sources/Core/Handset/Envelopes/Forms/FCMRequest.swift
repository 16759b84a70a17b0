/// A request of FCM's HTTP v1 API to send a message, which the service takes.
package struct FCMRequest: Sendable {
    /// The receivers of a message.
    package enum Receiver: Hashable, Sendable {
        case installation(String)
        case token(String)
        case topic(String)
        case condition(String)
    }

    /// The largest number of bytes of a body that is read.
    package static let maximumByteCount = 1 << 20

    package let receiver: Receiver
    /// True if the service checks the message, and sends nothing.
    package let isDryRun: Bool
    /// The token of the Live Activity to which the message goes, in place of the app.
    package let activityToken: String?
    /// The headers that go to Apple's service as they are.
    package let headers: [(name: String, value: String)]
    /// The parts for other systems, of which nothing is shown.
    package let otherParts: [String]
    /// The parts that the service is reported to refuse, which is not sure.
    package let doubts: [MessageFault]
    private let message: JSONSlice
    private let wakesForData: Bool

    /// Reads a request as the service does, in its order: JSON, names and types, receiver, forms, size.
    package init(_ body: [UInt8], wakesForData: Bool = true) throws(FCMRefusal) {
        let request = try FCMBody.object(body)
        let (refusal, doubts) = FCMCheck.verdict(onSent: request)
        if let refusal { throw refusal }
        guard let message = request["message"], let receiver = Self.receiver(of: message) else {
            throw FCMRefusal(causes: [.noTarget], faults: [])
        }
        self.message = message
        self.receiver = receiver
        self.doubts = doubts
        self.wakesForData = wakesForData
        isDryRun = (request["validate_only"] ?? request["validateOnly"])?.asText == "true"
        let apns = message["apns"]
        activityToken = (apns?["live_activity_token"] ?? apns?["liveActivityToken"])?.string
        headers = (apns?["headers"]?.members ?? []).map { ($0.key, $0.value.asText) }
        otherParts = ["android", "android_v2", "androidV2", "webpush"].filter {
            message[$0]?.isNull == false
        }
    }

    /// The message as it was sent, without white space between its tokens.
    package var messageBytes: [UInt8] { message.json }

    /// Returns the payload that the service makes of the message for an installation.
    package func payload(
        messageID: String, senderID: String, installation: String?
    ) -> [UInt8] {
        var settings = EnvelopeSettings()
        settings.wakesForData = wakesForData
        var facts = [("gcm.message_id", messageID), ("google.c.sender.id", senderID)]
        if let installation { facts.append(("google.c.fid", installation)) }
        return FCMMessage.json(of: message, by: settings, facts: facts)
    }

    private static func receiver(of message: JSONSlice) -> Receiver? {
        if let text = message["fid"]?.string { return .installation(text) }
        if let text = message["token"]?.string { return .token(text) }
        if let text = message["topic"]?.string { return .topic(text) }
        return message["condition"]?.string.map { .condition($0) }
    }
}
