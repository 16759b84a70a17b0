/// Why the gateway of the HTTP/2 provider protocol refuses a notification.
///
/// The texts and statuses are those of Apple's "Handling notification responses from APNs".
///
/// ```swift
/// print(RejectionReason.unregistered, RejectionReason.unregistered.httpStatus ?? 0)
/// // Unregistered 410
/// ```
public struct RejectionReason: Hashable, Sendable, CustomStringConvertible {
    /// The text of `reason` in the answer.
    public let wireText: String
    /// The status of the answer, or `nil` for a reason that is not known here.
    public let httpStatus: Int?
    /// When it is given, in one sentence.
    public let explanation: String
    /// What an ``AnswerToken`` names the reason by, among those with its status, or `nil` for a reason
    /// that is not known here.
    ///
    /// It is promised: a number is never given to another reason.
    let number: Int?

    private init(_ httpStatus: Int, _ number: Int, _ wireText: String, _ explanation: String) {
        self.httpStatus = httpStatus
        self.number = number
        self.wireText = wireText
        self.explanation = explanation
    }

    /// The reason with a text of the wire; one that is not known here is kept as it is.
    public init(wireText: String) {
        if let known = Self.allCases.first(where: { $0.wireText == wireText }) {
            self = known
        } else {
            self.wireText = wireText
            httpStatus = nil
            number = nil
            explanation = "This reason is not known here."
        }
    }

    /// The text of the wire.
    public var description: String { wireText }
}

// MARK: - 400

extension RejectionReason {
    /// The collapse identifier is too long.
    public static let badCollapseID = RejectionReason(
        400, 1, "BadCollapseId", "The collapse identifier has more than 64 bytes.")
    /// The token is no token of this environment.
    public static let badDeviceToken = RejectionReason(
        400, 2, "BadDeviceToken",
        "The device token is malformed, not known, or one of the other environment.")
    /// The expiration is no time.
    public static let badExpirationDate = RejectionReason(
        400, 3, "BadExpirationDate", "The value of apns-expiration is no number of seconds.")
    /// The identifier is no UUID.
    public static let badMessageID = RejectionReason(
        400, 4, "BadMessageId", "The value of apns-id is no UUID.")
    /// The priority is not one of those that there are.
    public static let badPriority = RejectionReason(
        400, 5, "BadPriority", "The value of apns-priority is not 10, 5 or 1.")
    /// The topic is not valid.
    public static let badTopic = RejectionReason(
        400, 6, "BadTopic", "The value of apns-topic is not valid.")
    /// The token belongs to another app.
    public static let deviceTokenNotForTopic = RejectionReason(
        400, 7, "DeviceTokenNotForTopic", "The device token belongs to another app than the topic.")
    /// A header comes twice.
    public static let duplicateHeaders = RejectionReason(
        400, 8, "DuplicateHeaders", "A header comes more than once.")
    /// Nothing was sent for too long.
    public static let idleTimeout = RejectionReason(
        400, 9, "IdleTimeout", "Nothing was sent for too long.")
    /// The push type is not one of those that there are.
    public static let invalidPushType = RejectionReason(
        400, 10, "InvalidPushType", "The value of apns-push-type is not known.")
    /// The path names no token.
    public static let missingDeviceToken = RejectionReason(
        400, 11, "MissingDeviceToken", "The path ends where the device token belongs.")
    /// There is no topic, and one is needed.
    public static let missingTopic = RejectionReason(
        400, 12, "MissingTopic",
        "There is no apns-topic, and the certificate is for several topics or there is none.")
    /// There is no payload.
    public static let payloadEmpty = RejectionReason(
        400, 13, "PayloadEmpty", "The request has no body.")
    /// The topic is not allowed.
    public static let topicDisallowed = RejectionReason(
        400, 14, "TopicDisallowed", "The certificate or the key is not for this topic.")
}

// MARK: - 403, 404, 405

