/// The answer of the gateway of the binary provider protocol before it closes: command 8, six bytes.
public struct GatewayErrorResponse: Hashable, Sendable {
    /// The first byte on the wire.
    public static let command: UInt8 = 8
    /// The number of bytes.
    public static let byteCount = 6

    /// The status.
    public var status: BinaryStatus
    /// The identifier of the rejected notification.
    public var identifier: UInt32
    /// The offset in the stream, in bytes.
    public var offset: Int

    /// Creates an error response.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - identifier: The identifier of the rejected notification.
    ///   - offset: The offset in the stream, in bytes.
    public init(status: BinaryStatus, identifier: UInt32, offset: Int = 0) {
        self.status = status
        self.identifier = identifier
        self.offset = offset
    }

    /// The six bytes on the wire.
    ///
    /// ```swift
    /// print(GatewayErrorResponse(status: .invalidToken, identifier: 258).bytes)
    /// // [8, 8, 0, 0, 1, 2]
    /// ```
    public var bytes: [UInt8] { [Self.command, status.code] + identifier.bigEndianBytes }
}
