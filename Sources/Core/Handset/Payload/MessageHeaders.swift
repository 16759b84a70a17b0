/// The headers of a request to Apple's service, as a message to a push service states them.
package struct MessageHeaders: Hashable, Sendable {
    /// The value of `apns-push-type`.
    package var pushType: String?
    /// The value of `apns-priority`.
    package var priority: String?
    /// The value of `apns-topic`.
    package var topic: String?
    /// The value of `apns-expiration`.
    package var expiration: String?

    package init() {}

    /// True if the message states no header.
    var isEmpty: Bool { self == MessageHeaders() }

    /// Creates headers from names and values; the case of a name does not matter, as in HTTP.
    init(_ values: [(name: String, value: String)]) {
        for (name, value) in values {
            switch name.lowercased() {
            case "apns-push-type": pushType = value
            case "apns-priority": priority = value
            case "apns-topic": topic = value
            case "apns-expiration": expiration = value
            default: break
            }
        }
    }
}
