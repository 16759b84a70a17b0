public import Handset

internal import struct Foundation.Date

/// The settings of a gateway.
///
/// ```swift
/// var configuration = GatewayConfiguration()
/// configuration.topics = ["com.example.app"]
/// configuration.answers = [.reason(.unregistered), .goAway]
/// print(configuration.host, configuration.http2Port ?? -1, configuration.environment)
/// // 127.0.0.1 0 sandbox
/// ```
public struct GatewayConfiguration: Sendable {
    /// The address to listen on.
    ///
    /// The default is the loopback address.
    public var host = "127.0.0.1"
    /// The port of the HTTP/2 provider API.
    ///
    /// The default, 0, takes any free port; `nil` turns the API off.
    public var http2Port: Int? = 0
    /// The port of the binary provider protocol.
    ///
    /// The default, 0, takes any free port; `nil` turns it off.
    public var binaryPort: Int? = 0
    /// The port of the feedback service.
    ///
    /// The default, 0, takes any free port; `nil` turns it off.
    public var feedbackPort: Int? = 0
    /// The certificates that the gateway shows and trusts.
    ///
    /// The default, `nil`, means plain text without TLS.
    public var identity: GatewayIdentity?
    /// True if providers must show a certificate.
    ///
    /// By default they may.
    public var requiresClientCertificate = false
    /// The keys that may sign provider tokens.
    ///
    /// By default there are none, and every provider token is invalid.
    public var providerKeys: [ProviderKey] = []
    /// True if a provider may send without a certificate and without a provider token.
    ///
    /// A provider token is then checked only if its `kid` names a key in ``providerKeys``, or the key's team by
    /// mistake. By default, as at Apple's service, a provider may not.
    public var allowsAnonymousProviders = false
    /// The push service that the gateway stands in for.
    ///
    /// The default is the sandbox.
    public var environment = GatewayEnvironment.sandbox
    /// The topics of the app.
    ///
    /// If empty, which is the default, every topic belongs to the app.
    public var topics: [String] = []
    /// The existing devices.
    ///
    /// If `nil`, the default, every well-formed token belongs to a device.
    public var knownDevices: [KnownDevice]?
    /// True if all devices are away at the start.
    public var isAway = false
    /// The answers for the first notifications that would otherwise be accepted, one each.
    public var answers: [GatewayAnswer] {
        get { next.flatMap { Array(repeating: GatewayAnswer($0.answer), count: $0.count) } }
        set { next = newValue.map { NextAnswers($0.scripted) } }
    }
    /// The answers for the notifications to some devices that would otherwise be accepted.
    public var answersByToken: [DeviceToken: GatewayAnswer] = [:]
    /// Makes the decider of a connection, which gets the connection's number.
    ///
    /// If `nil`, the default, ``answers`` alone decide.
    public var makeDecider: (@Sendable (_ connection: Int) -> any NotificationDecider)?
    /// The observers of everything that arrives, which cannot delay it.
    public var observers: [any ArrivalObserver] = []
    /// The answers for the first notifications, each with the number of notifications that get it.
    package var next: [NextAnswers] = []
    /// Answers given at random to notifications that would otherwise be accepted.
    package var random: [RandomAnswer] = []
    /// The seed of the random numbers, for runs that can be repeated.
    public var seed: UInt64 = 0
    /// The delay of each answer of the HTTP/2 API, in whole milliseconds.
    public var delay = Duration.zero
    /// The number of streams that an authenticated provider may have open on one connection, from 1.
    ///
    /// The default is 1,000, as at Apple's service. A stream beyond it is reset with `REFUSED_STREAM`.
    public var maximumStreamCount = 1000
    /// The rate at which each device accepts notifications.
    ///
    /// If `nil`, which is the default, at any rate. Notifications beyond it are rejected with
    /// `TooManyRequests`, which is status 1 in the binary protocol.
    public var tokenRate: TokenRate?
    /// The time after which an idle connection is closed.
    ///
    /// The default is an hour.
    public var idleTimeout = Duration.seconds(3600)
    /// The time for a TLS handshake, for the start of HTTP/2, and for a request.
    ///
    /// A connection that takes longer is closed, and a request is reset after at most twice this
    /// time. The default is a minute.
    public var requestTimeout = Duration.seconds(60)
    /// The limits of everything that the gateway keeps.
    public var limits = GatewayLimits()
    /// The observer of failures below the API.
    ///
    /// It is called on the connections' threads and must not wait. By default, nothing observes.
    public var connectionObserver: @Sendable (ConnectionProblem) -> Void = { _ in }
    /// The observer of the answers of the HTTP/2 API to notifications; `nil` if nothing observes.
    ///
    /// It is called on the connections' threads and must not wait.
    package var answerObserver: (@Sendable (SentAnswer) -> Void)?
    /// The settings of the stand-in for Firebase Cloud Messaging; `nil` without one.
    package var fcm: FCMConfiguration?
    /// The clock.
    ///
    /// It returns the current time in seconds since 1970.
    public var now: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

    /// Creates the configuration of a gateway on free ports of the loopback address, without TLS.
    public init() {}
}
