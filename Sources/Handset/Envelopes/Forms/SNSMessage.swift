/// A message of Amazon SNS, whose payload for each platform is a string of JSON ("Publishing messages with
/// platform-specific payloads").
enum SNSMessage {
    /// The keys of Apple's platforms; the first one that is there counts.
    static let keys = [
        "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "MACOS", "MACOS_SANDBOX",
    ]

    /// Returns the payload of a message, or of a request to publish one.
    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        var message = value
        if let text = value["Message"]?.string { message = JSONSlice(Array(text.utf8)) }
        guard let found = keys.lazy.compactMap({ message[$0] }).first else {
            throw .lacks(.sns, "APNS")
        }
        return found.string.map { Array($0.utf8) } ?? found.json
    }
}
