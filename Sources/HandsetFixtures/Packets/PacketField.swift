/// A field of a notification on the wire.
public struct PacketField: Hashable, Sendable {
    /// What a field holds.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The first byte.
        case command
        /// How many bytes follow in a notification of command 2.
        case frameLength = "frame length"
        /// The number of an item.
        case itemNumber = "item"
        /// How many bytes an item has.
        case itemLength = "item length"
        /// How many bytes the token has.
        case tokenLength = "token length"
        /// The device token.
        case token
        /// How many bytes the payload has.
        case payloadLength = "payload length"
        /// The payload.
        case payload
        /// What an error response names the notification by.
        case identifier
        /// When the notification need not be delivered any more.
        case expiration
        /// How urgent it is.
        case priority
        /// An item with a number that Apple has not defined, or of a wrong length.
        case unknown = "unknown item"
    }

    /// What it holds.
    public var kind: Kind
    /// How many bytes of the stream stand before it.
    public var offset: Int
    /// Its bytes as they came.
    public var bytes: [UInt8]

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - kind: What it holds.
    ///   - offset: How many bytes of the stream stand before it.
    ///   - bytes: Its bytes.
    public init(kind: Kind, offset: Int, bytes: [UInt8]) {
        self.kind = kind
        self.offset = offset
        self.bytes = bytes
    }

    /// The bytes as a big-endian number; `nil` if there are none or more than four.
    public var number: UInt32? {
        (1...4).contains(bytes.count) ? bytes.reduce(0) { $0 << 8 | UInt32($1) } : nil
    }
}
