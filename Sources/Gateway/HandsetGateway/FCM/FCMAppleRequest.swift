internal import Handset

/// The request to Apple's service that Firebase Cloud Messaging makes of a message for a phone.
struct FCMAppleRequest {
    /// The seconds for which Apple's service keeps a message, unless it says another time: 30 days.
    private static let lifetime = 2_592_000

    let request: PushRequest

    init(_ message: FCMRequest, _ number: Int, for phone: FCMPhone, _ endpoint: FCMEndpoint) {
        let payload = message.payload(
            messageID: "\(number)", senderID: FCMConfiguration.senderID,
            installation: phone.installation)
        // What the service does not take as a field of HTTP/2 cannot go on.
        let given = message.headers.map { (name: $0.name.lowercased(), value: $0.value) }
            .filter { $0.name.hasPrefix("apns-") && !$0.name.contains(":") }
        var headers = given
        func add(_ name: String, _ value: String) {
            if !given.contains(where: { $0.name == name }) { headers.append((name, value)) }
        }
        let type =
            given.first { $0.name == "apns-push-type" }?.value ?? Self.type(of: message, payload)
        add("apns-push-type", type)
        add("apns-priority", "10")
        add("apns-expiration", "\(endpoint.time + Self.lifetime)")
        add(
            "apns-topic",
            endpoint.configuration.topic
                + (PushType.named(type)?.topicSuffix ?? ""))
        let device = message.activityToken ?? phone.device.hex
        var fields = RequestFields()
        let all =
            [(":method", "POST"), (":path", "\(RequestChecks.pathPrefix)\(device)")]
            + headers.map { ($0.name, $0.value) }
        for (name, value) in all {
            Array(name.utf8).withUnsafeBufferPointer { name in
                Array(value.utf8).withUnsafeBufferPointer { _ = fields.take(name, $0) }
            }
        }
        request = PushRequest(fields)
        payload.withUnsafeBufferPointer { _ = request.take($0) }
    }

    /// Returns the push type of a message that names none: its payload's.
    private static func type(of message: FCMRequest, _ payload: [UInt8]) -> String {
        if message.activityToken != nil { return "liveactivity" }
        guard let aps = (try? Payload(json: payload, source: "message"))?["aps"],
            aps["content-available"] != nil
        else { return "alert" }
        let isShown = ["alert", "badge", "sound"].contains { aps[$0] != nil }
        return isShown ? "alert" : "background"
    }
}
