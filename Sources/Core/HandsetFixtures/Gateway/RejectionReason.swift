/// The reason for which the gateway of the HTTP/2 provider protocol rejects a notification.
///
/// The texts and statuses come from Apple's "Handling notification responses from APNs", and from "Handling
/// error responses from Apple Push Notification service" for broadcasts.
///
/// ```swift
/// print(RejectionReason.unregistered, RejectionReason.unregistered.httpStatus ?? 0)
/// // Unregistered 410
/// ```
public struct RejectionReason: Hashable, Sendable, CustomStringConvertible {
    /// The text of `reason` in the answer.
    public let wireText: String
    /// The status of the answer, or `nil` for an unknown reason.
    public let httpStatus: Int?
    /// The fault that has this reason, in one sentence.
    public let explanation: String
    /// The number of the reason among those with its status, in an ``AnswerToken``; `nil` for an unknown
    /// reason.
    ///
    /// It is stable: a number is never given to another reason.
    let number: Int?

    private init(_ httpStatus: Int, _ number: Int, _ wireText: String, _ explanation: String) {
        self.httpStatus = httpStatus
        self.number = number
        self.wireText = wireText
        self.explanation = explanation
    }

    /// Creates the reason with a text on the wire; an unknown text is kept.
    public init(wireText: String) {
        if let known = Self.allCases.first(where: { $0.wireText == wireText }) {
            self = known
        } else {
            self.wireText = wireText
            httpStatus = nil
            number = nil
            explanation = "Handset does not know this reason."
        }
    }

    /// Creates the reason of another service than Apple's, with a status of its own.
    package init(httpStatus: Int, of service: String, wireText: String) {
        self.httpStatus = httpStatus
        self.wireText = wireText
        number = nil
        explanation = "\(service) refuses the message."
    }

    /// The text on the wire.
    public var description: String { wireText }
}

// MARK: - 400

extension RejectionReason {
    /// The collapse identifier is too long.
    public static let badCollapseID = RejectionReason(
        400, 1, "BadCollapseId", "The collapse identifier has more than 64 bytes.")
    /// The token does not belong to this environment.
    public static let badDeviceToken = RejectionReason(
        400, 2, "BadDeviceToken",
        "The device token is malformed, unknown, or from the other environment.")
    /// The expiration is not a time.
    public static let badExpirationDate = RejectionReason(
        400, 3, "BadExpirationDate", "The value of apns-expiration is not a number of seconds.")
    /// The identifier is not a UUID.
    public static let badMessageID = RejectionReason(
        400, 4, "BadMessageId", "The value of apns-id or apns-request-id is not a UUID.")
    /// The priority is not one that Apple has defined.
    public static let badPriority = RejectionReason(
        400, 5, "BadPriority", "The value of apns-priority is not 10, 5 or 1.")
    /// The topic is invalid.
    public static let badTopic = RejectionReason(
        400, 6, "BadTopic", "The value of apns-topic is invalid.")
    /// The token belongs to another app.
    public static let deviceTokenNotForTopic = RejectionReason(
        400, 7, "DeviceTokenNotForTopic", "The device token belongs to another app than the topic.")
    /// A header occurs twice.
    public static let duplicateHeaders = RejectionReason(
        400, 8, "DuplicateHeaders", "A header occurs more than once.")
    /// Nothing was sent for too long.
    public static let idleTimeout = RejectionReason(
        400, 9, "IdleTimeout", "Nothing was sent for too long.")
    /// The push type is not one that Apple has defined.
    public static let invalidPushType = RejectionReason(
        400, 10, "InvalidPushType", "The value of apns-push-type is unknown.")
    /// The path has no token.
    public static let missingDeviceToken = RejectionReason(
        400, 11, "MissingDeviceToken", "The path ends where the device token belongs.")
    /// The topic is missing.
    public static let missingTopic = RejectionReason(
        400, 12, "MissingTopic",
        "The header apns-topic is missing, and no certificate for a single topic replaces it.")
    /// The payload is missing.
    public static let payloadEmpty = RejectionReason(
        400, 13, "PayloadEmpty", "The request has no body.")
    /// The topic is not allowed.
    public static let topicDisallowed = RejectionReason(
        400, 14, "TopicDisallowed", "The certificate or the key is not for this topic.")
    /// The channel's identifier is malformed.
    public static let badChannelID = RejectionReason(
        400, 15, "BadChannelId", "The value of apns-channel-id is not base64, or is too long.")
    /// The request to create a channel has an unknown member or value.
    public static let badRequestParams = RejectionReason(
        400, 16, "BadRequestParams", "The JSON of the request has an unknown member or value.")
    /// The body is not JSON.
    public static let badRequestPayload = RejectionReason(
        400, 17, "BadRequestPayload", "The body of the request is not a JSON object.")
    /// The app has too many channels.
    public static let cannotCreateChannelConfig = RejectionReason(
        400, 18, "CannotCreateChannelConfig", "The app already has 10000 channels.")
    /// The channel does not exist.
    public static let channelNotRegistered = RejectionReason(
        400, 19, "ChannelNotRegistered", "The app has no channel with this identifier.")
    /// The app may not use channels.
    public static let featureNotEnabled = RejectionReason(
        400, 20, "FeatureNotEnabled", "Broadcasts are not enabled for the app.")
    /// The channel is missing.
    public static let missingChannelID = RejectionReason(
        400, 21, "MissingChannelId", "The header apns-channel-id is missing.")
    /// The push type is missing.
    public static let missingPushType = RejectionReason(
        400, 22, "MissingPushType",
        "A broadcast has no header apns-push-type, or a new channel no push-type.")
}

