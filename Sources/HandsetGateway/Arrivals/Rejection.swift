internal import Handset
public import HandsetFixtures

/// The reason why the gateway rejected a notification, in the terms of both protocols.
///
/// ```swift
/// print(Rejection(.unregistered, since: 1_700_000_000), Rejection(.invalidPayloadSize).reason)
/// // Unregistered (status 8: invalid token) PayloadTooLarge
/// ```
public struct Rejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in the HTTP/2 provider API.
    public let reason: RejectionReason
    /// The status in the binary provider protocol.
    public let status: BinaryStatus
    /// The time when the device token became inactive, in seconds since 1970.
    ///
    /// Only `Unregistered` and `ExpiredToken` have one, and not always.
    public let since: Int?

    /// Creates a rejection with a reason and the nearest status of the binary protocol.
    ///
    /// - Parameters:
    ///   - reason: The reason of the rejection.
    ///   - since: The time when the device token became inactive, in seconds since 1970.
    public init(_ reason: RejectionReason, since: Int? = nil) {
        self.reason = reason
        self.since = since
        status = Self.statuses[reason] ?? .processingError
    }

    /// Creates a rejection with a status and the nearest reason of the HTTP/2 API.
    public init(_ status: BinaryStatus) {
        self.status = status
        reason = Self.reasons[status] ?? .internalServerError
        since = nil
    }

    /// The reason and the status.
    public var description: String { "\(reason) (status \(status.code): \(status))" }

    // Apple does not map one to the other. Each pair asks the sender to do the same.
    private static let statuses: [RejectionReason: BinaryStatus] = [
        .badDeviceToken: .invalidToken, .deviceTokenNotForTopic: .invalidToken,
        .unregistered: .invalidToken, .expiredToken: .invalidToken,
        .missingDeviceToken: .missingDeviceToken, .missingTopic: .missingTopic,
        .badTopic: .invalidTopicSize, .payloadEmpty: .missingPayload,
        .payloadTooLarge: .invalidPayloadSize, .shutdown: .shutdown,
    ]

    private static let reasons: [BinaryStatus: RejectionReason] = [
        .missingDeviceToken: .missingDeviceToken, .missingTopic: .missingTopic,
        .missingPayload: .payloadEmpty, .invalidTokenSize: .badDeviceToken,
        .invalidTopicSize: .badTopic, .invalidPayloadSize: .payloadTooLarge,
        .invalidToken: .badDeviceToken, .shutdown: .shutdown,
    ]
}