extension RejectionReason {
    /// The certificate is not valid.
    public static let badCertificate = RejectionReason(
        403, 1, "BadCertificate", "The certificate is not valid.")
    /// The certificate is for the other environment.
    public static let badCertificateEnvironment = RejectionReason(
        403, 2, "BadCertificateEnvironment", "The certificate is for the other environment.")
    /// The provider token is too old.
    public static let expiredProviderToken = RejectionReason(
        403, 3, "ExpiredProviderToken", "The provider token is older than an hour.")
    /// What was asked for is not allowed.
    public static let forbidden = RejectionReason(
        403, 4, "Forbidden", "What was asked for is not allowed.")
    /// The provider token is not valid.
    public static let invalidProviderToken = RejectionReason(
        403, 5, "InvalidProviderToken",
        "The provider token is malformed, its signature is wrong, or its key or team is not known.")
    /// There is neither a certificate nor a provider token.
    public static let missingProviderToken = RejectionReason(
        403, 6, "MissingProviderToken", "There is neither a certificate nor a provider token.")
    /// The key is not one that belongs with the connection's first.
    public static let unrelatedKeyIDInToken = RejectionReason(
        403, 7, "UnrelatedKeyIdInToken",
        "The provider token's key does not belong with the first key of the connection.")
    /// The key is for the other environment, as Apple's table spells it.
    public static let badEnvironmentKeyIDInToken = RejectionReason(
        403, 8, "BadEnvironmentKeyIdInToken",
        "The provider token's key is for the other environment; so it is spelled in Apple's table.")
    /// The key is for the other environment, as it was seen on the wire.
    public static let badEnvironmentKeyInToken = RejectionReason(
        403, 9, "BadEnvironmentKeyInToken",
        "The provider token's key is for the other environment; so it was seen on the wire.")
    /// The path is wrong.
    public static let badPath = RejectionReason(
        404, 1, "BadPath", "The path is not /3/device/ and a device token.")
    /// The method is wrong.
    public static let methodNotAllowed = RejectionReason(
        405, 1, "MethodNotAllowed", "The method is not POST.")
}

// MARK: - 410 and above

extension RejectionReason {
    /// The token has expired.
    public static let expiredToken = RejectionReason(
        410, 1, "ExpiredToken", "The device token has expired.")
    /// The app is not there any more.
    public static let unregistered = RejectionReason(
        410, 2, "Unregistered", "The device token is no longer active for the topic.")
    /// The payload is too large.
    public static let payloadTooLarge = RejectionReason(
        413, 1, "PayloadTooLarge", "The payload has more than 4096 bytes, or 5120 for VoIP.")
    /// Provider tokens change too often.
    public static let tooManyProviderTokenUpdates = RejectionReason(
        429, 1, "TooManyProviderTokenUpdates", "The provider token changed again within 20 minutes."
    )
    /// One device gets too much.
    public static let tooManyRequests = RejectionReason(
        429, 2, "TooManyRequests", "Too much was sent to one device token in a row.")
    /// Something is wrong at Apple's.
    public static let internalServerError = RejectionReason(
        500, 1, "InternalServerError", "Something is wrong at Apple's.")
    /// The service is not there.
    public static let serviceUnavailable = RejectionReason(
        503, 1, "ServiceUnavailable", "The service is not available.")
    /// The gateway closes.
    public static let shutdown = RejectionReason(
        503, 2, "Shutdown", "The gateway is about to close.")
}

extension RejectionReason: CaseIterable {
    /// Every reason that is known here, by status.
    public static let allCases: [RejectionReason] = [
        badCollapseID, badDeviceToken, badExpirationDate, badMessageID, badPriority, badTopic,
        deviceTokenNotForTopic, duplicateHeaders, idleTimeout, invalidPushType, missingDeviceToken,
        missingTopic, payloadEmpty, topicDisallowed, badCertificate, badCertificateEnvironment,
        expiredProviderToken, forbidden, invalidProviderToken, missingProviderToken,
        unrelatedKeyIDInToken, badEnvironmentKeyIDInToken, badEnvironmentKeyInToken, badPath,
        methodNotAllowed, expiredToken, unregistered, payloadTooLarge, tooManyProviderTokenUpdates,
        tooManyRequests, internalServerError, serviceUnavailable, shutdown,
    ]
}
