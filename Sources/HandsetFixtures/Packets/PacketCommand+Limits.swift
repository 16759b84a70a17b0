extension PacketCommand {
    /// A field beside token and payload, which not every command has.
    public enum Field: String, CaseIterable, Hashable, Sendable {
        /// What an error response names the notification by.
        case identifier
        /// When the notification need not be delivered any more.
        case expiration
        /// How urgent the notification is.
        case priority
    }

    /// The fields that the command has beside token and payload.
    public var fields: [Field] {
        switch self {
        case .simple: []
        case .enhanced: [.identifier, .expiration]
        case .framed: [.identifier, .expiration, .priority]
        }
    }

    /// How many bytes Apple lets a payload have that comes with this command.
    ///
    /// What the gateway took has changed: until iOS 8 (2014) it was 256 bytes everywhere, and third
    /// parties quote 2,048 for all commands after that.
    public var payloadByteCounts: ClosedRange<Int> {
        switch self {
        case .simple, .enhanced: 1...256
        case .framed: 1...2048
        }
    }

    /// Apple's text that says how many bytes a payload may have.
    public var payloadLimitSource: String {
        switch self {
        case .simple, .enhanced: "Apple's Legacy Notification Format"
        case .framed: "Apple's Binary Provider API"
        }
    }
}
