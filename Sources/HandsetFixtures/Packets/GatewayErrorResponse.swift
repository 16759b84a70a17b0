/// What the gateway of the binary provider protocol answers before it closes: command 8, six bytes.
public struct GatewayErrorResponse: Hashable, Sendable {
    /// The first byte on the wire.
    public static let command: UInt8 = 8
    /// How many bytes it has.
    public static let byteCount = 6

    /// What is wrong.
    public var status: BinaryStatus
    /// The identifier of the notification that it is about.
    public var identifier: UInt32
    /// How many bytes stand before it in its stream.
    public var offset: Int

    /// Creates an error response.
    ///
    /// - Parameters:
    ///   - status: What is wrong.
    ///   - identifier: The identifier of the notification that it is about.
    ///   - offset: How many bytes stand before it in its stream.
    public init(status: BinaryStatus, identifier: UInt32, offset: Int = 0) {
        self.status = status
        self.identifier = identifier
        self.offset = offset
    }
}
