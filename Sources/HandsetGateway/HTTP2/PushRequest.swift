/// A request to the HTTP/2 provider API.
///
/// A class, because it grows with each frame and is handed on without a copy.
final class PushRequest {
    /// The number of body bytes that are kept: one more than the largest payload.
    static let keptByteCount = 5121

    /// The pseudo-header `:method`.
    private(set) var method = ""
    /// The pseudo-header `:path`.
    private(set) var path = ""
    /// The header `authorization`, or `nil`.
    private(set) var authorization: String?
    /// The header `apns-id`, or `nil`.
    private(set) var messageID: String?
    /// The header `apns-expiration`, or `nil`.
    private(set) var expiration: String?
    /// The header `apns-priority`, or `nil`.
    private(set) var priority: String?
    /// The header `apns-topic`, or `nil`.
    private(set) var topic: String?
    /// The header `apns-push-type`, or `nil`.
    private(set) var pushType: String?
    /// The header `apns-collapse-id`, or `nil`.
    private(set) var collapseIdentifier: String?
    /// The header `apns-channel-id`, or `nil`.
    private(set) var channelID: String?
    /// The header `apns-request-id`, or `nil`.
    private(set) var requestID: String?
    /// True if one of these headers came twice.
    private(set) var hasDuplicates = false
    /// The headers in order, without pseudo-headers and `authorization`.
    private(set) var headers: [RequestHeader] = []
    /// The size of the header fields: the bytes of all names and values, and 32 for each field (RFC
    /// 9113, section 6.5.2).
    private(set) var headerByteCount = 0
    /// The kept bytes of the body.
    private(set) var body: [UInt8] = []

    /// True if the body is longer than any accepted one.
    var isTooLong: Bool { body.count == Self.keptByteCount }

    init() { headers.reserveCapacity(8) }

    /// Returns false if a header field with this name does not matter to a request, but for its size.
    static func keeps(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // `:scheme` and `:authority` are in every request.
        name.first != UInt8(ascii: ":") || name.count <= 2
            || name[1] == UInt8(ascii: "m") || name[1] == UInt8(ascii: "p")
    }

    /// Counts the size of a header field.
    func count(_ nameByteCount: Int, _ valueByteCount: Int) {
        headerByteCount += nameByteCount + valueByteCount + 32
    }

    /// Adds a header field.
    ///
    /// Blanks around the value do not belong to it.
    func take(_ name: String, _ given: String) {
        let value = Self.trimmed(given)
        count(name.utf8.count, given.utf8.count)
        switch name {
        case ":method":
            method = value
            return
        case ":path":
            path = value
            return
        case "authorization": return set(&authorization, to: value)
        case _ where name.utf8.first == UInt8(ascii: ":"): return
        case _ where !name.hasPrefix("apns-"): break
        case "apns-id": set(&messageID, to: value)
        case "apns-expiration": set(&expiration, to: value)
        case "apns-priority": set(&priority, to: value)
        case "apns-topic": set(&topic, to: value)
        case "apns-push-type": set(&pushType, to: value)
        case "apns-collapse-id": set(&collapseIdentifier, to: value)
        case "apns-channel-id": set(&channelID, to: value)
        case "apns-request-id": set(&requestID, to: value)
        default: break
        }
        headers.append(RequestHeader(name: name, value: value))
    }

    /// Adds bytes of the body.
    func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        body += bytes.prefix(Self.keptByteCount - body.count)
    }

    private static func trimmed(_ value: String) -> String {
        func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
        guard isBlank(value.utf8.first) || isBlank(value.utf8.last) else { return value }
        let start = value.utf8.drop(while: isBlank)
        let count = start.reversed().drop(while: isBlank).count
        return String(Substring(start.prefix(count)))
    }

    private func set(_ member: inout String?, to value: String) {
        if member != nil { hasDuplicates = true }
        member = value
    }
}