// MARK: - 403, 404, 405

extension RejectionReason {
    /// The certificate is invalid.
    public static let badCertificate = RejectionReason(
        403, 1, "BadCertificate", "The certificate is invalid.")
    /// The certificate is for the other environment.
    public static let badCertificateEnvironment = RejectionReason(
        403, 2, "BadCertificateEnvironment", "The certificate is for the other environment.")
    /// The provider token is too old.
    public static let expiredProviderToken = RejectionReason(
        403, 3, "ExpiredProviderToken", "The provider token is older than an hour.")
    /// The request is not allowed.
    public static let forbidden = RejectionReason(
        403, 4, "Forbidden", "The request is not allowed.")
    /// The provider token is invalid.
    public static let invalidProviderToken = RejectionReason(
        403, 5, "InvalidProviderToken",
        "The provider token is malformed, its signature is wrong, or its key or team is unknown.")
    /// The certificate and the provider token are missing.
    public static let missingProviderToken = RejectionReason(
        403, 6, "MissingProviderToken",
        "The connection has no certificate, and the request has no provider token.")
    /// The key does not belong with the connection's first key.
    public static let unrelatedKeyIDInToken = RejectionReason(
        403, 7, "UnrelatedKeyIdInToken",
        "The provider token's key does not belong with the first key of the connection.")
    /// The key is for the other environment, as Apple's table spells it.
    public static let badEnvironmentKeyIDInToken = RejectionReason(
        403, 8, "BadEnvironmentKeyIdInToken",
        "The provider token's key is for the other environment (spelled as in Apple's table).")
    /// The key is for the other environment, as it was seen on the wire.
    public static let badEnvironmentKeyInToken = RejectionReason(
        403, 9, "BadEnvironmentKeyInToken",
        "The provider token's key is for the other environment (spelled as seen on the wire).")
    /// The app in the path is another one.
    public static let topicMismatch = RejectionReason(
        403, 10, "TopicMismatch", "The certificate or the key is not for the app in the path.")
    /// The path is wrong.
    public static let badPath = RejectionReason(
        404, 1, "BadPath", "The path is not /3/device/ and a device token, or one for broadcasts.")
    /// The method is wrong.
    public static let methodNotAllowed = RejectionReason(
        405, 1, "MethodNotAllowed", "The method is not POST, or not one for channels.")
}

// MARK: - 410 and above

extension RejectionReason {
    /// The token has expired.
    public static let expiredToken = RejectionReason(
        410, 1, "ExpiredToken", "The device token has expired.")
    /// The device no longer has the app.
    public static let unregistered = RejectionReason(
        410, 2, "Unregistered", "The device token is no longer active for the topic.")
    /// The payload is too large.
    public static let payloadTooLarge = RejectionReason(
        413, 1, "PayloadTooLarge",
        "The payload has more than 4096 bytes, or 5120 for VoIP and broadcasts.")
    /// Provider tokens change too often.
    public static let tooManyProviderTokenUpdates = RejectionReason(
        429, 1, "TooManyProviderTokenUpdates", "The provider token changed again within 20 minutes."
    )
    /// One device receives too much.
    public static let tooManyRequests = RejectionReason(
        429, 2, "TooManyRequests", "Too many requests were sent to one device token in a row.")
    /// Apple's service failed.
    public static let internalServerError = RejectionReason(
        500, 1, "InternalServerError", "Apple's service failed.")
    /// The service is not available.
    public static let serviceUnavailable = RejectionReason(
        503, 1, "ServiceUnavailable", "The service is not available.")
    /// The gateway closes.
    public static let shutdown = RejectionReason(
        503, 2, "Shutdown", "The gateway is about to close.")
}

extension RejectionReason: CaseIterable {
    /// All known reasons, by status.
    public static let allCases: [RejectionReason] = [
        badCollapseID, badDeviceToken, badExpirationDate, badMessageID, badPriority, badTopic,
        deviceTokenNotForTopic, duplicateHeaders, idleTimeout, invalidPushType, missingDeviceToken,
        missingTopic, payloadEmpty, topicDisallowed, badChannelID, badRequestParams,
        badRequestPayload,
        cannotCreateChannelConfig, channelNotRegistered, featureNotEnabled, missingChannelID,
        missingPushType, badCertificate, badCertificateEnvironment,
        expiredProviderToken, forbidden, invalidProviderToken, missingProviderToken,
        unrelatedKeyIDInToken, badEnvironmentKeyIDInToken, badEnvironmentKeyInToken, topicMismatch,
        badPath,
        methodNotAllowed, expiredToken, unregistered, payloadTooLarge, tooManyProviderTokenUpdates,
        tooManyRequests, internalServerError, serviceUnavailable, shutdown,
    ]
}
