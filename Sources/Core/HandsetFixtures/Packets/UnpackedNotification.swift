internal import Handset

/// A notification from a stream of the binary provider protocol, with its fields and faults.
public struct UnpackedNotification: Hashable, Sendable {
    /// The content, of which a missing part is empty or `nil`; of a part that occurs twice, the first counts.
    public var notification: ProviderNotification
    /// The offset in the stream, in bytes.
    public var offset: Int
    /// The number of its bytes.
    public var byteCount: Int
    /// The fields in the order of the wire; together they are all bytes of the notification.
    public var fields: [PacketField]
    /// The faults that leave the end of the notification known.
    public var faults: [PacketFault]

    package init(
        notification: ProviderNotification, offset: Int, byteCount: Int, fields: [PacketField],
        faults: [PacketFault]
    ) {
        self.notification = notification
        self.offset = offset
        self.byteCount = byteCount
        self.fields = fields
        self.faults = faults
    }

    /// The payload on one line, without a newline; `nil` if it is not a payload.
    ///
    /// The bytes are those on the wire. If they contain a line end, all white space between the tokens is
    /// removed.
    public var payloadLine: [UInt8]? {
        let payload = notification.payload
        guard (try? Payload(json: payload)) != nil else { return nil }
        let hasLineEnd = payload.contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
        return hasLineEnd ? JSONToken.joined(payload, 0..<payload.count) : payload
    }
}
