struct RequestFields {
    private(set) var method = ""
    private(set) var path = ""
    private(set) var authorization: String?
    /// The header `apns-id`, or `nil`.
    private(set) var messageID: String?
    private(set) var expiration: String?
    private(set) var priority: String?
    private(set) var topic: String?
    private(set) var pushType: String?
    private(set) var collapseIdentifier: String?
    private(set) var channelID: String?
    private(set) var requestID: String?
    /// True if `authorization` or one of the API's headers came twice.
    private(set) var hasDuplicates = false
    /// The headers in order, without pseudo-headers and `authorization`.
    private(set) var headers: [RequestHeader] = []
    /// The size of the header fields: the bytes of all names and values, and 32 for each field (RFC
    /// 9113, section 6.5.2).
    private(set) var byteCount = 0

    init() { headers.reserveCapacity(8) }

    /// Adds a header field, without blanks around its value, and returns ``byteCount`` with it.
    mutating func take(
        _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
    ) -> Int {
        byteCount += name.count + value.count + 32
        keep(name, value)
        return byteCount
    }

    private mutating func keep(
        _ name: UnsafeBufferPointer<UInt8>, _ given: UnsafeBufferPointer<UInt8>
    ) {
        // `:scheme` and `:authority` are in every request, and do not matter to it.
        guard name.first != UInt8(ascii: ":") || Self.isPseudoHeaderKept(name) else { return }
        let name = String(decoding: name, as: UTF8.self)
        let value = String(decoding: Self.trimmed(given), as: UTF8.self)
        switch name {
        case ":method":
            method = value
            return
        case ":path":
            path = value
            return
        case "authorization": return Self.set(&authorization, to: value, &hasDuplicates)
        case _ where name.utf8.first == UInt8(ascii: ":"): return
        case _ where !name.hasPrefix("apns-"): break
        case "apns-topic": Self.set(&topic, to: value, &hasDuplicates)
        case "apns-push-type": Self.set(&pushType, to: value, &hasDuplicates)
        case "apns-priority": Self.set(&priority, to: value, &hasDuplicates)
        case "apns-expiration": Self.set(&expiration, to: value, &hasDuplicates)
        case "apns-id": Self.set(&messageID, to: value, &hasDuplicates)
        case "apns-collapse-id": Self.set(&collapseIdentifier, to: value, &hasDuplicates)
        case "apns-channel-id": Self.set(&channelID, to: value, &hasDuplicates)
        case "apns-request-id": Self.set(&requestID, to: value, &hasDuplicates)
        default: break
        }
        headers.append(RequestHeader(name: name, value: value))
    }

    private static func isPseudoHeaderKept(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count > 1 && (name[1] == UInt8(ascii: "m") || name[1] == UInt8(ascii: "p"))
    }

    private static func trimmed(
        _ value: UnsafeBufferPointer<UInt8>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var range = value.indices
        while let first = range.first, isBlank(value[first]) { range.removeFirst() }
        while let last = range.last, isBlank(value[last]) { range.removeLast() }
        return value[range]
    }

    private static func set(_ member: inout String?, to value: String, _ hasDuplicates: inout Bool)
    {
        if member != nil { hasDuplicates = true }
        member = value
    }
}
