/// A field of a notification on the wire.
package struct PacketField: Hashable, Sendable {
    /// A kind of field.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The first byte.
        case command
        /// The number of bytes that follow in a notification of command 2.
        case frameLength = "frame length"
        /// The number of an item.
        case itemNumber = "item"
        /// The number of bytes of an item.
        case itemLength = "item length"
        /// The number of bytes of the token.
        case tokenLength = "token length"
        /// The device token.
        case token
        /// The number of bytes of the payload.
        case payloadLength = "payload length"
        /// The payload.
        case payload
        /// The number by which an error response names the notification.
        case identifier
        /// The time after which the notification need not be delivered.
        case expiration
        /// The urgency.
        case priority
        /// An item with a number that Apple has not defined, or with a wrong length.
        case unknown = "unknown item"
    }

    /// The kind.
    package var kind: Kind
    /// The offset in the stream, in bytes.
    package var offset: Int
    /// The bytes on the wire.
    package var bytes: [UInt8]

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - offset: The offset in the stream, in bytes.
    ///   - bytes: The bytes on the wire.
    package init(kind: Kind, offset: Int, bytes: [UInt8]) {
        self.kind = kind
        self.offset = offset
        self.bytes = bytes
    }

    /// The bytes as a big-endian number; `nil` if there are none or more than four.
    package var number: UInt32? {
        (1...4).contains(bytes.count) ? bytes.reduce(0) { $0 << 8 | UInt32($1) } : nil
    }
}
