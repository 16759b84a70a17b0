/// A notification that was read from a stream of the binary provider protocol: what it says, where each
/// of its fields stands, and what is wrong with it.
public struct UnpackedNotification: Hashable, Sendable {
    /// What it says.
    ///
    /// What is missing is empty or `nil`; of what is there twice, the first counts.
    public var notification: ProviderNotification
    /// How many bytes of the stream stand before it.
    public var offset: Int
    /// How many bytes it has.
    public var byteCount: Int
    /// Its fields in the order of the wire, which together are all of its bytes.
    public var fields: [PacketField]
    /// What is wrong with it, though its end is known.
    public var faults: [PacketFault]

    /// Creates an unpacked notification.
    ///
    /// - Parameters:
    ///   - notification: What it says.
    ///   - offset: How many bytes of the stream stand before it.
    ///   - byteCount: How many bytes it has.
    ///   - fields: Its fields in the order of the wire.
    ///   - faults: What is wrong with it.
    public init(
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
