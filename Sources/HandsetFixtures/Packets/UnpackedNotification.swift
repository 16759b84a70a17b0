/// A notification from a stream of the binary provider protocol, with its fields and faults.
package struct UnpackedNotification: Hashable, Sendable {
    /// The content, of which a missing part is empty or `nil`; of a part that occurs twice, the first counts.
    package var notification: ProviderNotification
    /// The offset in the stream, in bytes.
    package var offset: Int
    package var byteCount: Int
    /// The fields in the order of the wire; together they are all bytes of the notification.
    package var fields: [PacketField]
    /// The faults that leave the end of the notification known.
    package var faults: [PacketFault]

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
