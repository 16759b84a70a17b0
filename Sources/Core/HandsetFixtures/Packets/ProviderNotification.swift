/// A notification of the binary provider protocol, as a provider sends it.
///
/// The parts are those on the wire. Nothing is validated, so that broken notifications can be made and
/// reported.
public struct ProviderNotification: Hashable, Sendable {
    /// The command.
    public var command: PacketCommand
    /// The device token; 32 bytes in almost all cases.
    public var token: [UInt8]
    /// The payload in UTF-8.
    public var payload: [UInt8]
    /// The number by which an error response names the notification; `nil` if it has none.
    public var identifier: UInt32?
    /// The time after which the notification need not be delivered, in seconds since 1970.
    ///
    /// With 0 it is not stored. `nil` if the notification has none.
    public var expiration: UInt32?
    /// The urgency, 10 or 5; `nil` if the notification has none, which means 10.
    public var priority: UInt8?

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - token: The device token.
    ///   - payload: The payload in UTF-8.
    ///   - identifier: The number by which an error response names the notification. If `nil`, none.
    ///   - expiration: The time after which it need not be delivered, in seconds since 1970. If `nil`,
    ///     none.
    ///   - priority: The urgency. If `nil`, none.
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
