internal import Handset
public import HandsetFixtures

/// Why the gateway has refused a notification, as either protocol says it.
///
/// ```swift
/// print(Rejection(.unregistered, since: 1_700_000_000), Rejection(.invalidPayloadSize).reason)
/// // Unregistered (status 8: invalid token) PayloadTooLarge
/// ```
public struct Rejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the HTTP/2 provider API says.
    public let reason: RejectionReason
    /// What the binary provider protocol says.
    public let status: BinaryStatus
    /// Since when the device token is not active any more, in seconds since 1970; only with
    /// `Unregistered` and `ExpiredToken`, and there it may be `nil` too.
    public let since: Int?

    /// Creates the rejection of a reason; its status is the nearest that the binary protocol has.
    ///
    /// - Parameters:
    ///   - reason: Why the notification is refused.
    ///   - since: Since when the device token is not active any more, in seconds since 1970.
    public init(_ reason: RejectionReason, since: Int? = nil) {
        self.reason = reason
        self.since = since
        status = Self.statuses[reason] ?? .processingError
    }

    /// Creates the rejection of a status; its reason is the nearest that the HTTP/2 API has.
    public init(_ status: BinaryStatus) {
        self.status = status
        reason = Self.reasons[status] ?? .internalServerError
        since = nil
    }

    /// Both.
    public var description: String { "\(reason) (status \(status.code): \(status))" }

    // Apple names no correspondence; each is the one that asks the sender to do the same.
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
