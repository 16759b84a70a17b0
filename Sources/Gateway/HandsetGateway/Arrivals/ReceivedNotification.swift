public import Foundation
public import Handset

/// A notification as a provider sent it to the gateway.
public struct ReceivedNotification: Hashable, Sendable {
    /// The number of the notification in its gateway, from 1.
    public var number = 0
    /// The number of its connection in its gateway, from 1.
    public var connection: Int
    /// The protocol it was sent with.
    public var providerProtocol: ProviderProtocol
    /// The bytes of the device token.
    ///
    /// Empty for a broadcast, and if the request had something other than hex digits.
    public var token: [UInt8]
    /// The value of `apns-channel-id`, if the notification was sent to a channel.
    public var channel: String?
    /// The topic, from `apns-topic` or the certificate.
    ///
    /// `nil` if neither names one.
    public var topic: String?
    /// The payload as sent.
    public var payload: [UInt8]
    /// The `apns-id`, or the `apns-request-id` of a broadcast, given by the provider or made by the gateway.
    ///
    /// `nil` with the binary protocol.
    public var apnsID: String?
    /// The identifier of the binary protocol.
    ///
    /// `nil` with HTTP/2 and command 0.
    public var identifier: UInt32?
    /// The time until which it may be stored, in seconds since 1970.
    ///
    /// 0 means not at all; `nil` means that the provider gave none.
    public var expiration: Int?
    /// The priority: 10, 5 or 1.
    ///
    /// `nil` if the provider gave none, which means 10.
    public var priority: NotificationPriority?
    /// The value of `apns-push-type`, if any.
    public var pushType: String?
    /// The value of `apns-collapse-id`, if any.
    public var collapseIdentifier: String?
    /// The headers of the request in order, without pseudo-headers and `authorization`.
    ///
    /// Empty with the binary protocol.
    public var headers: [RequestHeader] = []
    /// The provider token of the request; `nil` without one, and with a certificate.
    public var providerToken: ProviderTokenClaims?
    /// The kind of the device token, if the gateway knows it.
    public var tokenKind: KnownDevice.TokenKind?
    /// The size of the header fields as HTTP/2 counts it, with the fields that are not kept.
    var headerByteCount = 0
    /// The file of a notification of an earlier run; `nil` for this run's.
    package var recordedName: String?
    /// The message to Firebase Cloud Messaging that the notification was made of.
    package var fcmMessage: [UInt8]?

    /// The type that the header or else the topic names; `nil` if there is neither.
    var typeOfHeaders: PushType? {
        if let pushType { return PushType.named(pushType) }
        return topic.map { PushType(ofTopic: $0) ?? .alert }
    }

    func numbered(_ number: Int) -> ReceivedNotification {
        var copy = self
        copy.number = number
        return copy
    }

    /// The memory that a notification takes in a store, in bytes.
    var heldByteCount: Int {
        payload.count + headerByteCount + (fcmMessage?.count ?? 0) + Self.fixedByteCount
    }

    /// The memory of a notification besides its payload and headers, in bytes: measured with 100,000 of them.
    private static let fixedByteCount = 512

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - connection: The number of its connection.
    ///   - providerProtocol: The protocol it was sent with.
    ///   - token: The bytes of the device token.
    ///   - payload: The payload as sent.
    public init(
        connection: Int, providerProtocol: ProviderProtocol, token: [UInt8], payload: [UInt8]
    ) {
        self.connection = connection
        self.providerProtocol = providerProtocol
        self.token = token
        self.payload = payload
    }
}

/// A protocol between providers and the gateway.
public enum ProviderProtocol: String, CaseIterable, Hashable, Sendable {
    /// The HTTP/2 provider API.
    case http2
    /// The binary provider protocol.
    case binary
    /// A message to Firebase Cloud Messaging, which sends it to Apple's service.
    case fcm
}

extension ReceivedNotification: StorableNotification {
    /// The topic, or an empty string if it is unknown.
    public var storageTopic: String { topic ?? "" }
}

extension ReceivedNotification {
    /// The device token; `nil` for a broadcast, and if the request had something other than hex digits.
    public var deviceToken: DeviceToken? { try? DeviceToken(token) }

    /// The time until which it may be stored; `nil` if the provider gave none, or asked not to store it.
    public var expirationDate: Date? {
        expiration.flatMap { $0 == 0 ? nil : Date(timeIntervalSince1970: Double($0)) }
    }

    /// The push type; `nil` if the provider gave none, or one that Apple has not defined.
    public var type: PushType? { pushType.flatMap(PushType.named) }
}

extension ReceivedNotification {
    /// The type of the push: the header's, or else the one in the topic's suffix.
    ///
    /// `nil` if neither names one. The binary protocol has no such header.
    package var typeOfPush: PushType? {
        pushType.flatMap(PushType.named) ?? topic.flatMap { PushType(ofTopic: $0) }
    }

    /// The topic of the app, without the suffix of the push type; `nil` if the notification has no topic.
    package var appTopic: String? {
        topic.map { topic in
            guard let suffix = pushType.flatMap(PushType.named)?.topicSuffix,
                topic.hasSuffix(suffix)
            else { return topic }
            return String(topic.dropLast(suffix.count))
        }
    }
}
