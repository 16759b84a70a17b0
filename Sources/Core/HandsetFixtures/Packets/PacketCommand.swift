/// The first byte of a notification in the binary provider protocol, which gives the layout of the rest.
///
/// Apple's "Legacy Notification Format" describes the first two, "Binary Provider API" the third.
public enum PacketCommand: UInt8, CaseIterable, Hashable, Sendable {
    /// Token and payload, each after its length; without an identifier, so errors have no answer.
    case simple = 0
    /// An identifier and an expiration before token and payload.
    case enhanced = 1
    /// A frame of items, each after its length.
    case framed = 2

    /// A field that only some commands have.
    public enum Field: String, CaseIterable, Hashable, Sendable {
        /// The number by which an error response names the notification.
        case identifier
        /// The time after which the notification need not be delivered.
        case expiration
        /// The urgency.
        case priority
    }

    /// The fields that the command has in addition to token and payload.
    public var fields: [Field] {
        switch self {
        case .simple: []
        case .enhanced: [.identifier, .expiration]
        case .framed: [.identifier, .expiration, .priority]
        }
    }

    /// The number of bytes that Apple allows for a payload of this command.
    ///
    /// The gateway accepted 256 bytes with all commands until iOS 8 (2014). After that, third parties quote
    /// 2,048 for all commands.
    public var payloadByteCounts: ClosedRange<Int> {
        switch self {
        case .simple, .enhanced: 1...256
        case .framed: 1...2048
        }
    }

    /// The text of Apple's that defines ``payloadByteCounts``.
    public var payloadLimitSource: String {
        switch self {
        case .simple, .enhanced: "Apple's Legacy Notification Format"
        case .framed: "Apple's Binary Provider API"
        }
    }
}
