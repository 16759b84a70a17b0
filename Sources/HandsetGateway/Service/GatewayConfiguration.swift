internal import struct Foundation.Date

/// How a gateway is set up.
///
/// ```swift
/// var configuration = GatewayConfiguration()
/// configuration.topics = ["com.example.app"]
/// configuration.next = [NextAnswers(try ScriptedAnswer("Unregistered"))]
/// print(configuration.host, configuration.http2Port ?? -1, configuration.environment)
/// // 127.0.0.1 0 sandbox
/// ```
public struct GatewayConfiguration: Sendable {
    /// The address that it listens on; the loopback address by default.
    public var host = "127.0.0.1"
    /// The port of the HTTP/2 provider API: 0, the default, is any that is free, and `nil` is none.
    public var http2Port: Int? = 0
    /// The port of the binary provider protocol: 0, the default, is any that is free, and `nil` is none.
    public var binaryPort: Int? = 0
    /// The port of the feedback service: 0, the default, is any that is free, and `nil` is none.
    public var feedbackPort: Int? = 0
    /// The certificates that it shows and knows, or `nil`, the default, for plain text without TLS.
    public var identity: GatewayIdentity?
    /// Whether providers have to show a certificate; otherwise, as by default, they may.
    public var requiresClientCertificate = false
    /// The keys of provider tokens that it knows; with none, the default, no provider token is valid.
    public var providerKeys: [ProviderKey] = []
    /// Whether a provider that shows neither a certificate nor a provider token is taken all the same;
    /// by default, as at Apple's, it is not.
    public var allowsAnonymousProviders = false
    /// The service that it stands for; the sandbox by default.
    public var environment = GatewayEnvironment.sandbox
    /// The topics of the app; if empty, as by default, any topic is one of the app's.
    public var topics: [String] = []
    /// The devices that there are; if `nil`, the default, every well-formed token is one.
    public var knownDevices: [KnownDevice]?
    /// Whether devices are away from the beginning.
    public var isAway = false
    /// What the first notifications are answered that would be accepted.
    public var next: [NextAnswers] = []
    /// What notifications are answered by chance that would be accepted.
    public var random: [RandomAnswer] = []
    /// Where the random numbers of chance begin.
    public var seed: UInt64 = 0
    /// How long each answer of the HTTP/2 API takes, in milliseconds.
    public var delay: UInt32 = 0
    /// How many seconds a connection may be idle before it is closed: an hour by default.
    public var idleTimeout = 3600
    /// The clock: the present moment in seconds since 1970.
    public var now: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Creates the configuration of a gateway on free ports of the loopback address, without TLS.
    public init() {}
}
