import NIOHPACK

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
    /// All header fields as they came.
    let fields: HPACKHeaders
    /// The body.
    var body: [UInt8] = []

    /// Takes the header fields of a request, if they keep the rules of HTTP/2.
    convenience init?(wellFormed fields: HPACKHeaders) {
        self.init(fields: fields)
        var rules = FieldRules()
        for (name, value, _) in fields {
            guard rules.allows(name, value) else { return nil }
            take(name, value)
        }
        guard rules.isComplete else { return nil }
    }

    /// Takes the header fields of a request.
    convenience init(_ fields: HPACKHeaders) {
        self.init(fields: fields)
        for (name, value, _) in fields { take(name, value) }
    }

    private init(fields: HPACKHeaders) { self.fields = fields }

    private func take(_ name: String, _ value: String) {
        switch name {
        case ":method": method = value
        case ":path": path = value
        case "authorization": set(&authorization, to: value)
        case _ where !name.hasPrefix("apns-"): break
        case "apns-id": set(&messageID, to: value)
        case "apns-expiration": set(&expiration, to: value)
        case "apns-priority": set(&priority, to: value)
        case "apns-topic": set(&topic, to: value)
        case "apns-push-type": set(&pushType, to: value)
        case "apns-collapse-id": set(&collapseIdentifier, to: value)
        default: break
        }
    }

    private func set(_ member: inout String?, to value: String) {
        if member != nil { hasDuplicates = true }
        member = value
    }
}
