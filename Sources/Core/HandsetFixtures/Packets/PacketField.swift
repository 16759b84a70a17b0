/// A field of a notification, as it came.
public struct PacketField: Hashable, Sendable {
    /// A kind of field.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case command
        /// The number of bytes that follow in a notification of command 2.
        case frameLength = "frame length"
        case itemNumber = "item"
        case itemLength = "item length"
        case tokenLength = "token length"
        case token
        case payloadLength = "payload length"
        case payload
        /// The number by which an error response names the notification.
        case identifier
        /// The time after which the notification need not be delivered.
        case expiration
        /// The priority of the delivery.
        case priority
        /// An item with a number that Apple has not defined, or with a wrong length.
        case unknown = "unknown item"
    }

    /// The kind of the field.
    public var kind: Kind
    /// The offset in the stream, in bytes.
    public var offset: Int
    /// The bytes of the field.
    public var bytes: [UInt8]

    package init(kind: Kind, offset: Int, bytes: [UInt8]) {
        self.kind = kind
        self.offset = offset
        self.bytes = bytes
    }

    /// The bytes as a big-endian number; `nil` if there are none or more than four.
    public var number: UInt32? {
        (1...4).contains(bytes.count) ? bytes.reduce(0) { $0 << 8 | UInt32($1) } : nil
    }
}
