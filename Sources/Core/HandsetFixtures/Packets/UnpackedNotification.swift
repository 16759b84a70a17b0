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
}
