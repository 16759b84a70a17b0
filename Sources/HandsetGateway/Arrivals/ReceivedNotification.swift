public import Handset

/// A notification as a provider has sent it to the gateway.
public struct ReceivedNotification: Sendable {
    /// Its number among those that the gateway has received, from 1.
    public var number = 0
    /// The number of its connection among those of the gateway, from 1.
    public var connection: Int
    /// What it was sent by.
    public var providerProtocol: ProviderProtocol
    /// The device token: its bytes, or empty where what was sent is no hex text.
    public var token: [UInt8]
    /// The topic, if it is known: what `apns-topic` says, or the certificate.
    public var topic: String?
    /// The payload as it came.
    public var payload: [UInt8]
    /// The `apns-id` that the provider has given, or that the gateway has made; `nil` with the binary
    /// protocol.
    public var apnsID: String?
    /// The identifier of the binary protocol, or `nil` if there is none.
    public var identifier: UInt32?
    /// Until when it may be kept, in seconds since 1970: 0 is not at all, and `nil` is not said.
    public var expiration: Int?
    /// The priority: 10, 5 or 1; `nil` if it is not said, which means 10.
    public var priority: NotificationPriority?
    /// What `apns-push-type` says, or `nil`.
    public var pushType: String?
    /// What `apns-collapse-id` says, or `nil`.
    public var collapseIdentifier: String?
    /// The headers of the request in their order, without pseudo-headers and without `authorization`;
    /// empty with the binary protocol.
    public var headers: [RequestHeader] = []

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - connection: The number of its connection.
    ///   - providerProtocol: What it was sent by.
    ///   - token: The bytes of the device token.
    ///   - payload: The payload as it came.
    public init(
        connection: Int, providerProtocol: ProviderProtocol, token: [UInt8], payload: [UInt8]
    ) {
        self.connection = connection
        self.providerProtocol = providerProtocol
        self.token = token
        self.payload = payload
    }
}
