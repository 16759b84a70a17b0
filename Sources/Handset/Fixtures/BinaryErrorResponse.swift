/// The six bytes with which the gateway of the binary provider protocol refuses a notification, before
/// it closes.
///
/// ```swift
/// print(BinaryErrorResponse(status: .invalidToken, identifier: 258).bytes)
/// // [8, 8, 0, 0, 1, 2]
/// ```
public struct BinaryErrorResponse: Hashable, Sendable {
    /// The first byte: 8.
    public static let command: UInt8 = 8

    /// What is wrong.
    public var status: BinaryStatus
    /// The identifier of the notification that is refused; with ``BinaryStatus/shutdown`` that of the
    /// last one that was sent.
    public var identifier: UInt32

    /// Creates a response.
    public init(status: BinaryStatus, identifier: UInt32) {
        self.status = status
        self.identifier = identifier
    }

    /// The bytes on the wire.
    public var bytes: [UInt8] { [Self.command, status.code] + identifier.bigEndianBytes }
}
