/// A request to the HTTP/2 provider API, as it came.
///
/// It is an object, since it grows with each frame, and is handed on without being copied.
final class PushRequest {
    /// The pseudo-header `:method`.
    var method = ""
    /// The pseudo-header `:path`.
    var path = ""
    /// The header `authorization`, or `nil`.
    var authorization: String?
    /// The header `apns-id`, or `nil`.
    var messageID: String?
    /// The header `apns-expiration`, or `nil`.
    var expiration: String?
    /// The header `apns-priority`, or `nil`.
    var priority: String?
    /// The header `apns-topic`, or `nil`.
    var topic: String?
    /// The header `apns-push-type`, or `nil`.
    var pushType: String?
    /// The header `apns-collapse-id`, or `nil`.
    var collapseIdentifier: String?
    /// Whether one of these headers came twice.
    var hasDuplicates = false
    /// All headers that are no pseudo-headers, without `authorization`, in their order.
    var headers: [RequestHeader] = []
    /// The body.
    var body: [UInt8] = []

    /// Takes the headers of a request.
    init(_ fields: some Sequence<(name: String, value: String)>) {
        for (name, value) in fields {
            switch name {
            case ":method": method = value
            case ":path": path = value
            case _ where name.utf8.first == UInt8(ascii: ":"): break
            case "authorization": set(&authorization, to: value)
            default:
                headers.append(RequestHeader(name: name, value: value))
                guard name.hasPrefix("apns-") else { break }
                switch name {
                case "apns-id": set(&messageID, to: value)
                case "apns-expiration": set(&expiration, to: value)
                case "apns-priority": set(&priority, to: value)
                case "apns-topic": set(&topic, to: value)
                case "apns-push-type": set(&pushType, to: value)
                case "apns-collapse-id": set(&collapseIdentifier, to: value)
                default: break
                }
            }
        }
    }

    private func set(_ member: inout String?, to value: String) {
        if member != nil { hasDuplicates = true }
        member = value
    }
}
