/// A device with a token that the gateway knows.
public struct KnownDevice: Hashable, Sendable {
    /// The bytes of the token.
    public var token: [UInt8]
    /// The topic of its app, or `nil` for any topic.
    public var topic: String?
    /// The push service that it belongs to, or `nil` for both.
    public var environment: GatewayEnvironment?
    /// The time when the app was removed, in seconds since 1970.
    ///
    /// `nil` if it is installed.
    public var unregisteredSince: Int?
    /// The kind of the token, or `nil` for one that takes pushes of every type.
    public var kind: TokenKind?

    /// Creates a device.
    public init(
        token: [UInt8], topic: String? = nil, environment: GatewayEnvironment? = nil,
        unregisteredSince: Int? = nil, kind: TokenKind? = nil
    ) {
        self.token = token
        self.topic = topic
        self.environment = environment
        self.unregisteredSince = unregisteredSince
        self.kind = kind
    }
}
