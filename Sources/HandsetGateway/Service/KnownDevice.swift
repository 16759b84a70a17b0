/// What the gateway knows of one device token.
public struct KnownDevice: Hashable, Sendable {
    /// The bytes of the token.
    public var token: [UInt8]
    /// The topic of the app that it belongs to, or `nil` for any.
    public var topic: String?
    /// The service that it belongs to, or `nil` for both.
    public var environment: GatewayEnvironment?
    /// Since when the app is not there any more, in seconds since 1970; `nil` if it is there.
    public var unregisteredSince: Int?

    /// Creates a device.
    public init(
        token: [UInt8], topic: String? = nil, environment: GatewayEnvironment? = nil,
        unregisteredSince: Int? = nil
    ) {
        self.token = token
        self.topic = topic
        self.environment = environment
        self.unregisteredSince = unregisteredSince
    }
}
