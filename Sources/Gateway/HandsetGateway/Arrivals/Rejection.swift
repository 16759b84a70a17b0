internal import Handset
public import HandsetFixtures

/// The reason why the gateway rejected a notification, in the terms of both protocols.
///
/// ```swift
/// print(Rejection(.unregistered, since: 1_700_000_000), Rejection(.invalidPayloadSize).reason)
/// // Unregistered (status 8: invalid token) PayloadTooLarge
/// ```
///
/// Two rejections are equal if the sender gets the same answer, whatever the cause is.
public struct Rejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in the HTTP/2 provider API.
    public let reason: RejectionReason
    /// The status in the binary provider protocol.
    public let status: BinaryStatus
    /// The time when the device token became inactive, in seconds since 1970.
    ///
    /// Only `Unregistered` and `ExpiredToken` have one, and not always.
    public let since: Int?
    /// The cause that the reason does not name.
    ///
    /// `nil` if the reason says enough, or if the answer was asked for.
    public let cause: RejectionCause?

    /// Creates a rejection with a reason and the nearest status of the binary protocol.
    ///
    /// - Parameters:
    ///   - reason: The reason of the rejection.
    ///   - since: The time when the device token became inactive, in seconds since 1970.
    ///   - cause: The cause that the reason does not name.
    public init(_ reason: RejectionReason, since: Int? = nil, cause: RejectionCause? = nil) {
        self.reason = reason
        self.since = since
        self.cause = cause
        status = Self.statuses[reason] ?? .processingError
    }

    /// Creates a rejection with a status and the nearest reason of the HTTP/2 API.
    ///
    /// - Parameters:
    ///   - status: The status of the rejection.
    ///   - cause: The cause that the status does not name.
    public init(_ status: BinaryStatus, cause: RejectionCause? = nil) {
        self.status = status
        self.cause = cause
        reason = Self.reasons[status] ?? .internalServerError
        since = nil
    }

    /// The reason and the status, and the cause if there is one.
    public var description: String {
        "\(reason) (status \(status.code): \(status))" + (cause.map { ": \($0)" } ?? "")
    }

    /// Returns true if the sender gets the same answer.
    public static func == (one: Rejection, other: Rejection) -> Bool {
        one.reason == other.reason && one.status == other.status && one.since == other.since
    }

    /// Hashes the answer.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(status)
        hasher.combine(since)
    }

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
