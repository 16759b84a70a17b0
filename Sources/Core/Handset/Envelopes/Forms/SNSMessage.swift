/// A message of Amazon SNS, whose payload for each platform is a string of JSON ("Publishing messages with
/// platform-specific payloads").
///
/// Its attributes hold headers for Apple's service ("Amazon SNS mobile push API", "Message attributes").
enum SNSMessage {
    /// The keys of Apple's platforms; the first one that is there counts.
    static let keys = [
        "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "MACOS", "MACOS_SANDBOX",
    ]

    private static let headers = [
        "PUSH_TYPE": "apns-push-type", "PRIORITY": "apns-priority", "TOPIC": "apns-topic",
    ]

    /// Returns the payload of a message, or of a request to publish one, which may be the payload itself.
    static func payload(
        of value: JSONSlice, by settings: EnvelopeSettings
    ) throws(EnvelopeFault) -> OpenedText {
        let given = value["Message"]
        let text = given?.string
        let message =
            text.flatMap { JSONSlice(parsing: $0, equalKeys: settings.equalKeys) } ?? given ?? value
        let faults = SNSCheck.faults(
            of: message, at: given == nil ? [] : ["Message"], to: receiver(of: value))
        let said = ServiceMessage(saying: headers(of: value["MessageAttributes"]), faults)
        guard let found = keys.lazy.compactMap({ message[$0] }).first else {
            guard message["aps"] != nil else { throw .lacks(.sns, "APNS") }
            return .payload(text.map { Array($0.utf8) } ?? message.json, said)
        }
        return .payload(
            found.string.map { Array($0.utf8) } ?? found.json, said,
            wasLenient: message.wasLenient)
    }

    private static func receiver(of value: JSONSlice) -> SNSCheck.Receiver {
        if value["TopicArn"] != nil { return .topic }
        guard let target = value["TargetArn"]?.string else { return .unknown }
        return target.contains(":endpoint/") ? .endpoint : .unknown
    }

    private static func headers(of attributes: JSONSlice?) -> MessageHeaders {
        MessageHeaders(
            (attributes?.members ?? []).compactMap { name, attribute in
                let parts = name.split(separator: ".")
                guard name.hasPrefix("AWS.SNS.MOBILE."), let last = parts.last,
                    parts.contains(where: { $0.hasPrefix("APNS") || $0.hasPrefix("MACOS") }),
                    let header = headers[String(last)],
                    let value = attribute["StringValue"] ?? attribute["Value"]
                else { return nil }
                return (header, value.asText)
            })
    }
}
