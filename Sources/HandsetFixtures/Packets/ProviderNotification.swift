/// What a provider says in one notification of the binary provider protocol.
///
/// Its parts are as they stand on the wire: nothing is checked, so that broken ones can be made and
/// told of.
public struct ProviderNotification: Hashable, Sendable {
    /// The command that it was sent with.
    public var command: PacketCommand
    /// The device token; 32 bytes in almost all cases.
    public var token: [UInt8]
    /// The payload in UTF-8.
    public var payload: [UInt8]
    /// What an error response names the notification by; `nil` if there is none.
    public var identifier: UInt32?
    /// When it need not be delivered any more, in seconds since 1970; 0 means that it is not stored, and
    /// `nil` that nothing is said.
    public var expiration: UInt32?
    /// How urgent it is, 10 or 5; `nil` if nothing is said, which means 10.
    public var priority: UInt8?

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - command: The command that it is sent with.
    ///   - token: The device token.
    ///   - payload: The payload in UTF-8.
    ///   - identifier: What an error response names it by. If `nil`, there is none.
    ///   - expiration: When it need not be delivered any more, in seconds since 1970. If `nil`, nothing
    ///     is said.
    ///   - priority: How urgent it is. If `nil`, nothing is said.
    public init(
        command: PacketCommand, token: [UInt8], payload: [UInt8], identifier: UInt32? = nil,
        expiration: UInt32? = nil, priority: UInt8? = nil
    ) {
        self.command = command
        self.token = token
        self.payload = payload
        self.identifier = identifier
        self.expiration = expiration
        self.priority = priority
    }
}
